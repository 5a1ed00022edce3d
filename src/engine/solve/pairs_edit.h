/* Levenshtein's distance with 64 cells of the table at a time: G. Myers, A fast
 * bit-vector algorithm for approximate string matching, 1999, in the form of
 * H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances, 2003; in blocks where the pattern has more than 64 characters. */
#ifndef ASSAY_ENGINE_SOLVE_PAIRS_EDIT_H
#define ASSAY_ENGINE_SOLVE_PAIRS_EDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A string prepared to be compared with many. */
struct edit_pattern {
    const uint32_t *characters; /* not its own */
    size_t count, blocks;
    uint32_t *alphabet; /* the different characters, sorted */
    size_t alphabet_count;
    uint64_t *places; /* [alphabet][block]: where each occurs */
    uint64_t *plus, *minus;
};
void edit_pattern_init(struct edit_pattern *pattern, const uint32_t *characters, size_t count);
void edit_pattern_release(struct edit_pattern *pattern);
/* Is the distance at least that? */
bool edit_at_least(struct edit_pattern *pattern, const uint32_t *characters, size_t count, size_t distance);

#endif
