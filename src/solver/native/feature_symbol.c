/* The symbol itself, or what tells its values apart just as well: x + 3, 2 x. */
#include "solver/native/feature_parts.h"

struct symbol_feature {
    struct feature feature;
    bool itself; /* the values are those of the symbol, perhaps as numbers of days or seconds */
};

/* Different values of the symbol make different values of the term. */
static bool tells_apart(const struct lang_term *term)
{
    size_t open = 0, which = 0;
    switch (term->op) {
    case LANG_SYMBOL:
        return true;
    case LANG_DAYS:
    case LANG_TO_REAL:
    case LANG_NUMBER_TO_STRING:
        return tells_apart(term->args[0]);
    case LANG_SCALE:
    case LANG_ADD:
    case LANG_SUBTRACT:
        for (size_t i = 0; i < term->count; i++)
            if (!term->args[i]->closed) {
                open++;
                which = i;
            }
        if (term->op == LANG_SCALE) {
            const struct lang_term *factor = term->args[!which];
            if (open != 1 || factor->op != LANG_CONSTANT ||
                (factor->value->kind == LANG_INTEGER ? mpz_sgn(factor->value->integer) == 0
                                                     : mpq_sgn(factor->value->real) == 0))
                return false;
        }
        return open == 1 && tells_apart(term->args[which]);
    default:
        return false;
    }
}

static const struct part *part_of(const struct feature *feature)
{
    return &feature->solutions->parts[feature->part];
}

static bool symbol_count(struct feature *feature, mpz_t count)
{
    return part_count(feature->solutions, feature->part, count);
}

static bool symbol_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                        const struct lang_value **values, const struct lang_value **value)
{
    (void)variation; /* there is only one */
    if (!part_draw(feature->solutions, feature->part, seed, i, arena, values))
        return false;
    if (value)
        *value = feature_value(feature, arena, values);
    return true;
}

static bool holds_string(const struct part *part, const struct lang_value *value)
{
    return strings_contain(part->strings, value->string.s, value->string.length);
}

static bool holds_value(const struct part *part, const struct lang_value *value)
{
    for (size_t i = 0; i < part->value_count; i++)
        if (lang_value_equal(part->values[i], value))
            return true;
    return false;
}

static bool part_holds(const struct part *part, const struct lang_value *value)
{
    switch (part->kind) {
    case PART_STRING:
        return holds_string(part, value);
    case PART_INTEGER:
        return integers_contains(part->integers, value->integer);
    case PART_REAL:
        return reals_contains(part->reals, value->real);
    default:
        return holds_value(part, value);
    }
}

static bool symbol_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                         struct arena *arena, const struct lang_value **values)
{
    (void)seed;
    (void)variation;
    const struct part *part = part_of(feature);
    const struct lang_symbol *symbol = part->symbols[0];
    if (!((struct symbol_feature *)feature)->itself || part->kind == PART_SAMPLED)
        return false;
    const struct lang_value *mine = symbol->type->kind == LANG_DATE || symbol->type->kind == LANG_TIME
                                        ? lang_moment(arena, symbol->type->kind, value->integer)
                                        : lang_value_copy(arena, value);
    if (!part_holds(part, mine))
        return false;
    values[symbol->index] = mine;
    return true;
}

static const struct integers *symbol_integers(struct feature *feature)
{
    const struct part *part = part_of(feature);
    return ((struct symbol_feature *)feature)->itself && part->kind == PART_INTEGER ? part->integers : NULL;
}

static const struct reals *symbol_reals(struct feature *feature)
{
    const struct part *part = part_of(feature);
    return ((struct symbol_feature *)feature)->itself && part->kind == PART_REAL ? part->reals : NULL;
}

struct feature *feature_of_symbol(struct solutions *solutions, const struct lang_term *term, size_t part)
{
    static const struct feature_kind kind = {.count = symbol_count,
                                             .draw = symbol_draw,
                                             .reach = symbol_reach,
                                             .integers = symbol_integers,
                                             .reals = symbol_reals};
    const struct part *p = &solutions->parts[part];
    bool known = p->kind == PART_STRING || p->kind == PART_INTEGER || p->kind == PART_REAL || p->kind == PART_FINITE ||
                 p->kind == PART_SAMPLED;
    if (!known || p->symbol_count != 1 || !tells_apart(term))
        return NULL;
    struct symbol_feature *feature = mem_alloc(sizeof *feature);
    feature->feature.kind = &kind;
    feature->feature.exact = p->exact && p->kind != PART_SAMPLED;
    feature->itself = term->op == LANG_SYMBOL || (term->op == LANG_DAYS && term->args[0]->op == LANG_SYMBOL);
    return &feature->feature;
}
