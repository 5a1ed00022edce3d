#include "front/lang/term.h"

/* Does a Boolean term hold?  False: an error. */
static bool decide(const struct lang_term *term, const struct lang_value *const *one,
                   const struct lang_value *const *other, bool *holds, struct error *error)
{
    struct arena arena = ARENA_INIT;
    const struct lang_value *value = lang_evaluate(&arena, term, one, other, error);
    *holds = value && value->boolean;
    arena_release(&arena);
    return value != NULL;
}

bool lang_holds(const struct lang_block *block, const struct lang_value *const *solution, bool *holds,
                const struct lang_term **failed, struct error *error)
{
    *holds = true;
    for (size_t i = 0; i < block->symbol_count; i++)
        if (!solution[i] || !lang_value_has_type(solution[i], block->symbols[i]->type))
            return error_set(error, ERROR_SYSTEM, "the solver gave '%s' no value of its type", block->symbols[i]->name);
    for (size_t i = 0; i < block->assertion_count && *holds; i++) {
        if (!decide(block->assertions[i], solution, NULL, holds, error))
            return false;
        if (!*holds && failed)
            *failed = block->assertions[i];
    }
    return true;
}

/* ---- differences (figures 11 and 13) ---- */

/* Until an item is what ends it: false in all-of, true in some-of. */
static bool until(const struct lang_difference *d, bool end, const struct lang_value *const *one,
                  const struct lang_value *const *other, bool *differs, struct error *error)
{
    *differs = !end;
    for (size_t i = 0; i < d->count && *differs != end; i++)
        if (!lang_differs(d->items[i], one, other, differs, error))
            return false;
    return true;
}

/* choose-diff: another choice, or the difference of the one that both made. */
static bool enumerated(const struct lang_difference *d, const struct lang_value *const *one,
                       const struct lang_value *const *other, bool *differs, struct error *error)
{
    const struct lang_value *choice = one[d->choice->index];
    *differs = !lang_value_equal(choice, other[d->choice->index]);
    if (*differs)
        return true;
    if (mpz_sgn(choice->integer) < 0 || mpz_cmp_ui(choice->integer, d->count) >= 0)
        return true; /* no choice of this enumeration: not different */
    return lang_differs(d->items[mpz_get_ui(choice->integer)], one, other, differs, error);
}

bool lang_differs(const struct lang_difference *d, const struct lang_value *const *one,
                  const struct lang_value *const *other, bool *differs, struct error *error)
{
    switch (d->kind) {
    case LANG_NEVER:
    case LANG_ALWAYS:
        *differs = d->kind == LANG_ALWAYS;
        return true;
    case LANG_ALL_OF:
        return until(d, false, one, other, differs, error);
    case LANG_SOME_OF:
        return until(d, true, one, other, differs, error);
    case LANG_NOT_OF:
        if (!lang_differs(d->items[0], one, other, differs, error))
            return false;
        *differs = !*differs;
        return true;
    case LANG_ENUMERATE:
        return enumerated(d, one, other, differs, error);
    default:
        return decide(d->relation, one, other, differs, error);
    }
}

/* default(V, Mx, My) of figure 6. */
static bool some_variable_differs(const struct lang_block *block, const struct lang_value *const *one,
                                  const struct lang_value *const *other, bool *differs, struct error *error)
{
    struct arena arena = ARENA_INIT;
    bool right = true;
    *differs = false;
    for (size_t i = 0; i < block->variable_count && !*differs && right; i++) {
        const struct lang_term *term = block->variables[i].value;
        const struct lang_value *a = lang_evaluate(&arena, term, one, NULL, error);
        const struct lang_value *b =
            a || error->kind == ERROR_NONE ? lang_evaluate(&arena, term, other, NULL, error) : NULL;
        right = error->kind == ERROR_NONE;
        *differs = a && b ? !lang_value_equal(a, b) : (a != NULL) != (b != NULL);
    }
    arena_release(&arena);
    return right;
}

bool lang_different(const struct lang_block *block, const struct lang_value *const *one,
                    const struct lang_value *const *other, bool *different, struct error *error)
{
    if (!some_variable_differs(block, one, other, different, error))
        return false;
    if (!*different || block->difference->kind == LANG_NEVER)
        return true;
    if (!lang_differs(block->difference, one, other, different, error))
        return false;
    return !*different || lang_differs(block->difference, other, one, different, error);
}
