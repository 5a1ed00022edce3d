#include "front/lang/meta.h"

#include <string.h>

static const struct meta *section_of(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    return meta_waiting(E, META_SECTION, callee, call->args, call->count);
}

static const char *plural(size_t n)
{
    return n == 1 ? "" : "s";
}

/* ---- builtins ---- */

/* Keywords with their values. */
static size_t count_options(const struct call *call)
{
    size_t count = 0;
    for (size_t i = 0; i < call->count; i++)
        if (call->args[i]->kind == META_KEYWORD)
            count += call->args[i]->count == 1 ? 1 : 2;
    return count;
}

static const struct meta *apply_builtin(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    const struct builtin *builtin = callee->builtin;
    size_t count = call->count - count_options(call);
    if (builtin->section && count + 1 == builtin->least)
        return section_of(E, callee, call);
    if (count < builtin->least)
        return elaborator_fail(E, call->at, "expected %s%zu argument%s for '%s', found %zu",
                               builtin->most == builtin->least ? "" : "at least ", builtin->least,
                               plural(builtin->least), builtin->name, count);
    if (builtin->most > 0 && count > builtin->most)
        return elaborator_fail(E, call->at, "expected %s%zu argument%s for '%s', found %zu",
                               builtin->most == builtin->least ? "" : "at most ", builtin->most, plural(builtin->most),
                               builtin->name, count);
    return builtin->call(E, builtin, call);
}

/* ---- closures ---- */

static const struct meta *apply_closure(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    if (call->count + 1 == callee->count && call->count > 0)
        return section_of(E, callee, call);
    if (call->count != callee->count)
        return elaborator_fail(E, call->at, "expected %zu argument%s for '%s', found %zu", callee->count,
                               plural(callee->count), callee->name ? callee->name : "lambda", call->count);
    struct frame *frame = frame_new(E, callee->frame);
    for (size_t i = 0; i < call->count; i++)
        frame_bind(E, frame, callee->parameters[i]->text, call->args[i], callee->parameters[i]->at);
    return core_body(E, callee->lambda->items + 2, callee->lambda->count - 2, callee->lambda->at, frame);
}

/* ---- all ---- */

/* The arguments of a section go behind those of the call, of a curry before them. */
static const struct meta *apply_joined(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    size_t count = call->count + callee->count;
    const struct meta **args = arena_alloc(E->arena, (count + 1) * sizeof *args);
    bool section = callee->kind == META_SECTION;
    memcpy(args + (section ? 0 : callee->count), call->args, call->count * sizeof *args);
    memcpy(args + (section ? call->count : 0), callee->items, callee->count * sizeof *args);
    struct call joined = {call->at, args, count, NULL};
    return apply(E, callee->callee, &joined);
}

/* A connective over functions, where something calls it like a function. */
static const struct meta *apply_lifted(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    const struct meta **args = arena_alloc(E->arena, (callee->count + 1) * sizeof *args);
    for (size_t i = 0; i < callee->count; i++) {
        args[i] = callee->items[i];
        if (meta_is_function(args[i]) && !(args[i] = apply(E, args[i], call)))
            return NULL;
    }
    struct call combined = {call->at, args, callee->count, NULL};
    return apply(E, callee->callee, &combined);
}

static const struct meta *apply_here(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    switch (callee->kind) {
    case META_BUILTIN:
        return apply_builtin(E, callee, call);
    case META_CLOSURE:
        return apply_closure(E, callee, call);
    case META_SECTION:
    case META_CURRY:
        return apply_joined(E, callee, call);
    case META_LIFTED:
        return apply_lifted(E, callee, call);
    default:
        return elaborator_expected(E, call->at, "a function", callee);
    }
}

const struct meta *apply(struct elaborator *E, const struct meta *callee, const struct call *call)
{
    if (!elaborator_enter(E, call->at))
        return NULL;
    const struct meta *value = apply_here(E, callee, call);
    elaborator_leave(E);
    return meta_limited(E, value, call->at);
}

const struct meta *apply_one(struct elaborator *E, const struct meta *callee, const struct meta *argument,
                             struct lang_place at)
{
    struct call call = {at, &argument, 1, NULL};
    return apply(E, callee, &call);
}

/* ---- to a subject ---- */

/* Only 'and' leaves what stands in it unconditional. */
static const struct lang_term *lifted_assertion(struct elaborator *E, const struct meta *lifted,
                                                const struct meta *subject, struct lang_place at)
{
    bool conditional = strcmp(lifted->callee->builtin->name, "and") != 0;
    const struct meta **args = arena_alloc(E->arena, (lifted->count + 1) * sizeof *args);
    E->conditional += conditional;
    bool right = true;
    for (size_t i = 0; i < lifted->count && right; i++) {
        args[i] = lifted->items[i];
        if (meta_is_function(args[i]))
            args[i] = meta_term(E, apply_assertion(E, args[i], subject, at), at);
        right = args[i] != NULL;
    }
    E->conditional -= conditional;
    struct call call = {at, args, lifted->count, NULL};
    const struct meta *result = right ? apply(E, lifted->callee, &call) : NULL;
    return result ? coerce(E, result, type_plain(LANG_BOOLEAN), at) : NULL;
}

const struct lang_term *apply_assertion(struct elaborator *E, const struct meta *assertion, const struct meta *subject,
                                        struct lang_place at)
{
    if (assertion->kind == META_LIFTED) {
        if (!elaborator_enter(E, at))
            return NULL;
        const struct lang_term *term = lifted_assertion(E, assertion, subject, at);
        elaborator_leave(E);
        return term;
    }
    if (meta_is_function(assertion)) {
        assertion = apply_one(E, assertion, subject, at);
        if (!assertion)
            return NULL;
    }
    if (assertion->kind != META_TERM || assertion->term->type->kind != LANG_BOOLEAN)
        return elaborator_expected(E, at, "an assertion", assertion);
    return assertion->term;
}

static size_t missing_arguments(const struct meta *function)
{
    switch (function->kind) {
    case META_CLOSURE:
        return function->count;
    case META_SECTION:
        return 1;
    case META_CURRY:
        return missing_arguments(function->callee) - function->count;
    default:
        return function->builtin && !function->builtin->differs ? function->builtin->least : 1;
    }
}

static const struct meta *lifted_difference(struct elaborator *E, const struct meta *lifted, const struct meta *subject,
                                            struct lang_place at)
{
    const struct meta **args = arena_alloc(E->arena, (lifted->count + 1) * sizeof *args);
    for (size_t i = 0; i < lifted->count; i++) {
        args[i] = lifted->items[i];
        if (meta_is_function(args[i]) && !(args[i] = apply_difference(E, args[i], subject, at)))
            return NULL;
    }
    struct call call = {at, args, lifted->count, NULL};
    return apply(E, lifted->callee, &call);
}

const struct meta *apply_difference(struct elaborator *E, const struct meta *difference, const struct meta *subject,
                                    struct lang_place at)
{
    if (difference->kind == META_LIFTED) {
        if (!elaborator_enter(E, at))
            return NULL;
        difference = lifted_difference(E, difference, subject, at);
        elaborator_leave(E);
    } else if (meta_is_function(difference) && missing_arguments(difference) == 2)
        difference = difference_relation(E, subject, difference, at);
    else if (meta_is_function(difference))
        difference = apply_one(E, difference, subject, at);
    if (difference && difference->kind != META_DIFFERENCE)
        return elaborator_expected(E, at, "a difference", difference);
    return difference;
}
