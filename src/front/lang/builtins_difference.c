#include "front/lang/meta.h"

#include <string.h>

/* ---- making ---- */

struct lang_difference *difference_make(struct elaborator *E, enum lang_difference_kind kind, struct lang_place at)
{
    struct lang_difference *difference = arena_alloc(E->arena, sizeof *difference);
    difference->kind = kind;
    difference->at = at;
    return difference;
}

const struct meta *difference_meta(struct elaborator *E, const struct lang_difference *difference,
                                   const struct lang_term *demands)
{
    struct meta *meta = meta_make(E, META_DIFFERENCE);
    meta->difference = difference;
    meta->demands = demands ? demands : term_boolean(E->arena, true);
    return meta;
}

const struct lang_difference *difference_never(struct elaborator *E)
{
    return difference_make(E, LANG_NEVER, (struct lang_place){0, 0});
}

/* never is the identity of 'or' (figure 5). */
const struct lang_difference *difference_some(struct elaborator *E, const struct lang_difference *a,
                                              const struct lang_difference *b, struct lang_place at)
{
    if (a->kind == LANG_NEVER || b->kind == LANG_NEVER)
        return a->kind == LANG_NEVER ? b : a;
    struct lang_difference *some = difference_make(E, LANG_SOME_OF, at);
    const struct lang_difference **items = arena_alloc(E->arena, 2 * sizeof *items);
    items[0] = a;
    items[1] = b;
    some->items = items;
    some->count = 2;
    return some;
}

/* all-of, some-of, not: what their parts demand is demanded by all of them (figure 11). */
static const struct meta *call_combine(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    for (size_t i = 0; i < call->count; i++)
        if (meta_is_function(call->args[i]))
            return meta_waiting(E, META_LIFTED, map_get(&E->builtins, self->name), call->args, call->count);
    struct lang_difference *difference = difference_make(E, (enum lang_difference_kind)self->detail, call->at);
    const struct lang_difference **items = arena_alloc(E->arena, (call->count + 1) * sizeof *items);
    const struct lang_term **demands = arena_alloc(E->arena, (call->count + 1) * sizeof *demands);
    for (size_t i = 0; i < call->count; i++) {
        if (call->args[i]->kind != META_DIFFERENCE)
            return elaborator_expected(E, call_place(call, i), "a difference", call->args[i]);
        items[i] = call->args[i]->difference;
        demands[i] = call->args[i]->demands;
    }
    difference->items = items;
    difference->count = call->count;
    const struct meta *demanded = meta_term(E, term_connect(E->arena, LANG_AND, demands, call->count), call->at);
    if (!demanded)
        return NULL;
    struct meta *meta = (struct meta *)difference_meta(E, difference, demanded->term);
    meta_measure(meta, call->args, call->count);
    return meta;
}

/* ---- relations ---- */

struct sides {
    const struct lang_term *here, *first, *second;
};

static bool sides_of(struct elaborator *E, const struct meta *subject, struct lang_place at, struct sides *sides)
{
    sides->here = coerce_any(E, subject, at);
    if (!sides->here)
        return false;
    E->steps += sides->here->size / 4;
    sides->first = term_on_side(E->arena, sides->here, LANG_FIRST);
    sides->second = term_on_side(E->arena, sides->here, LANG_SECOND);
    return true;
}

static const struct meta *related(struct elaborator *E, enum lang_difference_kind kind, const struct sides *sides,
                                  const struct lang_value *distance, const struct lang_term *relation,
                                  struct lang_place at)
{
    struct lang_difference *difference = difference_make(E, kind, at);
    difference->subject = sides->here;
    difference->distance = distance;
    difference->relation = term_placed(E->arena, relation, at);
    return meta_term(E, relation, at) ? difference_meta(E, difference, NULL) : NULL;
}

static const struct lang_term *boolean(struct elaborator *E, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b)
{
    return term_binary(E->arena, op, type_plain(LANG_BOOLEAN), a, b);
}

static const struct meta *call_not_equal(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    struct sides sides;
    /* between two values, or with one that is the same in all solutions, it is an assertion */
    if (call->count == 2 || !meta_has_blank(call->args[0]))
        return apply(E, map_get(&E->builtins, "!="), call);
    if (!sides_of(E, call->args[0], call_place(call, 0), &sides))
        return NULL;
    return related(E, LANG_NOT_EQUAL, &sides, NULL,
                   term_not(E->arena, boolean(E, LANG_EQUAL, sides.first, sides.second)), call->at);
}

static const struct lang_term *length_of(struct elaborator *E, const struct lang_term *term)
{
    return term_unary(E->arena, LANG_LENGTH, type_plain(LANG_INTEGER), term);
}

