/* Lines: of the library's sources, as far as edges tell.  A line is reached when
 * some edge of it is; what sanitizers add, and nobody reaches, is no line. */
#ifndef ASSAY_ENGINE_SEQUENCE_LINES_H
#define ASSAY_ENGINE_SEQUENCE_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sequence_lines {
    uint32_t *of_edges; /* line of each edge, from 0; SEQUENCE_NONE: unknown */
    size_t edge_count, count;
    bool is_known; /* they were looked for */
};

/* places: of edges, offsets in the image; 0: unknown. */
void sequence_lines_find(struct sequence_lines *lines, const char *image, const uint32_t *places, size_t count);
/* edges: how often each was gone over, one table for each lane. */
size_t sequence_lines_reached(const struct sequence_lines *lines, const unsigned char *const *edges, size_t lanes);
void sequence_lines_release(struct sequence_lines *lines);

#endif
