#include "solver/native/compile.h"

/* ---- symbols with a list of values ---- */

bool symbol_is_finite(const struct lang_symbol *symbol)
{
    enum lang_kind kind = symbol->type->kind;
    return symbol->kind == LANG_CHOICE || kind == LANG_BOOLEAN || kind == LANG_ENUM || kind == LANG_ROW;
}

size_t symbol_value_count(const struct lang_symbol *symbol)
{
    if (symbol->kind == LANG_CHOICE)
        return symbol->choices;
    switch (symbol->type->kind) {
    case LANG_BOOLEAN:
        return 2;
    case LANG_ENUM:
        return symbol->type->count;
    case LANG_ROW:
        return symbol->type->table->row_count;
    default:
        BUG("'%s' has no list of values", symbol->name);
    }
}

const struct lang_value *symbol_value_at(struct arena *arena, const struct lang_symbol *symbol, size_t index)
{
    if (symbol->kind == LANG_CHOICE)
        return lang_integer_small(arena, (long long)index);
    if (symbol->type->kind == LANG_BOOLEAN)
        return lang_boolean(arena, index > 0);
    return lang_index(arena, symbol->type->kind, index);
}

/* Of all terms; a term that cannot be evaluated makes it false with an error. */
static bool terms_hold(struct arena *arena, const struct lang_term *const *terms, size_t count,
                       const struct lang_value *const *values, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        const struct lang_value *value = lang_evaluate(arena, terms[i], values, NULL, error);
        if (!value || !value->boolean)
            return false;
    }
    return true;
}

#define EVALUATIONS_BETWEEN_RELEASES 64

bool finite_values(struct store *store, const struct lang_symbol *symbol, const struct lang_term *const *terms,
                   size_t count, const struct lang_value ***values, size_t *value_count)
{
    size_t most = symbol_value_count(symbol);
    struct arena scratch = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value **solution = mem_array(store->symbol_count + 1, sizeof *solution);
    *values = arena_alloc(&store->arena, (most + 1) * sizeof **values);
    *value_count = 0;
    for (size_t i = 0; i < most && error.kind == ERROR_NONE; i++) {
        if (i % EVALUATIONS_BETWEEN_RELEASES == EVALUATIONS_BETWEEN_RELEASES - 1)
            arena_release(&scratch);
        solution[symbol->index] = symbol_value_at(&scratch, symbol, i);
        if (terms_hold(&scratch, terms, count, solution, &error))
            (*values)[(*value_count)++] = symbol_value_at(&store->arena, symbol, i);
    }
    bool decided = error.kind == ERROR_NONE;
    error_release(&error);
    arena_release(&scratch);
    mem_free(solution);
    return decided;
}

/* ---- numbers ---- */

#define FIRST_DAY (-719162L) /* 0001-01-01 */
#define LAST_DAY 2932896L    /* 9999-12-31 */
#define DAY_SECONDS 86400L

struct integers *integers_of_symbol(const struct lang_symbol *symbol, const struct lang_term *const *terms,
                                    size_t count)
{
    struct integers *set = integers_of(symbol, terms, count);
    enum lang_kind kind = symbol->type->kind;
    if (!set || kind == LANG_INTEGER)
        return set;
    mpz_t least, greatest;
    mpz_init_set_si(least, kind == LANG_DATE ? FIRST_DAY : FIRST_DAY * DAY_SECONDS);
    mpz_init_set_si(greatest, kind == LANG_DATE ? LAST_DAY : (LAST_DAY + 1) * DAY_SECONDS - 1);
    struct integers *years = integers_between(least, greatest), *both = integers_and(set, years);
    integers_free(years);
    integers_free(set);
    mpz_clears(least, greatest, NULL);
    return both;
}

static void release_integers(void *what)
{
    integers_free(what);
}

static void release_reals(void *what)
{
    reals_free(what);
}

/* ---- strings ---- */

/* Where no readable string will do, others are looked at before 'none' is said. */
static struct strings *best_strings(struct store *store, const struct lang_symbol *symbol, const struct terms *terms)
{
    struct strings *strings = store_strings(store, symbol, terms->items, terms->count, store->options.alphabet);
    if (strings && strings_empty(strings) && !strings->whole_alphabet)
        return store_strings(store, symbol, terms->items, terms->count, STRINGS_ALL);
    return strings;
}

/* ---- one symbol ---- */

static enum compiled compile_finite(struct store *store, const struct terms *terms, struct part *part)
{
    part->kind = PART_FINITE;
    if (!finite_values(store, part->symbols[0], terms->items, terms->count, &part->values, &part->value_count))
        return COMPILED_NOT;
    return part->value_count > 0 ? COMPILED : COMPILED_NONE;
}

static enum compiled compile_integer(struct store *store, const struct terms *terms, struct part *part)
{
    part->kind = PART_INTEGER;
    part->integers = integers_of_symbol(part->symbols[0], terms->items, terms->count);
    if (!part->integers)
        return COMPILED_NOT;
    store_keep(store, part->integers, release_integers);
    return integers_empty(part->integers) ? COMPILED_NONE : COMPILED;
}

static enum compiled compile_real(struct store *store, const struct terms *terms, struct part *part)
{
    part->kind = PART_REAL;
    part->reals = reals_of(part->symbols[0], terms->items, terms->count);
    if (!part->reals)
        return COMPILED_NOT;
    store_keep(store, part->reals, release_reals);
    return reals_empty(part->reals) ? COMPILED_NONE : COMPILED;
}

static enum compiled compile_string(struct store *store, const struct terms *terms, struct part *part)
{
    part->kind = PART_STRING;
    part->strings = best_strings(store, part->symbols[0], terms);
    if (!part->strings)
        return COMPILED_NOT;
    part->exact = part->strings->whole_alphabet;
    if (!strings_empty(part->strings))
        return COMPILED;
    return part->exact ? COMPILED_NONE : COMPILED_NOT;
}

enum compiled compile_single(struct store *store, const struct component *component, struct part *part)
{
    const struct lang_symbol *symbol = component->symbols[0];
    struct terms terms = component_terms(component, symbol);
    *part = part_blank(store, component, PART_FINITE);
    enum compiled compiled = COMPILED_NOT;
    if (symbol_is_finite(symbol))
        compiled = compile_finite(store, &terms, part);
    else if (symbol->type->kind == LANG_STRING)
        compiled = compile_string(store, &terms, part);
    else if (symbol->type->kind == LANG_REAL)
        compiled = compile_real(store, &terms, part);
    else if (symbol->type->kind == LANG_INTEGER || symbol->type->kind == LANG_DATE || symbol->type->kind == LANG_TIME)
        compiled = compile_integer(store, &terms, part);
    vector_release(&terms);
    if (compiled != COMPILED) {
        vector_release(&part->assertions);
        mem_free(part->symbols);
    }
    return compiled;
}