static const struct meta *call_different_lengths(struct elaborator *E, const struct builtin *self,
                                                 const struct call *call)
{
    (void)self;
    struct sides sides[2];
    for (size_t i = 0; i < call->count; i++) {
        if (!sides_of(E, call->args[i], call_place(call, i), &sides[i]))
            return NULL;
        if (sides[i].here->type->kind != LANG_STRING && sides[i].here->type->kind != LANG_LIST)
            return elaborator_expected(E, call_place(call, i), "a String or a List", call->args[i]);
    }
    if (call->count == 2)
        return meta_term(
            E, term_not(E->arena, boolean(E, LANG_EQUAL, length_of(E, sides[0].here), length_of(E, sides[1].here))),
            call->at);
    return related(
        E, LANG_DIFFERENT_LENGTHS, &sides[0], NULL,
        term_not(E->arena, boolean(E, LANG_EQUAL, length_of(E, sides[0].first), length_of(E, sides[0].second))),
        call->at);
}

/* Of Dates in days, of DateTimes in seconds. */
static const struct meta *call_numeric_distance(struct elaborator *E, const struct builtin *self,
                                                const struct call *call)
{
    (void)self;
    struct sides sides;
    if (!sides_of(E, call->args[0], call_place(call, 0), &sides))
        return NULL;
    const struct lang_type *type = sides.here->type;
    if (!type_is_measure(type))
        return elaborator_expected(E, call_place(call, 0), "a number or a date", call->args[0]);
    const struct lang_type *number = type_plain(type->kind == LANG_REAL ? LANG_REAL : LANG_INTEGER);
    const struct lang_term *distance = coerce(E, call->args[1], number, call_place(call, 1));
    if (!distance)
        return NULL;
    if (distance->op != LANG_CONSTANT)
        return elaborator_expected(E, call_place(call, 1), "a distance without blanks", call->args[1]);
    const struct lang_term *apart =
        term_unary(E->arena, LANG_ABS, number, term_binary(E->arena, LANG_SUBTRACT, number, sides.first, sides.second));
    return related(E, LANG_NUMERIC_DISTANCE, &sides, distance->value, boolean(E, LANG_LESS_EQUAL, distance, apart),
                   call->at);
}

/* (edit-distance s t) of two strings is a number, (edit-distance s 3) a difference. */
static const struct meta *call_edit_distance(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_type *number = type_plain(LANG_INTEGER);
    struct sides sides;
    const struct lang_term *string = coerce_argument(E, call, 0, LANG_STRING);
    if (!string || !sides_of(E, call->args[0], call_place(call, 0), &sides))
        return NULL;
    const struct meta *other = call->args[1];
    if (other->kind == META_TERM && other->term->type->kind == LANG_STRING)
        return meta_term(E, term_binary(E->arena, LANG_EDIT_DISTANCE, number, string, other->term), call->at);
    const struct lang_term *distance = coerce(E, other, number, call_place(call, 1));
    if (!distance)
        return NULL;
    if (distance->op != LANG_CONSTANT)
        return elaborator_expected(E, call_place(call, 1), "a distance without blanks", other);
    const struct lang_term *apart = term_binary(E->arena, LANG_EDIT_DISTANCE, number, sides.first, sides.second);
    return related(E, LANG_AT_EDIT_DISTANCE, &sides, distance->value, boolean(E, LANG_LESS_EQUAL, distance, apart),
                   call->at);
}

static const struct meta *on_side(struct elaborator *E, const struct meta *subject, enum lang_side side,
                                  struct lang_place at);

static const struct meta *object_on_side(struct elaborator *E, const struct meta *subject, enum lang_side side,
                                         struct lang_place at)
{
    struct meta *meta = meta_make(E, META_OBJECT);
    meta->object = arena_alloc(E->arena, sizeof *meta->object);
    meta->object->name = subject->object->name;
    vector_push(&E->objects, meta->object);
    for (size_t i = 0; i < subject->object->fields.count; i++) {
        struct object_field field = subject->object->fields.items[i];
        if (!(field.value = on_side(E, field.value, side, at)))
            return NULL;
        vector_push(&meta->object->fields, field);
    }
    return meta;
}

static const struct meta *on_side(struct elaborator *E, const struct meta *subject, enum lang_side side,
                                  struct lang_place at)
{
    if (subject->kind == META_OBJECT)
        return object_on_side(E, subject, side, at);
    const struct lang_term *term = coerce_any(E, subject, at);
    return term ? meta_term(E, term_on_side(E->arena, term, side), at) : NULL;
}

/* A relation of the programmer's own: a function of the subject in both solutions. */
const struct meta *difference_relation(struct elaborator *E, const struct meta *subject, const struct meta *function,
                                       struct lang_place at)
{
    struct sides sides;
    if (!sides_of(E, subject, at, &sides))
        return NULL;
    const struct meta *args[] = {on_side(E, subject, LANG_FIRST, at), on_side(E, subject, LANG_SECOND, at)};
    struct call call = {at, args, 2, NULL};
    const struct meta *result = args[0] && args[1] ? apply(E, function, &call) : NULL;
    if (!result)
        return NULL;
    if (result->kind != META_TERM || result->term->type->kind != LANG_BOOLEAN)
        return elaborator_expected(E, at, "a relation, which is #t or #f for two values", result);
    return related(E, LANG_RELATION, &sides, NULL, result->term, at);
}

