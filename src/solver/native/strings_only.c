/* Conditions on the length alone.
 *
 * All of them together are one set of numbers.  Where it is bounded, the
 * strings of these lengths are not made an automaton of their own, which would
 * have every state once for each length, unless that is small: counting and
 * drawing go by lengths anyway. */
#include "solver/native/strings_parts.h"

#define LENGTH_LIMIT 1000000
#define PRODUCT_LIMIT 2000 /* states that a language may have because of its lengths */

static bool is_length_of_symbol(const struct strings_reading *r, const struct lang_term *term)
{
    return term->op == LANG_LENGTH && is_symbol(r, term->args[0]);
}

/* The term with the number in place of the length; NULL: it says something else too. */
static const struct lang_term *about_number(struct strings_reading *r, const struct lang_term *term,
                                            const struct lang_term *number)
{
    if (is_length_of_symbol(r, term))
        return number;
    if (term->closed)
        return term;
    if (term->count == 0 || term->op == LANG_COVER_CLASS || term->op == LANG_EVERY || term->op == LANG_ANY)
        return NULL;
    const struct lang_term **args = arena_alloc(r->arena, (term->count + 1) * sizeof *args);
    for (size_t i = 0; i < term->count; i++)
        if (!(args[i] = about_number(r, term->args[i], number)))
            return NULL;
    return term_make(r->arena, term->op, term->type, args, term->count);
}

static struct lengths *listed(const struct integers *numbers)
{
    mpz_t n;
    mpz_init_set_si(n, -1);
    bool ends = integers_empty(numbers) || (integers_greatest(numbers, n) && mpz_cmp_ui(n, LENGTH_LIMIT) < 0);
    struct lengths *only = ends ? mem_alloc(sizeof *only) : NULL;
    if (only) {
        only->base = mpz_sgn(n) >= 0 ? mpz_get_ui(n) + 1 : 0;
        only->period = 1;
        only->present = mem_array(only->base + 1, sizeof *only->present);
        for (mpz_set_ui(n, 0); integers_next(numbers, n, n); mpz_add_ui(n, n, 1))
            only->present[mpz_get_ui(n)] = true;
    }
    mpz_clear(n);
    return only;
}

struct lengths *only_lengths(struct strings_reading *r, strings_conjuncts *terms)
{
    struct lang_symbol symbol = {.kind = LANG_BLANK, .name = "length", .type = type_plain(LANG_INTEGER)};
    const struct lang_term *number = term_symbol(r->arena, &symbol);
    strings_conjuncts about = VECTOR_INIT, others = VECTOR_INIT;
    for (size_t i = 0; i < terms->count; i++) {
        const struct lang_term *term = terms->items[i]->closed ? NULL : about_number(r, terms->items[i], number);
        if (term)
            vector_push(&about, term);
        else
            vector_push(&others, terms->items[i]);
    }
    struct integers *numbers = about.count ? integers_of(&symbol, about.items, about.count) : NULL;
    struct lengths *only = numbers ? listed(numbers) : NULL;
    integers_free(numbers);
    vector_release(&about);
    if (only) {
        vector_release(terms);
        terms->items = others.items;
        terms->count = others.count;
        terms->capacity = others.capacity;
    } else {
        vector_release(&others);
    }
    return only;
}

void only_free(struct lengths *only)
{
    if (only)
        lengths_release(only);
    mem_free(only);
}

/* ---- as an automaton ---- */

static void count_start(void *context, uint64_t *state)
{
    (void)context;
    state[0] = 0;
}

static bool count_step(void *context, const uint64_t *state, size_t class, uint32_t sample, uint64_t *next)
{
    (void)class;
    (void)sample;
    next[0] = state[0] + 1;
    return next[0] < ((const struct lengths *)context)->base;
}

static bool count_accepts(void *context, const uint64_t *state)
{
    return lengths_contain(context, state[0]);
}

bool only_is_small(const struct lengths *only, const struct language *language)
{
    return (only->base + 1) * (language_states(language) + 1) <= PRODUCT_LIMIT;
}

const struct language *only_language(struct strings_reading *r, struct lengths *only)
{
    struct automaton automaton = {
        .words = 1, .context = only, .start = count_start, .step = count_step, .accepts = count_accepts};
    return reading_keep(r, language_of_automaton(&automaton, r->alphabet, LENGTH_LIMIT + 2, r->error));
}

/* ---- beside a language ---- */

void only_cut(const struct lengths *only, struct lengths *lengths)
{
    bool *present = mem_array(only->base + 1, sizeof *present);
    size_t base = 0;
    for (size_t n = 0; n < only->base; n++) {
        present[n] = only->present[n] && lengths_contain(lengths, n);
        base = present[n] ? n + 1 : base;
    }
    lengths_release(lengths);
    *lengths = (struct lengths){.base = base, .period = 1, .present = present};
}

/* Has the language a string of one of these lengths? */
bool only_meets(const struct lengths *only, const struct language *language)
{
    struct lengths lengths;
    struct error error = ERROR_INIT;
    size_t n;
    if (!lengths_of(&lengths, language, &error)) {
        error_release(&error);
        return true;
    }
    only_cut(only, &lengths);
    bool meets = lengths_next(&lengths, 0, &n);
    lengths_release(&lengths);
    return meets;
}
