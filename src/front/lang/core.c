#include "front/lang/meta.h"

#include <string.h>
#include "base/suggest.h"

/* ---- scopes ---- */

struct frame *frame_new(struct elaborator *E, struct frame *parent)
{
    struct frame *frame = arena_alloc(E->arena, sizeof *frame);
    frame->parent = parent;
    return frame;
}

struct binding *frame_find_here(struct frame *frame, const char *name)
{
    struct binding *binding = frame->first;
    while (binding && strcmp(binding->name, name) != 0)
        binding = binding->next;
    return binding;
}

struct binding *frame_find(struct frame *frame, const char *name)
{
    struct binding *binding = NULL;
    for (; frame && !binding; frame = frame->parent)
        binding = frame_find_here(frame, name);
    return binding;
}

void frame_bind(struct elaborator *E, struct frame *frame, const char *name, const struct meta *value,
                struct lang_place at)
{
    struct binding *binding = arena_alloc(E->arena, sizeof *binding);
    *binding = (struct binding){name, value, at, false, frame->first};
    frame->first = binding;
}

/* ---- names ---- */

static void consider(void *context, const char *name)
{
    suggestion_consider(context, name);
}

static void consider_builtins(struct suggestion *suggestion)
{
    const struct builtin *const tables[] = {builtins_logic, builtins_number, builtins_string,    builtins_regex,
                                            builtins_list,  builtins_option, builtins_difference};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        for (const struct builtin *builtin = tables[i]; builtin->name; builtin++)
            suggestion_consider(suggestion, builtin->name);
}

static const struct meta *unknown_name(struct elaborator *E, const struct sexp *symbol, struct frame *frame)
{
    struct suggestion suggestion = suggestion_for(symbol->text);
    for (; frame; frame = frame->parent)
        for (struct binding *b = frame->first; b; b = b->next)
            suggestion_consider(&suggestion, b->name);
    consider_builtins(&suggestion);
    special_each_name(consider, &suggestion);
    static const char *const types[] = {"Boolean", "Integer", "Real", "String", "Date", "DateTime"};
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        suggestion_consider(&suggestion, types[i]);
    if (suggestion.best)
        return elaborator_fail(E, symbol->at, "expected a name that is known, found '%s'; did you mean '%s'?",
                               symbol->text, suggestion.best);
    return elaborator_fail(E, symbol->at, "expected a name that is known, found '%s'", symbol->text);
}

/* loc.timeZone is (field loc timeZone). */
static const struct meta *dotted(struct elaborator *E, const struct sexp *symbol, struct frame *frame)
{
    char *name = arena_strdup(E->arena, symbol->text), *dot = strchr(name, '.');
    if (!dot || dot == name || !dot[1])
        return NULL;
    *dot = '\0';
    struct binding *binding = frame_find(frame, name);
    const struct meta *value = binding ? binding->value : NULL;
    while (value && dot) {
        char *field = dot + 1;
        dot = strchr(field, '.');
        if (dot)
            *dot = '\0';
        value = field_of(E, value, field, symbol->at);
    }
    return value;
}

static const struct meta *name_value(struct elaborator *E, const struct sexp *symbol, struct frame *frame)
{
    struct binding *binding = frame_find(frame, symbol->text);
    const struct meta *value = binding ? binding->value : map_get(&E->builtins, symbol->text);
    if (!value)
        value = dotted(E, symbol, frame);
    if (value)
        return value;
    if (E->error->kind != ERROR_NONE)
        return NULL;
    if (special_find(symbol->text))
        return elaborator_fail(E, symbol->at, "expected a value, found '%s', which is written (%s …)", symbol->text,
                               symbol->text);
    return unknown_name(E, symbol, frame);
}

/* ---- data ---- */

static const struct meta *literal(struct elaborator *E, const struct sexp *sexp)
{
    const struct lang_regex *regex;
    struct meta *keyword;
    switch (sexp->kind) {
    case SEXP_NUMBER:
    case SEXP_BOOLEAN:
        return meta_term(E, term_constant(E->arena, type_plain(sexp->value->kind), sexp->value), sexp->at);
    case SEXP_STRING:
        return meta_term(
            E, term_constant(E->arena, type_plain(LANG_STRING), lang_string(E->arena, sexp->text, sexp->length)),
            sexp->at);
    case SEXP_REGEX:
        regex = regex_make(E, sexp->text, sexp->length, "", sexp->at);
        return regex ? regex_meta(E, regex) : NULL;
    case SEXP_KEYWORD:
        keyword = meta_make(E, META_KEYWORD);
        keyword->name = sexp->text;
        return keyword;
    default:
        BUG("an expression of kind %d is no literal", (int)sexp->kind);
    }
}

