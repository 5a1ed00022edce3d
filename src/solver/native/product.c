#include "solver/native/compile.h"

#include <string.h>

struct part part_blank(struct store *store, const struct component *component, enum part_kind kind)
{
    struct part part = {.kind = kind, .state = SOLUTIONS_SOME, .exact = true, .order = order_new(store)};
    part.symbols = mem_array(component->symbol_count, sizeof *part.symbols);
    memcpy(part.symbols, component->symbols, component->symbol_count * sizeof *part.symbols);
    part.symbol_count = component->symbol_count;
    for (size_t i = 0; i < component->conjuncts.count; i++)
        vector_push(&part.assertions, component->conjuncts.items[i].term);
    return part;
}

struct part part_copy(const struct part *part)
{
    struct part copy = *part;
    copy.symbols = mem_array(part->symbol_count, sizeof *copy.symbols);
    memcpy(copy.symbols, part->symbols, part->symbol_count * sizeof *copy.symbols);
    copy.assertions = (struct terms){0};
    for (size_t i = 0; i < part->assertions.count; i++)
        vector_push(&copy.assertions, part->assertions.items[i]);
    return copy;
}

static void drop_part(struct part *part)
{
    vector_release(&part->assertions);
    mem_free(part->symbols);
}

void product_add(struct solutions *solutions, struct part part)
{
    /* A power of two of them fits; so growing is seldom. */
    size_t count = solutions->part_count;
    if ((count & (count - 1)) == 0)
        solutions->parts = mem_realloc(solutions->parts, (count ? 2 * count : 1) * sizeof *solutions->parts);
    solutions->parts[solutions->part_count++] = part;
}

void product_none(struct solutions *solutions)
{
    for (size_t i = 0; i < solutions->part_count; i++)
        drop_part(&solutions->parts[i]);
    solutions->part_count = 0;
    solutions->state = SOLUTIONS_NONE;
    solutions->exact = true;
    text_clear(&solutions->why);
}

void solutions_doubt(struct solutions *solutions, const struct lang_term *term, const char *why)
{
    if (solutions->state == SOLUTIONS_SOME)
        solutions->state = SOLUTIONS_UNKNOWN;
    solutions->exact = false;
    if (solutions->why.length > 0)
        return;
    if (term && term->at.line > 0)
        text_addf(&solutions->why, "%d:%d: ", term->at.line, term->at.column);
    if (term) {
        text_add_char(&solutions->why, '\'');
        size_t start = solutions->why.length;
        lang_print_term(term, &solutions->why);
        if (solutions->why.length - start > 200) {
            text_cut(&solutions->why, start + 200);
            text_add(&solutions->why, " …");
        }
        text_add(&solutions->why, "': ");
    }
    text_add(&solutions->why, why);
}

static void explain_part(struct solutions *solutions, const struct part *part)
{
    if (part->exact || solutions->why.length > 0)
        return;
    const char *name = part->symbols[0]->name;
    if (part->kind == PART_STRING)
        text_addf(&solutions->why, "'%s' is made of printable characters only", name);
    else if (part->kind == PART_LINEAR)
        text_addf(&solutions->why, "'%s' and what it hangs together with are not all searched", name);
    else if (part->kind == PART_FOREIGN)
        text_addf(&solutions->why, "a solver is asked for '%s'", name);
    else if (part->kind == PART_SAMPLED || part->kind == PART_GUESSED)
        text_addf(&solutions->why, "values of '%s' are tried, not all of them", name);
    else
        for (size_t i = 0; i < part->case_count && solutions->why.length == 0; i++)
            text_add(&solutions->why, part->cases[i]->why.s);
}

void product_finish(struct solutions *solutions)
{
    if (solutions->state == SOLUTIONS_NONE)
        return;
    for (size_t k = 0; k < solutions->part_count; k++) {
        const struct part *part = &solutions->parts[k];
        for (size_t i = 0; i < part->symbol_count; i++)
            solutions->part_of[symbol_place(solutions->own, solutions->own_count, part->symbols[i])] = k;
        if (part->state == SOLUTIONS_UNKNOWN)
            solutions->state = SOLUTIONS_UNKNOWN;
        explain_part(solutions, part);
        solutions->exact = solutions->exact && part->exact;
    }
}
