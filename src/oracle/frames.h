/* Frames: the calls that led to a place, those of the user's code only. */
#ifndef ASSAY_ORACLE_FRAMES_H
#define ASSAY_ORACLE_FRAMES_H

#include <stddef.h>
#include "base/memory.h"
#include "base/text.h"
#include "base/vector.h"
#include "target/symbols.h"

struct frames {
    VECTOR(struct symbol) items; /* innermost first */
    struct arena names;          /* of functions */
};
void frames_release(struct frames *frames);

/* Return addresses, as offsets in the image. */
void frames_from_offsets(struct frames *frames, const struct symbols *symbols, const uint64_t *offsets, size_t count);
/* Lines "    #0 0x55… (/path/image+0x12ab) …" of a sanitizer's report, where text stands or further down, but before
 * a line that is empty. */
void frames_from_report(struct frames *frames, const struct symbols *symbols, const char *image, const char *text);

const struct symbol *frames_first(const struct frames *frames); /* NULL: none */
/* Of endless recursion: the function that is there most often. */
const struct symbol *frames_most_frequent(const struct frames *frames);
/* " in bst_insert (bst.c:31)", or nothing. */
void frames_add_place(struct text *out, const struct symbol *symbol);
/* Lines "    #0 bst_insert bst.c:31". */
void frames_print(const struct frames *frames, struct text *out);

#endif
