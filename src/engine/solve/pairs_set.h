/* Sets of inputs that are all different as a form says, and whether a further
 * one is different from all of them.
 *
 *     KEYS     a hash set of tuples of values; equal hashes are compared
 *     GROUPS   a set for each tuple; inputs of different tuples differ anyway
 *     LINE     numbers in order; the two nearest are looked at
 *     EVERY    a set for each item of an ALL: different in each of them
 *     LIST     all of them, one after the other
 * An input with an undefined feature is told by what the relation says of it:
 * (not (= f g)) is true then, and an atom such as (<= d |f - g|) is false. */
#ifndef ASSAY_ENGINE_SOLVE_PAIRS_SET_H
#define ASSAY_ENGINE_SOLVE_PAIRS_SET_H

#include "engine/solve/pairs_entry.h"

enum pairs_rule_kind { RULE_ALWAYS, RULE_NEVER, RULE_KEYS, RULE_GROUPS, RULE_LINE, RULE_EVERY, RULE_LIST };

/* How inputs are told apart; made once from the form. */
struct pairs_rule {
    enum pairs_rule_kind kind;
    const struct form *form;  /* LINE: the distance; LIST */
    const size_t *features;   /* KEYS, GROUPS: the tuple; LINE: one; LIST of an EDIT: one */
    size_t feature_count;
    bool undefined_is_equal;  /* KEYS of variables: two without a value are the same */
    const struct pairs_rule *const *items; /* EVERY; GROUPS: one, or of each choice */
    size_t count;
    bool by_choice; /* GROUPS: items[choice]; beyond them nothing differs */
};
const struct pairs_rule *pairs_rule_of(struct arena *arena, struct pairs_terms *terms, const struct form *form);
const struct pairs_rule *pairs_rule_of_variables(struct arena *arena, const struct pairs_terms *terms);

struct pairs_set;
struct pairs_set *pairs_set_new(const struct pairs_rule *rule, struct pairs_terms *terms);
void pairs_set_free(struct pairs_set *set);
/* False: an error. */
bool pairs_set_different(struct pairs_set *set, struct pairs_entry *entry, bool *different, struct error *error);
bool pairs_set_add(struct pairs_set *set, struct pairs_entry *entry, struct error *error);

/* One pair, in both orders where that may matter. */
bool pairs_compare(struct pairs_terms *terms, const struct form *form, struct pairs_entry *a, struct pairs_entry *b,
                   bool *different, struct error *error);

#endif
