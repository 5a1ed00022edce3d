/* Figure 7: one input at a time; the next one differs from all before. */
#include "engine/solve/encoding_asking.h"

#include "front/lang/term.h"

#define SPLIT_FAILURES 16   /* choices without a string before strings and choices are asked for together */
#define JOINT_FAILURES 1000 /* and then before it is given up */
#define CLASS_TRIES 4       /* strings of an ambiguous pattern that are in another class than was asked for */

/* ---- saying ---- */

/* Where there are strings to be chosen later, nothing about them is said now. */
static bool say(struct asking *asking, const struct lang_term *term, struct error *error)
{
    term = lazy_rewrite(asking, term);
    if (!asking->joint && lazy_mentions_strings(term)) {
        vector_push(&asking->late, term);
        return true;
    }
    return term_is(term, true) || solver_assert(asking->solver, term, error);
}

static bool order_bound(struct asking *asking, const struct lang_value *last, struct error *error)
{
    return solver_assert(asking->solver, beyond(asking, last, asking->order.down), error);
}

static const struct lang_value *order_value(struct asking *asking, const struct lang_value *const *known)
{
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(&asking->arena, asking->order.form->feature, known, NULL, &error);
    error_release(&error);
    return value;
}

static bool order_on(struct asking *asking, struct error *error)
{
    if (asking->found.count == 0)
        return true;
    const struct lang_value *const *last = asking->found.items[asking->found.count - 1];
    return order_bound(asking, order_value(asking, last), error);
}

static bool order_again(struct asking *asking, struct error *error)
{
    solver_push(asking->solver);
    return order_on(asking, error);
}

/* What is missing is asked for beyond the last one. */
static bool ranges_end(struct asking *asking, struct error *error)
{
    asking->ranging = false;
    return order_on(asking, error);
}

/* Strings that are chosen later are declared then: a solver that knows of none is quicker. */
static void declare(struct asking *asking, bool strings)
{
    for (size_t i = 0; i < asking->flat->symbol_count; i++)
        if ((asking->flat->symbols[i]->type->kind == LANG_STRING) == strings)
            solver_declare(asking->solver, asking->flat->symbols[i]);
}

/* Strings and choices together from now on; only classes stay lazy. */
static bool go_joint(struct asking *asking, struct error *error)
{
    struct arena *arena = &asking->arena;
    bool right = true;
    asking->joint = true;
    asking->ranging = false;
    asking->failures = 0;
    if (asking->order.form)
        solver_pop(asking->solver);
    declare(asking, true);
    for (size_t i = 0; i < asking->late.count && right; i++)
        right = solver_assert(asking->solver, asking->late.items[i], error);
    for (size_t i = 0; i < asking->lazies.count && right; i++) {
        const struct lazy *lazy = &asking->lazies.items[i];
        if (lazy->of->op == LANG_LENGTH)
            right = solver_assert(
                asking->solver,
                term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), term_symbol(arena, lazy->symbol), lazy->of),
                error);
    }
    asking->late.count = 0;
    return right && (!asking->order.form || order_again(asking, error));
}

static bool say_difference(struct asking *asking, const struct lang_value *const *known, struct error *error)
{
    const struct lang_term *term = lazy_rewrite(asking, difference_from(asking, known));
    if (!asking->joint && lazy_mentions_strings(term) && !go_joint(asking, error))
        return false;
    return term_is(term, true) || solver_assert(asking->solver, term, error);
}

/* No longer in order: all differences are said. */
static bool order_end(struct asking *asking, struct error *error)
{
    solver_pop(asking->solver);
    asking->order.form = NULL;
    asking->ranging = false;
    for (size_t i = 0; i < asking->found.count; i++)
        if (!say_difference(asking, asking->found.items[i], error))
            return false;
    return true;
}

/* Nothing is left in this direction. */
static bool order_turn(struct asking *asking, struct error *error)
{
    if (asking->order.down)
        return order_end(asking, error);
    solver_pop(asking->solver);
    asking->order.down = true;
    solver_push(asking->solver);
    return order_bound(asking, asking->order.first, error);
}

static bool say_next(struct asking *asking, const struct lang_value *const *known, struct error *error)
{
    vector_push(&asking->found, known);
    if (!asking->order.form)
        return say_difference(asking, known, error);
    const struct lang_value *value = order_value(asking, known);
    if (!value)
        return order_end(asking, error);
    if (!asking->order.first)
        asking->order.first = value;
    return asking->ranging || order_bound(asking, value, error);
}

