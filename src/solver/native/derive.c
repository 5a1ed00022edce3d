#include "solver/native/compile.h"

/* ---- who may be given away ---- */

/* Is every occurrence of the symbol in (length symbol)? */
static bool only_in_lengths(const struct lang_term *term, const struct lang_symbol *symbol)
{
    if (term->op == LANG_SYMBOL)
        return term->symbol != symbol;
    if (term->op == LANG_LENGTH && term->args[0]->op == LANG_SYMBOL)
        return true;
    for (size_t i = 0; i < term->count && !term->closed; i++)
        if (!only_in_lengths(term->args[i], symbol))
            return false;
    return true;
}

static bool mentioned_elsewhere(const struct conjuncts *conjuncts, size_t except, const struct lang_symbol *symbol)
{
    for (size_t i = 0; i < conjuncts->count; i++)
        if (i != except && conjunct_mentions(&conjuncts->items[i], symbol))
            return true;
    return false;
}

static bool elsewhere_only_in_lengths(const struct conjuncts *conjuncts, size_t except,
                                      const struct lang_symbol *symbol)
{
    for (size_t i = 0; i < conjuncts->count; i++)
        if (i != except && conjunct_mentions(&conjuncts->items[i], symbol) &&
            !only_in_lengths(conjuncts->items[i].term, symbol))
            return false;
    return true;
}

/* Dates end; what is derived must be a Date, and a choice one of its cases. */
static bool type_has_ends(const struct lang_symbol *symbol)
{
    return symbol->kind == LANG_CHOICE || symbol->type->kind == LANG_DATE || symbol->type->kind == LANG_TIME;
}

/* Does the rest stay as easy with the other side for the symbol?  other: the symbols of the equation without it. */
static bool gets_no_harder(const struct conjuncts *conjuncts, size_t at, const struct lang_symbol *symbol,
                           const struct lang_term *term, size_t others, const struct lang_symbol *other)
{
    if (term->op == LANG_SYMBOL || !mentioned_elsewhere(conjuncts, at, symbol))
        return true;
    if (others == 1 && symbol_is_finite(other))
        return true;
    return symbol->type->kind == LANG_STRING && elsewhere_only_in_lengths(conjuncts, at, symbol);
}

static bool may_derive(const struct conjuncts *conjuncts, size_t at, bool eager, const struct lang_symbol *symbol,
                       const struct lang_term *term)
{
    const struct conjunct *equation = &conjuncts->items[at];
    size_t others = equation->count - 1;
    const struct lang_symbol *other = equation->symbols[equation->symbols[0] == symbol ? 1 : 0];
    if (symbol->kind == LANG_CHOICE || (type_has_ends(symbol) && term->op != LANG_SYMBOL && term->op != LANG_FIELD))
        return false;
    if (term->op == LANG_SYMBOL && term->symbol->kind == LANG_CHOICE)
        return false;
    if (term_about(term, symbol) || term_may_be_undefined(term) || term_too_large(term))
        return false;
    return eager ? gets_no_harder(conjuncts, at, symbol, term, others, other) : others == 1;
}

/* ---- putting it in ---- */

struct putting_in {
    const struct lang_symbol *symbol;
    const struct lang_term *term;
};

static const struct lang_term *instead(void *context, const struct lang_term *symbol)
{
    const struct putting_in *putting_in = context;
    return symbol->symbol == putting_in->symbol ? putting_in->term : NULL;
}

static void put_in(struct store *store, struct conjuncts *conjuncts, struct putting_in *putting_in)
{
    struct conjuncts result = {0};
    for (size_t i = 0; i < conjuncts->count; i++) {
        if (!conjunct_mentions(&conjuncts->items[i], putting_in->symbol)) {
            vector_push(&result, conjuncts->items[i]);
            continue;
        }
        const struct lang_term *term = term_replace(&store->arena, conjuncts->items[i].term, instead, putting_in);
        if (!conjuncts_add(store, &result, simplify(&store->arena, term)))
            break; /* the last one is false now, and that is enough */
    }
    vector_release(conjuncts);
    *conjuncts = result;
}

/* ---- equations ---- */

/* x = … + y + … says what y is as well.  NULL: this summand is no symbol with a coefficient of ±1. */
static const struct lang_term *solved_for(struct store *store, const struct lang_term *x, const struct lang_term *sum,
                                          size_t summand, const struct lang_term **y)
{
    struct arena *arena = &store->arena;
    const struct lang_term *one = sum->args[summand];
    bool negative = one->op == LANG_SCALE && one->args[0]->op == LANG_CONSTANT && one->args[1]->op == LANG_SYMBOL;
    if (negative) {
        const struct lang_value *factor = one->args[0]->value;
        negative =
            factor->kind == LANG_REAL ? mpq_cmp_si(factor->real, -1, 1) == 0 : mpz_cmp_si(factor->integer, -1) == 0;
    }
    if (one->op != LANG_SYMBOL && !negative)
        return NULL;
    *y = negative ? one->args[1] : one;
    const struct lang_term **rest = arena_alloc(arena, sum->count * sizeof *rest);
    for (size_t i = 0, j = 0; i < sum->count; i++)
        if (i != summand)
            rest[j++] = sum->args[i];
    const struct lang_term *others =
        sum->count == 2 ? rest[0] : term_make(arena, LANG_ADD, sum->type, rest, sum->count - 1);
    const struct lang_term *difference = negative ? term_binary(arena, LANG_SUBTRACT, sum->type, others, x)
                                                  : term_binary(arena, LANG_SUBTRACT, sum->type, x, others);
    return simplify(arena, difference);
}

static bool use(struct store *store, struct conjuncts *conjuncts, size_t at, bool eager, const struct lang_term *symbol,
                const struct lang_term *other, struct derivation *derivation)
{
    if (symbol->op != LANG_SYMBOL || !may_derive(conjuncts, at, eager, symbol->symbol, other))
        return false;
    *derivation = (struct derivation){symbol->symbol, other};
    conjuncts->items[at] = conjuncts->items[--conjuncts->count];
    struct putting_in putting_in = {symbol->symbol, other};
    put_in(store, conjuncts, &putting_in);
    return true;
}

static bool use_summand(struct store *store, struct conjuncts *conjuncts, size_t at, const struct lang_term *x,
                        const struct lang_term *sum, struct derivation *derivation)
{
    for (size_t i = 0; i < sum->count && sum->op == LANG_ADD && x->op == LANG_SYMBOL; i++) {
        const struct lang_term *y, *term = solved_for(store, x, sum, i, &y);
        if (term && !mentioned_elsewhere(conjuncts, at, y->symbol) &&
            use(store, conjuncts, at, true, y, term, derivation))
            return true;
    }
    return false;
}

bool derive(struct store *store, struct conjuncts *conjuncts, bool eager, struct derivation *derivation)
{
    for (size_t i = 0; i < conjuncts->count; i++) {
        const struct lang_term *term = conjuncts->items[i].term;
        if (term->op != LANG_EQUAL || conjuncts->items[i].count < 2)
            continue;
        const struct lang_term *a = term->args[0], *b = term->args[1];
        if (use(store, conjuncts, i, eager, a, b, derivation) || use(store, conjuncts, i, eager, b, a, derivation) ||
            use_summand(store, conjuncts, i, a, b, derivation) || use_summand(store, conjuncts, i, b, a, derivation))
            return true;
    }
    return false;
}
