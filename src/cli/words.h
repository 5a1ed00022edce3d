/* Words: a list of strings that others own, and a shell's way to split one
 * string into such a list. */
#ifndef ASSAY_CLI_WORDS_H
#define ASSAY_CLI_WORDS_H

#include "base/error.h"
#include "base/memory.h"
#include "base/vector.h"

struct words {
    const char **items;
    size_t count, capacity;
};

/* Splits at blanks; '…', "…" and \ quote as in a POSIX shell, nothing is
 * expanded.  The words are copied into the arena. */
bool words_split(const char *line, struct arena *arena, struct words *words, struct error *error);

#endif
