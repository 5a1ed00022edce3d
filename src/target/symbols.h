/* Symbols: addresses in an image to functions and source lines, by its debug information. */
#ifndef ASSAY_TARGET_SYMBOLS_H
#define ASSAY_TARGET_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct symbols {
    void *session; /* libdwfl's; NULL: the image has none, and nothing is found */
    void *module;
    struct symbols_found *found; /* what was looked for before: reports name the same places again and again */
};
struct symbol {
    const char *function; /* valid until symbols_close; NULL: unknown */
    const char *file;     /* last path component; NULL: unknown */
    int line;
};
void symbols_open(struct symbols *symbols, const char *image);
void symbols_close(struct symbols *symbols);
/* offset: from the image's load address; a return address is looked up one byte before. */
struct symbol symbols_find(const struct symbols *symbols, uint64_t offset);
/* All functions at that place, the innermost first: where the compiler put one into another there are several.
 * Returns how many, at most most. */
size_t symbols_find_all(const struct symbols *symbols, uint64_t offset, struct symbol *found, size_t most);
/* File and line of many places at once, each where an instruction begins; functions are not looked for.  found has room
 * for count.  Those in headers of the system are unknown. */
void symbols_find_lines(const struct symbols *symbols, const uint32_t *offsets, size_t count, struct symbol *found);
/* Which of these places, each where a block begins, and all such places, only tell what a sanitizer has found. */
void symbols_find_reports(const struct symbols *symbols, const uint32_t *offsets, size_t count, bool *is_report);

#endif