const struct meta *core_quote(struct elaborator *E, const struct sexp *sexp)
{
    if (sexp->kind == SEXP_SYMBOL)
        return meta_name(E, sexp->text);
    if (sexp->kind != SEXP_LIST)
        return literal(E, sexp);
    const struct meta **items = arena_alloc(E->arena, (sexp->count + 1) * sizeof *items);
    for (size_t i = 0; i < sexp->count; i++)
        if (!(items[i] = core_quote(E, sexp->items[i])))
            return NULL;
    return meta_list(E, items, sexp->count);
}

/* ---- applications ---- */

static const struct meta *application(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    const struct meta *callee = core_evaluate(E, form->items[0], frame);
    if (!callee)
        return NULL;
    if (!meta_is_function(callee))
        return elaborator_expected(E, form->items[0]->at, "a function", callee);
    const struct meta **args = arena_alloc(E->arena, (form->count + 1) * sizeof *args);
    for (size_t i = 1; i < form->count; i++)
        if (!(args[i - 1] = core_evaluate(E, form->items[i], frame)))
            return NULL;
    struct call call = {form->at, args, form->count - 1, form->items + 1};
    return apply(E, callee, &call);
}

static const struct meta *evaluate_list(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count == 0)
        return elaborator_fail(E, form->at, "expected an expression, found '()'; the empty list is (list)");
    const struct sexp *head = form->items[0];
    special_form *special =
        head->kind == SEXP_SYMBOL && !frame_find(frame, head->text) ? special_find(head->text) : NULL;
    return special ? special(E, form, frame) : application(E, form, frame);
}

const struct meta *core_evaluate(struct elaborator *E, const struct sexp *sexp, struct frame *frame)
{
    if (!elaborator_enter(E, sexp->at))
        return NULL;
    const struct meta *value = sexp->kind == SEXP_SYMBOL ? name_value(E, sexp, frame)
                               : sexp->kind == SEXP_LIST ? evaluate_list(E, sexp, frame)
                                                         : literal(E, sexp);
    elaborator_leave(E);
    return meta_limited(E, value, sexp->at);
}

/* ---- bodies ---- */

static const struct meta *closure(struct elaborator *E, const char *name, const struct sexp *form,
                                  const struct sexp **parameters, size_t count, struct frame *frame)
{
    if (form->count < 3)
        return elaborator_found(E, form, "a body");
    for (size_t i = 0; i < count; i++) {
        if (parameters[i]->kind != SEXP_SYMBOL)
            return elaborator_found(E, parameters[i], "the name of a parameter");
        for (size_t j = 0; j < i; j++)
            if (sexp_is(parameters[i], parameters[j]->text))
                return elaborator_fail(E, parameters[i]->at, "expected another name, found '%s' again",
                                       parameters[i]->text);
    }
    struct meta *meta = meta_make(E, META_CLOSURE);
    meta->name = name;
    meta->lambda = form;
    meta->parameters = parameters;
    meta->count = count;
    meta->frame = frame;
    return meta;
}

const struct meta *special_lambda(struct elaborator *E, const struct sexp *form, struct frame *frame);
const struct meta *special_lambda(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count < 2 || form->items[1]->kind != SEXP_LIST)
        return elaborator_found(E, form, "(lambda (name …) body)");
    return closure(E, NULL, form, form->items[1]->items, form->items[1]->count, frame);
}

bool core_define(struct elaborator *E, const struct sexp *form, struct frame *frame)
{
    if (form->count < 3)
        return elaborator_found(E, form, "(define name value) or (define (name parameter …) body)");
    const struct sexp *head = form->items[1];
    bool function = head->kind == SEXP_LIST && head->count > 0;
    const struct sexp *name = function ? head->items[0] : head;
    if (name->kind != SEXP_SYMBOL)
        return elaborator_found(E, name, "a name");
    struct binding *before = frame_find_here(frame, name->text);
    if (before)
        return elaborator_fail(E, name->at, "expected a new name, found '%s', which line %d gives a meaning",
                               name->text, before->at.line);
    if (!function && form->count > 3)
        return elaborator_found(E, form->items[3], "')' behind the value");
    const char *outer = E->blank_name;
    E->blank_name = name->text;
    const struct meta *value = function ? closure(E, name->text, form, head->items + 1, head->count - 1, frame)
                                        : core_evaluate(E, form->items[2], frame);
    E->blank_name = outer;
    if (!value)
        return false;
    if (value->kind == META_CLOSURE && !value->name)
        ((struct meta *)value)->name = name->text;
    frame_bind(E, frame, name->text, value, name->at);
    return true;
}

const struct meta *core_body(struct elaborator *E, const struct sexp **forms, size_t count, struct lang_place at,
                             struct frame *frame)
{
    size_t i = 0;
    for (; i < count && sexp_begins(forms[i], "define"); i++)
        if (!core_define(E, forms[i], frame))
            return NULL;
    if (i == count)
        return elaborator_fail(E, at, "expected an expression behind the definitions");
    if (i + 1 < count)
        return elaborator_found(E, forms[i + 1], "')' behind the value");
    return core_evaluate(E, forms[i], frame);
}
