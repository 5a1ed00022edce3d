/* Classes and lengths first, strings second.  A solver that looks for a string
 * of another length than a hundred others takes minutes; one that looks for a
 * number and then for a string of that length takes none (facts/solving). */
#include "engine/solve/encoding_asking.h"

#include <string.h>
#include "front/lang/term.h"

static bool is_lazy(const struct lang_term *term)
{
    return (term->op == LANG_LENGTH || term->op == LANG_COVER_CLASS) && term->args[0]->op == LANG_SYMBOL &&
           term->args[0]->type->kind == LANG_STRING;
}

static const struct lazy *find(const struct asking *asking, const struct lang_term *term)
{
    for (size_t i = 0; i < asking->lazies.count; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        if (lazy->of->op == term->op && lazy->of->args[0]->symbol == term->args[0]->symbol &&
            lazy->of->cover == term->cover)
            return lazy;
    }
    return NULL;
}

static void add(struct asking *asking, const struct lang_term *term)
{
    struct lang_symbol *symbol = arena_alloc(&asking->arena, sizeof *symbol);
    *symbol = (struct lang_symbol){.kind = LANG_BLANK,
                                   .name = arena_format(&asking->arena, "%s of %s",
                                                        term->op == LANG_LENGTH ? "length" : "class",
                                                        term->args[0]->symbol->name),
                                   .type = type_plain(LANG_INTEGER),
                                   .index = asking->flat->symbol_count + asking->lazies.count};
    const struct lang_term *string = term_symbol(&asking->arena, term->args[0]->symbol);
    struct lazy lazy = {term->op == LANG_LENGTH ? term_unary(&asking->arena, LANG_LENGTH, term->type, string)
                                                : term_cover_class(&asking->arena, term->cover, string),
                        symbol};
    vector_push(&asking->lazies, lazy);
}

static void find_in(struct asking *asking, const struct lang_term *term)
{
    if (is_lazy(term) && term->args[0]->side == LANG_FIRST && !find(asking, term))
        add(asking, term);
    for (size_t i = 0; i < term->count; i++)
        find_in(asking, term->args[i]);
}

void lazy_find(struct asking *asking)
{
    find_in(asking, asking->form->relation);
}

const struct lang_term *lazy_rewrite(struct asking *asking, const struct lang_term *term)
{
    if (asking->lazies.count == 0 || term->count == 0)
        return term;
    const struct lazy *lazy = is_lazy(term) ? find(asking, term) : NULL;
    if (lazy)
        return term_symbol(&asking->arena, lazy->symbol);
    const struct lang_term **args = NULL;
    for (size_t i = 0; i < term->count; i++) {
        const struct lang_term *arg = lazy_rewrite(asking, term->args[i]);
        if (arg != term->args[i] && !args) {
            args = arena_alloc(&asking->arena, term->count * sizeof *args);
            memcpy(args, term->args, term->count * sizeof *args);
        }
        if (args)
            args[i] = arg;
    }
    if (!args)
        return term;
    struct lang_term *copy = arena_alloc(&asking->arena, sizeof *copy);
    *copy = *term;
    copy->args = args;
    return copy;
}

bool lazy_mentions_strings(const struct lang_term *term)
{
    if (term->op == LANG_SYMBOL && term->type->kind == LANG_STRING)
        return true;
    for (size_t i = 0; i < term->count; i++)
        if (lazy_mentions_strings(term->args[i]))
            return true;
    return false;
}

static const struct lang_term *compare(struct asking *asking, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b)
{
    return term_binary(&asking->arena, op, type_plain(LANG_BOOLEAN), a, b);
}

/* 0 <= length; -1 <= class < size, where -1 is in no class: what (= class c)
 * and (<= 0 class) say of an undefined one, they say of -1. */
