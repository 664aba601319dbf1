# The page of the server's calls, for those who write programs.

web-docs-title = Tavola’s calls, version { $version }
web-docs-about = For programs. What a call takes and gives is described here and can be tried at once.
web-docs-takes = Takes
web-docs-gives = Gives ({ $status })
web-docs-body = Body
web-docs-try = Try it
web-docs-answer = Answer: { $status }
web-docs-refusals = Refusals
web-docs-structures = Structures
