/* declare, specify, constrain-solutions (figure 10), define. */
#include "front/lang/meta.h"

#include <string.h>
#include "base/suggest.h"

/* ---- declare ---- */

static bool declare(struct elaborator *E, const struct sexp *form)
{
    if (form->count != 3 || form->items[1]->kind != SEXP_SYMBOL)
        return elaborator_found(E, form, "(declare name value)");
    const struct sexp *name = form->items[1];
    struct binding *before = frame_find_here(E->frame, name->text);
    if (before)
        return elaborator_fail(E, name->at, "expected a new name, found '%s', which line %d gives a meaning",
                               name->text, before->at.line);
    E->blank_name = name->text;
    const struct meta *value = core_evaluate(E, form->items[2], E->frame);
    E->blank_name = "blank";
    if (!value)
        return false;
    if (value->kind == META_TYPE) {
        struct text type = TEXT_INIT;
        sexp_print(form->items[2], &type);
        elaborator_fail(E, form->items[2]->at,
                        "expected a value, found the type %s; a blank of it is '?%s', a name for it is 'define'd",
                        type.s, type.s);
        text_release(&type);
        return false;
    }
    if (value->kind == META_DIFFERENCE || value->kind == META_KEYWORD)
        return elaborator_expected(E, form->items[2]->at, "a value", value);
    frame_bind(E, E->frame, name->text, value, name->at);
    E->frame->first->declared = true;
    struct declared declared = {name->text, value, name->at, !E->in_block};
    if (meta_has_blank(value))
        vector_push(&E->variables, declared);
    return true;
}

/* ---- specify ---- */

struct symbol_list {
    const struct lang_symbol **items;
    size_t count, capacity;
};

static void add_symbol(void *context, const struct lang_symbol *symbol)
{
    struct symbol_list *list = context;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i] == symbol)
            return;
    vector_push(list, symbol);
}

static void collect_symbols(const struct meta *meta, struct symbol_list *list)
{
    if (meta->kind == META_TERM)
        term_each_symbol(meta->term, add_symbol, list);
    for (size_t i = 0; meta->kind == META_LIST && i < meta->count; i++)
        collect_symbols(meta->items[i], list);
    for (size_t i = 0; meta->kind == META_OBJECT && i < meta->object->fields.count; i++)
        collect_symbols(meta->object->fields.items[i].value, list);
}

/* Each conjunct by itself, so that messages and solvers see small ones. */
static void add_assertion(struct elaborator *E, const struct lang_term *term, const struct symbol_list *subjects,
                          struct lang_place at)
{
    if (term_is(term, true))
        return;
    if (term->op == LANG_AND) {
        for (size_t i = 0; i < term->count; i++)
            add_assertion(E, term->args[i], subjects, at);
        return;
    }
    struct assertion assertion = {.term = term_placed(E->arena, term, at), .subject_count = subjects->count};
    assertion.subjects = arena_alloc(E->arena, (subjects->count + 1) * sizeof *assertion.subjects);
    if (subjects->count > 0)
        memcpy(assertion.subjects, subjects->items, subjects->count * sizeof *assertion.subjects);
    vector_push(&E->assertions, assertion);
}

static bool specify_one(struct elaborator *E, const struct meta *subject, const struct sexp *sexp)
{
    const struct meta *assertion = core_evaluate(E, sexp, E->frame);
    const struct lang_term *term = assertion ? apply_assertion(E, assertion, subject, sexp->at) : NULL;
    if (!term)
        return false;
    struct symbol_list subjects = VECTOR_INIT;
    collect_symbols(subject, &subjects);
    add_assertion(E, term, &subjects, sexp->at);
    vector_release(&subjects);
    return true;
}

static const struct meta *subject_of(struct elaborator *E, const struct sexp *form, const char *shape)
{
    if (form->count < 3)
        return elaborator_found(E, form, shape);
    const struct meta *subject = core_evaluate(E, form->items[1], E->frame);
    if (!subject)
        return NULL;
    if (subject->kind == META_TERM || subject->kind == META_OBJECT || subject->kind == META_LIST)
        return subject;
    return elaborator_expected(E, form->items[1]->at, "a declared value", subject);
}

static bool specify(struct elaborator *E, const struct sexp *form)
{
    const struct meta *subject = subject_of(E, form, "(specify name assertion …)");
    bool right = subject != NULL;
    E->blank_name = right && form->items[1]->kind == SEXP_SYMBOL ? form->items[1]->text : "blank";
    for (size_t i = 2; right && i < form->count; i++)
        right = specify_one(E, subject, form->items[i]);
    E->blank_name = "blank";
    return right;
}

/* ---- constrain-solutions ---- */

static bool constrain(struct elaborator *E, const struct sexp *form)
{
    const struct meta *subject = subject_of(E, form, "(constrain-solutions name difference …)");
    for (size_t i = 2; subject && i < form->count; i++) {
        const struct lang_place at = form->items[i]->at;
        const struct meta *difference = core_evaluate(E, form->items[i], E->frame);
        if (difference)
            difference = apply_difference(E, difference, subject, at);
        if (!difference)
            return false;
        const struct symbol_list nobody = VECTOR_INIT;
        add_assertion(E, difference->demands, &nobody, at);
        E->difference = difference_some(E, E->difference, difference->difference, form->at);
    }
    return subject != NULL;
}

bool statement(struct elaborator *E, const struct sexp *form, bool in_block)
{
    if (sexp_begins(form, "declare"))
        return declare(E, form);
    if (sexp_begins(form, "specify"))
        return specify(E, form);
    if (sexp_begins(form, "constrain-solutions"))
        return constrain(E, form);
    if (sexp_begins(form, "define"))
        return core_define(E, form, E->frame);
    struct suggestion suggestion = suggestion_for(
        form->kind == SEXP_LIST && form->count > 0 && form->items[0]->kind == SEXP_SYMBOL ? form->items[0]->text : "");
    suggestion_consider(&suggestion, "declare");
    suggestion_consider(&suggestion, "specify");
    suggestion_consider(&suggestion, "constrain-solutions");
    suggestion_consider(&suggestion, "define");
    if (!in_block)
        suggestion_consider(&suggestion, "generate");
    if (suggestion.best)
        return elaborator_fail(E, form->items[0]->at,
                               "expected declare, specify, constrain-solutions, define%s, found "
                               "'%s'; did you mean '%s'?",
                               in_block ? "" : " or generate", form->items[0]->text, suggestion.best);
    return elaborator_found(E, form,
                            in_block ? "declare, specify, constrain-solutions or define"
                                     : "declare, specify, constrain-solutions, define or generate");
}
