#include "solver/native/solutions.h"

#include "solver/native/compile.h"

/* That a choice is one of its cases is known without saying it; said, it would
 * make every choice matter in every case. */
static bool is_choice_range(struct store *store, const struct conjunct *conjunct)
{
    if (conjunct->count != 1 || conjunct->symbols[0]->kind != LANG_CHOICE)
        return false;
    const struct lang_value **values;
    size_t count;
    return finite_values(store, conjunct->symbols[0], &conjunct->term, 1, &values, &count) &&
           count == conjunct->symbols[0]->choices;
}

static bool add_assertions(struct store *store, struct conjuncts *conjuncts, const struct lang_term *const *assertions,
                           size_t count)
{
    bool possible = true;
    for (size_t i = 0; i < count && possible; i++)
        possible = conjuncts_add(store, conjuncts, simplify(&store->arena, assertions[i]));
    for (size_t i = 0; i < conjuncts->count && possible; i++)
        if (is_choice_range(store, &conjuncts->items[i]))
            conjuncts->items[i--] = conjuncts->items[--conjuncts->count];
    return possible;
}

/* An error makes everything but a proof that there are none doubtful. */
void settle_error(struct solutions *solutions, struct error *error)
{
    struct error *own = solutions->store->error;
    if (own->kind != ERROR_NONE && solutions->state != SOLUTIONS_NONE) {
        solutions_doubt(solutions, NULL, own->message.s);
        error_set(error, own->kind, "%s", own->message.s);
    }
    error_release(own);
    solutions->store->error = NULL;
}

struct solutions *solutions_of(const struct lang_symbol *const *symbols, size_t symbol_count,
                               const struct lang_term *const *assertions, size_t assertion_count,
                               const struct solutions_options *options, struct error *error)
{
    struct store *store = store_new(symbols, symbol_count, options, NULL);
    const struct lang_symbol **own_symbols = mem_array(symbol_count + 1, sizeof *own_symbols);
    size_t own_count = 0;
    for (size_t i = 0; i < symbol_count; i++)
        if (symbols[i])
            own_symbols[own_count++] = symbols[i];
    struct solutions *solutions = solutions_blank(store, own_symbols, own_count);
    mem_free(own_symbols);
    struct conjuncts conjuncts = {0};
    struct error own = ERROR_INIT;
    store->error = &own;
    if (add_assertions(store, &conjuncts, assertions, assertion_count)) {
        compile_product(solutions, &conjuncts, false);
    } else {
        product_none(solutions);
        vector_release(&conjuncts);
    }
    settle_error(solutions, error);
    return solutions;
}

/* ---- for people ---- */

static void print_names(const struct part *part, struct text *out)
{
    for (size_t i = 0; i < part->symbol_count; i++)
        text_addf(out, "%s%s", i > 0 ? ", " : "", part->symbols[i]->name);
}

static void print_count(struct part *part, const char *what, struct text *out)
{
    mpz_t count;
    mpz_init(count);
    if (count_part(part, count)) {
        char *digits = mem_alloc(mpz_sizeinbase(count, 10) + 2);
        text_addf(out, "%s %s", mpz_get_str(digits, 10, count), what);
        mem_free(digits);
    } else {
        text_addf(out, "endless %s", what);
    }
    mpz_clear(count);
}

static void print_part(struct part *part, const struct solutions *solutions, struct text *out)
{
    print_names(part, out);
    text_add(out, ": ");
    switch (part->kind) {
    case PART_STRING:
        print_count(part, "strings", out);
        break;
    case PART_INTEGER:
        integers_print(part->integers, out);
        break;
    case PART_REAL:
        print_count(part, "reals", out);
        break;
    case PART_FINITE:
        print_count(part, "values", out);
        break;
    case PART_DERIVED:
        lang_print_term(part->derived, out);
        break;
    case PART_LINEAR:
        text_add(out, "linear");
        break;
    case PART_CASES:
        text_addf(out, "%zu cases", part->case_count);
        break;
    case PART_FOREIGN:
        text_addf(out, "asks %s", solutions->options.solver);
        break;
    case PART_SAMPLED:
        text_add(out, "tried");
        break;
    case PART_GUESSED:
        text_add(out, "guessed");
        break;
    }
}

void solutions_print(const struct solutions *solutions, struct text *out)
{
    if (solutions->state == SOLUTIONS_NONE)
        text_add(out, "none");
    size_t before = 0;
    for (size_t i = 0; i < solutions->own_count; i++) {
        const struct lang_symbol *symbol = solutions->own[i];
        if (!solutions->fixed[i] || solutions->state == SOLUTIONS_NONE)
            continue;
        text_addf(out, "%s%s = ", before++ ? "; " : "", symbol->name);
        lang_print_value(solutions->fixed[i], symbol->type, out);
    }
    for (size_t i = 0; i < solutions->part_count; i++) {
        text_add(out, before++ ? "; " : "");
        print_part(&solutions->parts[i], solutions, out);
    }
}
