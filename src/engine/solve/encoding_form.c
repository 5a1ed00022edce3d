#include "engine/solve/encoding_asking.h"

#include "front/lang/term.h"

/* ---- the core of a form ---- */

static bool is_identity_of(const struct form *form, const struct lang_symbol *symbol)
{
    if (form->kind == FORM_KEY)
        return form->feature->op == LANG_SYMBOL && form->feature->symbol == symbol;
    if (form->kind != FORM_ANY)
        return false;
    for (size_t i = 0; i < form->count; i++)
        if (is_identity_of(form->items[i], symbol))
            return true;
    return false;
}

/* Inputs that differ in the core's feature differ in one of its symbols, so an
 * item that holds when any of these differs needs no saying. */
static bool is_implied(const struct form *item, const struct form *core)
{
    struct symbols_of symbols = {0};
    term_symbols(core->feature, &symbols);
    bool implied = item->kind == FORM_KEY || item->kind == FORM_ANY;
    for (size_t i = 0; i < symbols.count && implied; i++)
        implied = is_identity_of(item, symbols.items[i]);
    vector_release(&symbols);
    return implied;
}

static bool is_positive(const struct lang_value *distance)
{
    return distance->kind == LANG_REAL ? mpq_sgn(distance->real) > 0 : mpz_sgn(distance->integer) > 0;
}

const struct form *form_core(const struct form *form)
{
    if (form->kind == FORM_KEY || (form->kind == FORM_APART && is_positive(form->distance)))
        return form;
    if ((form->kind == FORM_ALL || form->kind == FORM_ANY) && form->count == 1)
        return form_core(form->items[0]);
    if (form->kind != FORM_ALL)
        return NULL;
    for (size_t i = 0; i < form->count; i++) {
        const struct form *core = form_core(form->items[i]);
        bool alone = core != NULL;
        for (size_t k = 0; k < form->count && alone; k++)
            alone = k == i || is_implied(form->items[k], core);
        if (alone)
            return core;
    }
    return NULL;
}

static bool is_total_key(const struct form *form)
{
    return form->kind == FORM_KEY && !term_may_be_undefined(form->feature);
}

bool form_is_by_keys(const struct form *form)
{
    const struct form *core = form_core(form);
    if (core || form->kind != FORM_ANY)
        return core && is_total_key(core);
    for (size_t i = 0; i < form->count; i++)
        if (!is_total_key(form->items[i]))
            return false;
    return true;
}

bool form_in_order(const struct form *core)
{
    return core && type_is_measure(core->feature->type);
}

/* ---- what the next input must be ---- */

static bool is_defined(const struct form *core, const struct lang_value *const *known)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    bool defined = lang_evaluate(&arena, core->feature, known, NULL, &error) != NULL;
    arena_release(&arena);
    error_release(&error);
    return defined;
}

const struct lang_term *difference_from(struct asking *asking, const struct lang_value *const *known)
{
    const struct form *form = asking->form;
    if (asking->core && is_defined(asking->core, known))
        form = asking->core;
    const struct lang_term *orders[] = {simplify_relation(&asking->arena, form->relation, LANG_FIRST, known),
                                        form->symmetric
                                            ? term_boolean(&asking->arena, true)
                                            : simplify_relation(&asking->arena, form->relation, LANG_SECOND, known)};
    return term_connect(&asking->arena, LANG_AND, orders, 2);
}

/* KEY: f > last; APART: f - last >= d; or the other way. */
const struct lang_term *beyond(struct asking *asking, const struct lang_value *last, bool down)
{
    struct arena *arena = &asking->arena;
    const struct form *form = asking->order.form;
    const struct lang_term *f = asking->order.feature, *known = term_constant(arena, f->type, last);
    const struct lang_term *low = down ? f : known, *high = down ? known : f;
    const struct lang_type *boolean = type_plain(LANG_BOOLEAN);
    if (form->kind == FORM_KEY)
        return term_binary(arena, LANG_LESS, boolean, low, high);
    const struct lang_type *number = type_plain(f->type->kind == LANG_REAL ? LANG_REAL : LANG_INTEGER);
    return term_binary(arena, LANG_LESS_EQUAL, boolean, term_constant(arena, number, form->distance),
                       term_binary(arena, LANG_SUBTRACT, number, high, low));
}
