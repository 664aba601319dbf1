"""Level 0: compiling rules, the generic game functions, bits, random numbers, words, errors."""
