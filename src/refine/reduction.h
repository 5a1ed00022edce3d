/* Reduction: the state of one simplification, and candidates tried in order.
 *
 *   simplify.c            the order of passes
 *   simplify_try.c        candidates: which are worth a try, and trying them
 *   simplify_order.c      which of two sequences is simpler
 *   simplify_remove.c     calls go
 *   simplify_sample.c     a few calls of many are drawn
 *   simplify_replace.c    objects are made another way
 *   simplify_arguments.c  numbers, functions and references become simpler
 *   simplify_cells.c      strings and buffers become shorter and simpler
 *
 * A pass proposes candidates, the most wanted first, and calls reduction_settle,
 * which tries them until one breaks the same way: that is the best from then on.
 * What is not simpler than the best, does not pass the gate, or was tried before
 * is not proposed at all, so every pass ends, and the whole does.  A sequence that
 * breaks a rule learned from it does not pass either: then candidates may break
 * that one, too. */
#ifndef ASSAY_REFINE_REDUCTION_H
#define ASSAY_REFINE_REDUCTION_H

#include "refine/simplify.h"

struct reduction {
    const struct sequence_plan *plan;
    const struct simplify_services *services;
    double deadline;
    struct sequence best;
    char *refusal; /* why the gate refuses the first one, without the number of the call; NULL: it does not */
    VECTOR(struct sequence) proposals;
    VECTOR(uint64_t) tags;   /* of each proposal: what its pass knows it by */
    VECTOR(uint64_t) seen;   /* hashes of what was tried; a table, 0: free */
    size_t seen_count, batch;
    unsigned long long tried;
    bool stopped; /* by the deadline or by the service */
};

void reduction_init(struct reduction *reduction, const struct sequence *from, const struct sequence_plan *plan,
                    const struct simplify_services *services, double deadline);
void reduction_release(struct reduction *reduction);

/* candidate: taken over. */
void reduction_propose(struct reduction *reduction, struct sequence *candidate, uint64_t tag);
/* The best one with other words at a place. */
void reduction_propose_words(struct reduction *reduction, const struct sequence_place *place, const uint64_t *words,
                             size_t count, uint64_t tag);
/* Tries the proposals and forgets them.  True: one is the best now; *tag (may be NULL) is its. */
bool reduction_settle(struct reduction *reduction, uint64_t *tag);

bool reduction_is_simpler(const struct sequence_plan *plan, const struct sequence *a, const struct sequence *b);
/* How far a word of a NUMBER is from the simplest value there is (0, the bound next to it, the first constant); and
 * back. */
uint64_t reduction_distance(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t word);
uint64_t reduction_at_distance(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t distance,
                               uint64_t like);

/* Each true: the best one has changed. */
bool simplify_remove(struct reduction *reduction);
bool simplify_sample(struct reduction *reduction); /* of a long one only */
bool simplify_replace(struct reduction *reduction);
bool simplify_arguments(struct reduction *reduction);
/* A string or buffer at a place of the best: shorter, or with simpler bytes. */
bool simplify_cells(struct reduction *reduction, const struct sequence_place *place);

#endif
