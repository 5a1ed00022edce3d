#include "front/lang/meta.h"

#include <string.h>

static const struct meta *special_quote(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    (void)frame;
    if (form->count != 2)
        return elaborator_found(E, form, "(quote data)");
    return core_quote(E, form->items[1]);
}

static const struct meta *special_blank(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count != 2)
        return elaborator_found(E, form, "?Type");
    if (sexp_is(form->items[1], "Object") && !frame_find(frame, "Object")) {
        struct object *object = arena_alloc(E->arena, sizeof *object);
        object->open = true;
        object->name = E->blank_name;
        vector_push(&E->objects, object);
        struct meta *meta = meta_make(E, META_OBJECT);
        meta->object = object;
        return meta;
    }
    const struct meta *type = core_evaluate(E, form->items[1], frame);
    return type ? types_blank(E, type, form->at) : NULL;
}

/* A condition that has blanks makes the result a choice of both. */
static const struct meta *both(struct elaborator *E, const struct lang_term *condition, const struct meta *a,
                               const struct meta *b, struct lang_place at)
{
    const struct meta *branches[] = {a, b};
    if (a->kind == META_DIFFERENCE || b->kind == META_DIFFERENCE || meta_is_function(a) || meta_is_function(b))
        return elaborator_fail(E, at,
                               "expected a condition without blanks where a branch is no value; enumerate* and "
                               "ite choose by blanks");
    const struct lang_type *type = coerce_common(E, branches, 2, at);
    if (!type)
        return NULL;
    const struct lang_term *args[] = {condition, coerce(E, a, type, at), NULL};
    args[2] = args[1] ? coerce(E, b, type, at) : NULL;
    return args[2] ? meta_term(E, term_make(E->arena, LANG_ITE, type, args, 3), at) : NULL;
}

static const struct lang_term *condition_of(struct elaborator *E, const struct sexp *sexp, struct frame *frame)
{
    const struct meta *meta = core_evaluate(E, sexp, frame);
    return meta ? coerce(E, meta, type_plain(LANG_BOOLEAN), sexp->at) : NULL;
}

static const struct meta *special_if(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count != 4)
        return elaborator_found(E, form, "(if condition then else)");
    const struct lang_term *condition = condition_of(E, form->items[1], frame);
    if (!condition)
        return NULL;
    if (condition->op == LANG_CONSTANT)
        return core_evaluate(E, form->items[condition->value->boolean ? 2 : 3], frame);
    const struct meta *a = core_evaluate(E, form->items[2], frame);
    const struct meta *b = a ? core_evaluate(E, form->items[3], frame) : NULL;
    return b ? both(E, condition, a, b, form->at) : NULL;
}

static const struct meta *cond_from(struct elaborator *E, const struct sexp *form, size_t i, struct frame *frame)
{
    if (i == form->count)
        return elaborator_fail(E, form->at, "expected a clause of 'cond' that holds, found none; add [else …]");
    const struct sexp *clause = form->items[i];
    if (clause->kind != SEXP_LIST || clause->count < 2)
        return elaborator_found(E, clause, "a clause [condition value]");
    struct frame *inner = frame_new(E, frame);
    if (sexp_is(clause->items[0], "else"))
        return core_body(E, clause->items + 1, clause->count - 1, clause->at, inner);
    const struct lang_term *condition = condition_of(E, clause->items[0], frame);
    if (!condition || term_is(condition, false))
        return condition ? cond_from(E, form, i + 1, frame) : NULL;
    const struct meta *a = core_body(E, clause->items + 1, clause->count - 1, clause->at, inner);
    if (!a || term_is(condition, true))
        return a;
    const struct meta *b = cond_from(E, form, i + 1, frame);
    return b ? both(E, condition, a, b, form->at) : NULL;
}

static const struct meta *special_cond(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return cond_from(E, form, 1, frame);
}

