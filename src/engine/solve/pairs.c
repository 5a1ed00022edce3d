#include "engine/solve/pairs.h"

#include <string.h>
#include "engine/solve/pairs_set.h"

/* What is evaluated for inputs that are not kept is released after so many. */
#define SCRATCH_LIFE 512

struct pairs {
    const struct lang_block *block;
    size_t scalar_count;
    struct arena arena; /* rules and kept entries */
    struct arena scratch;
    size_t scratch_age;
    struct pairs_terms terms;
    struct pairs_set *variables, *form; /* figure 6: default, and C */
    struct pairs_feature *features;     /* of the entry that is looked at */
    VECTOR(struct pairs_entry *) kept;
};

struct pairs *pairs_new(const struct lang_block *block, const struct flat *flat, const struct form *form)
{
    struct pairs *pairs = mem_alloc(sizeof *pairs);
    pairs->block = block;
    pairs->scalar_count = flat->symbol_count;
    for (size_t i = 0; i < block->variable_count; i++)
        vector_push(&pairs->terms, block->variables[i].value);
    pairs->terms.variable_count = block->variable_count;
    const struct pairs_rule *variables = pairs_rule_of_variables(&pairs->arena, &pairs->terms);
    const struct pairs_rule *rule = pairs_rule_of(&pairs->arena, &pairs->terms, form);
    pairs->variables = pairs_set_new(variables, &pairs->terms);
    pairs->form = pairs_set_new(rule, &pairs->terms);
    pairs->features = mem_array(pairs->terms.count + 1, sizeof *pairs->features);
    return pairs;
}

void pairs_free(struct pairs *pairs)
{
    if (!pairs)
        return;
    pairs_set_free(pairs->variables);
    pairs_set_free(pairs->form);
    mem_free(pairs->features);
    vector_release(&pairs->kept);
    vector_release(&pairs->terms);
    arena_release(&pairs->scratch);
    arena_release(&pairs->arena);
    mem_free(pairs);
}

static bool keep(struct pairs *pairs, const struct pairs_entry *entry, struct error *error)
{
    struct pairs_entry *kept = pairs_entry_keep(&pairs->terms, entry, pairs->scalar_count, &pairs->arena);
    vector_push(&pairs->kept, kept);
    return pairs_set_add(pairs->variables, kept, error) && pairs_set_add(pairs->form, kept, error);
}

bool pairs_check(struct pairs *pairs, const struct lang_value *const *scalars, const struct lang_value *const *solution,
                 bool keep_it, bool *different, struct error *error)
{
    struct pairs_entry entry = {scalars, pairs->features, &pairs->scratch};
    memset(pairs->features, 0, pairs->terms.count * sizeof *pairs->features);
    if (++pairs->scratch_age == SCRATCH_LIFE) {
        arena_release(&pairs->scratch);
        pairs->scratch_age = 0;
    }
    *different = false;
    if (!pairs_entry_variables(&pairs->terms, &entry, solution, error) ||
        !pairs_set_different(pairs->variables, &entry, different, error))
        return false;
    if (*different && !pairs_set_different(pairs->form, &entry, different, error))
        return false;
    return !*different || !keep_it || keep(pairs, &entry, error);
}

size_t pairs_kept(const struct pairs *pairs)
{
    return pairs->kept.count;
}

const struct lang_value *const *pairs_at(const struct pairs *pairs, size_t i)
{
    return pairs->kept.items[i]->scalars;
}
