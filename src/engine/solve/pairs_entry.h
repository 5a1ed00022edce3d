/* Inputs as the pairwise check sees them: scalars, and the features that were
 * asked for, each evaluated once (by lang_evaluate) and kept. */
#ifndef ASSAY_ENGINE_SOLVE_PAIRS_ENTRY_H
#define ASSAY_ENGINE_SOLVE_PAIRS_ENTRY_H

#include "engine/solve/form.h"

struct pairs_feature {
    const struct lang_value *value; /* NULL: undefined */
    const uint32_t *characters;     /* of a String that is compared by edit distance */
    size_t character_count;
    bool known, decoded;
};

struct pairs_entry {
    const struct lang_value *const *scalars;
    struct pairs_feature *features; /* [feature count]; those of variables first, which are known from the start */
    struct arena *arena;            /* for what is evaluated later */
};

/* What is evaluated: the block's variables on its own symbols, then features of the form on scalars. */
struct pairs_terms {
    const struct lang_term **items;
    size_t count, capacity;
    size_t variable_count;
};
size_t pairs_term_index(struct pairs_terms *terms, const struct lang_term *feature); /* adds it, once */

/* False: an error. */
bool pairs_entry_variables(const struct pairs_terms *terms, struct pairs_entry *entry,
                           const struct lang_value *const *solution, struct error *error);
bool pairs_entry_feature(const struct pairs_terms *terms, struct pairs_entry *entry, size_t index,
                         const struct lang_value **value, struct error *error);
/* The characters of a String feature that is known and defined. */
const uint32_t *pairs_entry_characters(struct pairs_entry *entry, size_t index, size_t *count);
/* A copy that lives in the arena. */
struct pairs_entry *pairs_entry_keep(const struct pairs_terms *terms, const struct pairs_entry *entry,
                                     size_t scalar_count, struct arena *arena);

/* Equal values have equal bytes. */
void pairs_value_bytes(const struct lang_value *value, struct text *out);

#endif