bool one_begin(struct asking *asking, struct error *error)
{
    const struct flat *flat = asking->flat;
    lazy_find(asking);
    asking->joint = asking->lazies.count == 0;
    asking->values =
        arena_alloc(&asking->arena, (flat->symbol_count + asking->lazies.count + 1) * sizeof *asking->values);
    declare(asking, false);
    if (asking->joint)
        declare(asking, true);
    for (size_t i = 0; i < asking->lazies.count; i++)
        solver_declare(asking->solver, asking->lazies.items[i].symbol);
    if (!lazy_assert_ranges(asking, error))
        return false;
    for (size_t i = 0; i < flat->assertions.count; i++)
        if (!say(asking, flat->assertions.items[i], error))
            return false;
    for (size_t i = 0; i < asking->before_count; i++)
        if (!say_difference(asking, asking->before[i], error))
            return false;
    if (asking->before_count > 0 || !form_in_order(asking->core))
        return true;
    const struct lang_term *feature = lazy_rewrite(asking, asking->core->feature);
    if (!asking->joint && lazy_mentions_strings(feature) && !go_joint(asking, error))
        return false;
    asking->order = (struct order){.form = asking->core, .feature = feature};
    solver_push(asking->solver);
    ranges_begin(asking);
    asking->ranging = asking->ranges.left;
    return true;
}

/* ---- asking ---- */

static bool needs_strings(const struct asking *asking)
{
    bool classes = false;
    for (size_t i = 0; i < asking->lazies.count; i++)
        classes = classes || asking->lazies.items[i].of->op == LANG_COVER_CLASS;
    return asking->lazies.count > 0 && (!asking->joint || classes);
}

/* Another string than this one, in the level that is open. */
static bool say_other_strings(struct asking *asking, struct error *error)
{
    const struct lang_term *same[64];
    size_t count = 0;
    for (size_t i = 0; i < asking->lazies.count && count < 64; i++) {
        const struct lang_term *string = asking->lazies.items[i].of->args[0];
        const struct lang_term *value = term_constant(
            &asking->arena, string->type, lang_value_copy(&asking->arena, asking->values[string->symbol->index]));
        same[count++] = term_binary(&asking->arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), string, value);
    }
    return solver_assert(asking->solver, term_not(&asking->arena, term_connect(&asking->arena, LANG_AND, same, count)),
                         error);
}

/* A level in which strings can be spoken of. */
static void open_strings(struct asking *asking)
{
    solver_push(asking->solver);
    if (!asking->joint)
        declare(asking, true);
}

static bool say_choice(struct asking *asking, const struct lang_value *const *chosen, struct error *error)
{
    bool said = lazy_link(asking, chosen, error);
    for (size_t i = 0; i < asking->late.count && said; i++)
        said = lazy_implies(asking, chosen, asking->late.items[i]) ||
               solver_assert(asking->solver, asking->late.items[i], error);
    return said;
}

/* chosen: lengths and classes; NULL: nothing has to be chosen first. */
static enum solver_answer check_pinned(struct asking *asking, struct arena *arena,
                                       const struct lang_value *const *chosen, size_t width, bool *pinned,
                                       struct text *why)
{
    struct error error = ERROR_INIT;
    enum solver_answer answer = SOLVER_UNKNOWN;
    size_t pins = 0;
    open_strings(asking);
    *pinned =
        pins_say(asking, chosen, width, &pins, &error) && pins > 0 && (!chosen || say_choice(asking, chosen, &error));
    if (*pinned)
        answer = solver_check(asking->solver, arena, asking->values, why);
    if (answer == SOLVER_SATISFIABLE && chosen && !lazy_agrees(asking, chosen, asking->values))
        answer = SOLVER_UNSATISFIABLE;
    solver_pop(asking->solver);
    error_release(&error);
    return answer;
}

/* With what was drawn natively, if that can be; false: it has to be asked without. */
static bool find_pinned(struct asking *asking, struct arena *arena, const struct lang_value *const *chosen,
                        struct text *why)
{
    bool pinned = true;
    for (size_t width = pins_width(asking); width > 0 && pinned;) {
        enum solver_answer answer = check_pinned(asking, arena, chosen, width, &pinned, why);
        if (answer == SOLVER_SATISFIABLE) {
            pins_succeeded(asking);
            return true;
        }
        if (pinned)
            width = pins_failed(asking, answer == SOLVER_UNKNOWN);
    }
    text_clear(why);
    return false;
}

