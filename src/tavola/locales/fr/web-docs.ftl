# La page des appels du serveur, pour qui écrit des programmes.

web-docs-title = Les appels de Tavola, version { $version }
web-docs-about = Pour les programmes. Ce qu’un appel prend et donne est décrit ici et s’essaie aussitôt.
web-docs-takes = Prend
web-docs-gives = Donne ({ $status })
web-docs-body = Corps
web-docs-try = Essayer
web-docs-answer = Réponse : { $status }
web-docs-refusals = Refus
web-docs-structures = Structures
