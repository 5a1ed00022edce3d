/* The subset construction, a step at a time: what the NFA with its looks can
 * be doing after a prefix, as one number.
 *
 * A state holds the configurations of the pattern and, for each lookbehind,
 * those of its content run over the whole prefix.  So a lookbehind is known
 * when it is asked for; a lookahead becomes an obligation.  Obligations that
 * are fulfilled vanish, configurations with one that failed vanish too. */
#ifndef ASSAY_FRONT_REGEX_SUBSETS_H
#define ASSAY_FRONT_REGEX_SUBSETS_H

#include "front/regex/configs.h"
#include "front/regex/nfa.h"
#include "front/regex/partition.h"

#define SUBSETS_DEAD UINT32_MAX /* nothing can match any more */

struct subsets {
    const struct nfa *nfa;
    struct partition partition;
    bool *member; /* [set * atoms + atom] */
    struct intern configs, obligations, states;
    uint32_t everything; /* the set of configurations that accepts any rest */
    uint32_t *marks, mark; /* per NFA state: seen in closure `mark` */
    /* at the current position of the string: */
    uint32_t *trackers;          /* per lookbehind: its set of configurations */
    uint32_t *starts;            /* per look: 1 + the set it starts with */
    VECTOR(uint64_t) stepped;    /* set before << 32 | set after */
    size_t work, work_limit;     /* configurations visited; beyond the limit results are wrong */
};

void subsets_init(struct subsets *subsets, const struct nfa *nfa, struct charset alphabet, size_t work_limit);
void subsets_release(struct subsets *subsets);
uint32_t subsets_start(struct subsets *subsets);
uint32_t subsets_next(struct subsets *subsets, uint32_t state, uint32_t atom);
bool subsets_accepts(const struct subsets *subsets, uint32_t state); /* if the string ends here */
bool subsets_gave_up(const struct subsets *subsets);

#endif