/* Strings for the classes and lengths that were chosen; asking->values are
 * those of the choice before and of the whole input behind it. */
static enum solver_answer choose_strings(struct asking *asking, struct arena *arena,
                                         const struct lang_value *const *chosen, struct text *why)
{
    struct error error = ERROR_INIT;
    enum solver_answer answer = SOLVER_UNKNOWN;
    open_strings(asking);
    bool said = say_choice(asking, chosen, &error);
    for (unsigned tries = 0; said; tries++) {
        answer = solver_check(asking->solver, arena, asking->values, why);
        if (answer != SOLVER_SATISFIABLE || lazy_agrees(asking, chosen, asking->values))
            break;
        answer = SOLVER_UNKNOWN;
        if (tries == CLASS_TRIES)
            break;
        said = say_other_strings(asking, &error);
    }
    if (!said) {
        answer = SOLVER_UNKNOWN;
        text_add(why, error.message.s);
    }
    solver_pop(asking->solver);
    error_release(&error);
    return answer;
}

static const struct lang_value *const *copied(struct asking *asking, const struct lang_value **values, size_t count)
{
    const struct lang_value **copy = arena_alloc(&asking->arena, (count + 1) * sizeof *copy);
    for (size_t i = 0; i < count; i++)
        copy[i] = values[i] ? lang_value_copy(&asking->arena, values[i]) : NULL; /* a String that comes later */
    return copy;
}

/* The choice has no string: never again.  False: enough of that. */
static bool leave_choice(struct asking *asking, const struct lang_value *const *chosen, enum solver_answer answer,
                         struct error *error)
{
    asking->incomplete = asking->incomplete || answer == SOLVER_UNKNOWN;
    if (!solver_assert(asking->solver, lazy_block(asking, chosen), error))
        return false;
    if (++asking->failures <= (asking->joint ? JOINT_FAILURES : SPLIT_FAILURES))
        return true;
    return !asking->joint && go_joint(asking, error);
}

static enum asked ended(struct asking *asking, struct text *why)
{
    if (asking->incomplete) {
        if (why->length == 0)
            text_addf(why, "%s found no strings for some choices", solver_name(asking->solver));
        return ASKED_UNKNOWN;
    }
    bool none = asking->found.count == 0 && asking->before_count == 0;
    return none || asking->fewer_proved ? ASKED_IMPOSSIBLE : ASKED_EXHAUSTED;
}

static enum asked troubled(struct error *error, struct text *why)
{
    if (error->kind != ERROR_NONE) {
        text_clear(why);
        text_add(why, error->message.s);
    }
    error_release(error);
    return ASKED_UNKNOWN;
}

enum asked one_next(struct asking *asking, struct arena *arena, const struct lang_value **scalars, struct text *why)
{
    struct error error = ERROR_INIT;
    size_t count = asking->flat->symbol_count;
    for (;;) {
        text_clear(why);
        bool ranged = asking->ranging && ranges_next(asking, arena, why);
        if (asking->ranging && !ranged && !ranges_end(asking, &error))
            return troubled(&error, why);
        if (!ranged && !needs_strings(asking) && find_pinned(asking, arena, NULL, why))
            break;
        enum solver_answer answer =
            ranged ? SOLVER_SATISFIABLE : solver_check(asking->solver, arena, asking->values, why);
        if (answer == SOLVER_UNKNOWN)
            return ASKED_UNKNOWN;
        if (answer == SOLVER_UNSATISFIABLE) {
            if (!asking->order.form || !asking->order.first)
                return ended(asking, why);
            if (!order_turn(asking, &error))
                return troubled(&error, why);
            continue;
        }
        if (!needs_strings(asking))
            break;
        const struct lang_value *const *chosen = copied(asking, asking->values, count + asking->lazies.count);
        if (find_pinned(asking, arena, chosen, why))
            break;
        answer = choose_strings(asking, arena, chosen, why);
        if (answer == SOLVER_SATISFIABLE)
            break;
        if (!leave_choice(asking, chosen, answer, &error))
            return troubled(&error, why);
    }
    asking->failures = 0;
    const struct lang_value *const *found = copied(asking, asking->values, count);
    for (size_t i = 0; i < count; i++)
        scalars[i] = asking->values[i];
    return say_next(asking, found, &error) ? ASKED_INPUT : troubled(&error, why);
}