static const struct meta *let(struct elaborator *E, const struct sexp *form, struct frame *frame, bool in_turn)
{
    if (form->count < 3 || form->items[1]->kind != SEXP_LIST)
        return elaborator_found(E, form, "(let ([name value] …) body)");
    struct frame *inner = frame_new(E, frame);
    for (size_t i = 0; i < form->items[1]->count; i++) {
        const struct sexp *pair = form->items[1]->items[i];
        if (pair->kind != SEXP_LIST || pair->count != 2 || pair->items[0]->kind != SEXP_SYMBOL)
            return elaborator_found(E, pair, "[name value]");
        const struct meta *value = core_evaluate(E, pair->items[1], in_turn ? inner : frame);
        if (!value)
            return NULL;
        if (in_turn)
            inner = frame_new(E, inner);
        frame_bind(E, inner, pair->items[0]->text, value, pair->at);
    }
    return core_body(E, form->items + 2, form->count - 2, form->at, frame_new(E, inner));
}

static const struct meta *special_let(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return let(E, form, frame, false);
}

static const struct meta *special_let_star(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return let(E, form, frame, true);
}

/* Left to right, and no further than needed: recursion ends by it. */
static const struct meta *connective(struct elaborator *E, const struct sexp *form, struct frame *frame,
                                     enum lang_op op)
{
    const struct meta **args = arena_alloc(E->arena, (form->count + 1) * sizeof *args);
    for (size_t i = 1; i < form->count; i++) {
        const struct meta *arg = core_evaluate(E, form->items[i], frame);
        if (!arg)
            return NULL;
        if (arg->kind == META_TERM && term_is(arg->term, op == LANG_OR))
            return arg;
        args[i - 1] = arg;
    }
    struct call call = {form->at, args, form->count - 1, form->items + 1};
    return logic_connect(E, op, &call);
}

static const struct meta *special_and(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return connective(E, form, frame, LANG_AND);
}

static const struct meta *special_or(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    return connective(E, form, frame, LANG_OR);
}

/* (with name value): a section of the builtin, which gets the object. */
static const struct meta *special_with(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count != 3 || form->items[1]->kind != SEXP_SYMBOL)
        return elaborator_found(E, form, "(with field value)");
    const char *outer = E->blank_name;
    E->blank_name = arena_format(E->arena, "%s.%s", outer, form->items[1]->text);
    const struct meta *value = core_evaluate(E, form->items[2], frame);
    E->blank_name = outer;
    if (!value)
        return NULL;
    const struct meta *args[] = {meta_name(E, form->items[1]->text), value};
    return meta_waiting(E, META_SECTION, map_get(&E->builtins, "with"), args, 2);
}

static const struct meta *special_field(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count != 3 || form->items[2]->kind != SEXP_SYMBOL)
        return elaborator_found(E, form, "(field object name)");
    const struct meta *object = core_evaluate(E, form->items[1], frame);
    return object ? field_of(E, object, form->items[2]->text, form->at) : NULL;
}

static const struct meta *special_misplaced(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    (void)frame;
    return elaborator_fail(E, form->at, "expected an expression, found '%s', which stands in a program%s",
                           form->items[0]->text,
                           sexp_is(form->items[0], "define") ? ", or first in a body" : " or in a generate block");
}

special_form special_lambda; /* core.c */

static const struct {
    const char *name;
    special_form *form;
} specials[] = {
    {"quote", special_quote},
    {"blank", special_blank},
    {"lambda", special_lambda},
    {"λ", special_lambda},
    {"if", special_if},
    {"cond", special_cond},
    {"let", special_let},
    {"let*", special_let_star},
    {"and", special_and},
    {"or", special_or},
    {"match", match_evaluate},
    {"with", special_with},
    {"field", special_field},
    {"Enum", types_enum},
    {"List", types_list},
    {"Option", types_option},
    {"Object", types_object},
    {"table", types_table},
    {"define", special_misplaced},
    {"declare", special_misplaced},
    {"specify", special_misplaced},
    {"constrain-solutions", special_misplaced},
    {"generate", special_misplaced},
};

special_form *special_find(const char *name)
{
    for (size_t i = 0; i < sizeof specials / sizeof specials[0]; i++)
        if (strcmp(specials[i].name, name) == 0)
            return specials[i].form;
    return NULL;
}

void special_each_name(void (*visit)(void *context, const char *name), void *context)
{
    for (size_t i = 0; i < sizeof specials / sizeof specials[0]; i++)
        visit(context, specials[i].name);
}