static const struct meta *call_relation(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (!meta_is_function(call->args[1]) && call->args[1]->kind != META_DIFFERENCE)
        return elaborator_expected(E, call_place(call, 1), "a relation", call->args[1]);
    return apply_difference(E, call->args[1], call->args[0], call->at);
}

static const struct meta *call_coverage(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (!meta_is_function(call->args[0]) && call->args[0]->kind != META_DIFFERENCE)
        return elaborator_expected(E, call_place(call, 0), "a coverage such as (cover-regexp time)", call->args[0]);
    return call->args[0];
}

/* ---- coverage of regexes ---- */

static bool cover_option(struct elaborator *E, const struct call *call, size_t i, struct cover_options *options)
{
    const char *name = call->args[i]->name;
    bool has_value = call->args[i]->count == 1;
    if (!has_value && i + 1 == call->count)
        return elaborator_fail(E, call->at, "expected a value behind #:%s", name);
    const struct meta *value = has_value ? call->args[i]->items[0] : call->args[i + 1];
    size_t lengths, place = has_value ? i : i + 1;
    if (strcmp(name, "lengths") == 0) {
        if (!coerce_count(E, value, call_place(call, place), "how many lengths, 0 to 1000", 1000, &lengths))
            return false;
        options->lengths = (unsigned)lengths;
        return true;
    }
    bool *option = strcmp(name, "unroll") == 0          ? &options->unroll
                   : strcmp(name, "whole-classes") == 0 ? &options->whole_classes
                                                        : NULL;
    if (!option)
        return elaborator_fail(E, call_place(call, i), "expected #:lengths, #:unroll or #:whole-classes, found #:%s",
                               name);
    if (value->kind != META_TERM || value->term->op != LANG_CONSTANT || value->term->type->kind != LANG_BOOLEAN)
        return elaborator_expected(E, call_place(call, place), "#t or #f", value);
    *option = value->term->value->boolean;
    return true;
}

/* (lengths 2) is #:lengths 2. */
static const struct meta *call_lengths(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    return keyword_with(E, self->name, call->args[0]);
}

/* That the subject matches, and where classes are not all strings, that it is in one. */
static const struct lang_term *cover_demands(struct elaborator *E, const struct lang_cover *cover,
                                             const struct lang_term *string)
{
    const struct lang_term *demands[] = {
        boolean(E, LANG_MATCHES, string, regex_meta(E, cover->regex)->term),
        boolean(E, LANG_LESS_EQUAL, term_integer(E->arena, 0), term_cover_class(E->arena, cover, string))};
    bool partial = cover->options.unroll || cover->options.lengths == 1;
    return term_connect(E->arena, LANG_AND, demands, partial ? 2 : 1);
}

static const struct meta *call_cover(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    struct cover_options options = {0};
    struct sides sides;
    for (size_t i = 0; i < call->count; i++)
        if (call->args[i]->kind == META_KEYWORD) {
            if (i < 2)
                return elaborator_fail(E, call->at, "expected #:%s behind the regex", call->args[i]->name);
            if (!cover_option(E, call, i, &options))
                return NULL;
            i += call->args[i]->count == 0;
        }
    const struct lang_term *string = coerce_argument(E, call, 0, LANG_STRING);
    const struct lang_regex *regex = string ? coerce_regex(E, call->args[1], call_place(call, 1)) : NULL;
    const struct lang_cover *cover = regex ? cover_make(E, regex, &options, call_place(call, 1)) : NULL;
    if (!cover || !sides_of(E, call->args[0], call_place(call, 0), &sides))
        return NULL;
    struct lang_difference *difference = difference_make(E, LANG_COVER, call->at);
    difference->subject = sides.here;
    difference->cover = cover;
    difference->relation = term_not(E->arena, boolean(E, LANG_EQUAL, term_cover_class(E->arena, cover, sides.first),
                                                      term_cover_class(E->arena, cover, sides.second)));
    return difference_meta(E, difference, term_placed(E->arena, cover_demands(E, cover, string), call->at));
}

const struct builtin builtins_difference[] = {
    {"all-of", 1, 0, false, call_combine, LANG_ALL_OF, false},
    {"some-of", 1, 0, false, call_combine, LANG_SOME_OF, false},
    {"difference-not", 1, 1, false, call_combine, LANG_NOT_OF, false},
    {"relation", 2, 2, true, call_relation, 0, true},
    {"coverage", 1, 1, false, call_coverage, 0, true},
    {"not-equal", 1, 2, false, call_not_equal, 0, true},
    {"different-lengths", 1, 2, false, call_different_lengths, 0, true},
    {"numeric-distance", 2, 2, true, call_numeric_distance, 0, true},
    {"edit-distance", 2, 2, true, call_edit_distance, 0, true},
    {"cover-regexp", 2, 2, true, call_cover, 0, true},
    {"cover-regex", 2, 2, true, call_cover, 0, true},
    {"lengths", 1, 1, false, call_lengths, 0, false},
    {"enumerate*", 2, 2, false, difference_enumerate, 0, false},
    {"enumerate-linear", 1, 1, false, difference_enumerate, 1, false},
    {NULL},
};