bool lazy_assert_ranges(struct asking *asking, struct error *error)
{
    for (size_t i = 0; i < asking->lazies.count; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        const struct lang_term *number = term_symbol(&asking->arena, lazy->symbol);
        bool class = lazy->of->op == LANG_COVER_CLASS;
        const struct lang_term *least = term_integer(&asking->arena, class ? -1 : 0);
        if (!solver_assert(asking->solver, compare(asking, LANG_LESS_EQUAL, least, number), error))
            return false;
        if (!class)
            continue;
        mpz_t size;
        mpz_init(size);
        cover_size(lazy->of->cover->cover, size);
        const struct lang_term *end = term_constant(&asking->arena, number->type, lang_integer(&asking->arena, size));
        mpz_clear(size);
        if (!solver_assert(asking->solver, compare(asking, LANG_LESS, number, end), error))
            return false;
    }
    return true;
}

/* In no class: it does not match, or, where classes are not all strings, whatever the solver can make of it. */
static const struct lang_term *in_none(struct asking *asking, const struct lang_term *class)
{
    const struct cover_options *options = &class->cover->options;
    struct arena *arena = &asking->arena;
    if (options->unroll || options->lengths == 1)
        return term_not(arena, compare(asking, LANG_LESS_EQUAL, term_integer(arena, 0), class));
    const struct lang_term *regex =
        term_constant(arena, type_plain(LANG_REGEX), value_regex(arena, class->cover->regex));
    return term_not(arena, compare(asking, LANG_MATCHES, class->args[0], regex));
}

bool lazy_link(struct asking *asking, const struct lang_value *const *chosen, struct error *error)
{
    for (size_t i = 0; i < asking->lazies.count; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        const struct lang_value *value = chosen[lazy->symbol->index];
        const struct lang_term *constant = term_constant(&asking->arena, lazy->symbol->type, value);
        const struct lang_term *fixed =
            compare(asking, LANG_EQUAL, term_symbol(&asking->arena, lazy->symbol), constant);
        const struct lang_term *link = lazy->of->op == LANG_COVER_CLASS && mpz_sgn(value->integer) < 0
                                           ? in_none(asking, lazy->of)
                                           : compare(asking, LANG_EQUAL, lazy->of, constant);
        if (!solver_assert(asking->solver, fixed, error) || !solver_assert(asking->solver, link, error))
            return false;
    }
    return true;
}

static bool same_regex(const struct lang_regex *a, const struct lang_regex *b)
{
    return a == b || (a->length == b->length && memcmp(a->pattern, b->pattern, a->length) == 0 &&
                      strcmp(a->flags ? a->flags : "", b->flags ? b->flags : "") == 0);
}

bool lazy_implies(const struct asking *asking, const struct lang_value *const *chosen, const struct lang_term *term)
{
    if (term->op != LANG_MATCHES || term->args[0]->op != LANG_SYMBOL)
        return false;
    for (size_t i = 0; i < asking->lazies.count; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        if (lazy->of->op == LANG_COVER_CLASS && lazy->of->args[0]->symbol == term->args[0]->symbol &&
            mpz_sgn(chosen[lazy->symbol->index]->integer) >= 0 &&
            same_regex(lazy->of->cover->regex, term->args[1]->value->regex))
            return true;
    }
    return false;
}

const struct lang_term *lazy_block(struct asking *asking, const struct lang_value *const *chosen)
{
    const struct lang_term **same = arena_alloc(&asking->arena, (asking->lazies.count + 1) * sizeof *same);
    for (size_t i = 0; i < asking->lazies.count; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        same[i] = compare(asking, LANG_EQUAL, term_symbol(&asking->arena, lazy->symbol),
                          term_constant(&asking->arena, lazy->symbol->type, chosen[lazy->symbol->index]));
    }
    return term_not(&asking->arena, term_connect(&asking->arena, LANG_AND, same, asking->lazies.count));
}

bool lazy_agrees(struct asking *asking, const struct lang_value *const *chosen, const struct lang_value *const *values)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    bool agrees = true;
    for (size_t i = 0; i < asking->lazies.count && agrees; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        const struct lang_value *value = chosen[lazy->symbol->index];
        const struct lang_value *really = lang_evaluate(&arena, lazy->of, values, NULL, &error);
        agrees = really ? lang_value_equal(really, value) : mpz_sgn(value->integer) < 0;
    }
    arena_release(&arena);
    error_release(&error);
    return agrees;
}
