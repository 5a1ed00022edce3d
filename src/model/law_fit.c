/* Room that a function tells: "dst has room for at least pack_bound(n) bytes".  What
 * pack() writes must fit into that, whatever it gets. */
#include <string.h>

#include "model/law.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

/* A pointer to numbers that can be written: where the result goes. */
static bool is_destination(const struct parameter *parameter)
{
    static const char told[] = "size len length count used written n num consumed capacity";
    const struct type *type = parameter->type;
    return type->kind == TYPE_POINTER && !type->target_const && !name_has(parameter->name, told) &&
           (type->target->kind == TYPE_INTEGER || type->target->kind == TYPE_VOID);
}

/* What goes in: numbers, and cells that are only read. */
static bool is_source(const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    return *parameter->name && (type_is_discrete(type) || (type->kind == TYPE_POINTER && type->target_const &&
                                                           type->target->kind != TYPE_FUNCTION));
}

/* The function of the header that a sentence names first, beside one; NULL: none. */
static const struct operation *named_in(const struct operations *operations, const struct clause *clause,
                                        const struct operation *beside)
{
    const struct operation *first = NULL;
    const char *place = NULL;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *one = operations->items.items[i];
        const char *at = one == beside ? NULL : clause_find(clause, one->function->name);
        if (at && (!place || at < place)) {
            place = at;
            first = one;
        }
    }
    return first;
}

/* "pack_bound(n) + 1 bytes": how many more.  False: there is more to it. */
static bool read_more(const struct clause *clause, const char *name, size_t *more)
{
    static const char computed[] = "plus|more than|twice|times|half|without|minus|not counting|excluding|besides|less";
    const char *end = clause->s + clause->length, *at = clause_find(clause, name) + strlen(name);
    size_t open = 0;
    *more = 0;
    while (at < end && (open || *at == '(')) {
        open += *at == '(';
        open -= *at++ == ')';
    }
    while (at < end && (*at == ' ' || *at == '`'))
        at++;
    if (at < end && *at == '+') {
        for (at++; at < end && *at == ' '; at++)
            continue;
        size_t digits = 0;
        while (at < end && *at >= '0' && *at <= '9' && digits++ < 4)
            *more = *more * 10 + (size_t)(*at++ - '0');
        if (!digits)
            return false;
    }
    const struct clause rest = {.s = at, .length = (size_t)(end - at)};
    return !memchr(rest.s, '+', rest.length) && !memchr(rest.s, '*', rest.length) && !clause_has_any(clause, computed);
}

/* In a comment about several functions, a sentence is about the one that was named last. */
/* "TEXT_SIZE(list_count(list)) bytes": more is reckoned of what it says. */
static bool is_within_other(const struct clause *clause, const char *name)
{
    const char *at = clause_find(clause, name);
    return at > clause->s + 1 && at[-1] == '(' && is_name_letter(at[-2]);
}

static bool is_said_in(const struct operations *operations, const struct operation *operation,
                       const struct operation *about, const char *name, const char *words, size_t *more)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    const struct operation *subject = NULL, *beside = operation == about ? NULL : operation;
    bool found = false;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause)) {
        const struct operation *named = named_in(operations, &clause, beside);
        bool is_teller = named && strcmp(named->function->name, name) == 0;
        subject = named && !is_teller ? named : subject;
        found = (!subject || subject == about) && clause_names(&clause, name) && clause_has_any(&clause, words) &&
                !is_within_other(&clause, name) &&
                read_more(&clause, name, more);
    }
    text_release(&comment);
    return found;
}

/* "@param dst room for at least rp_bound(n) bytes"; "the size that a destination of rp_pack() needs" */
static bool is_said(const struct operations *operations, struct law_fit *fit)
{
    static const char rooms[] = "room|space|bytes|large|big|long|size|hold|capacity";
    static const char needs[] = "needs|need|room|enough|most|worst|largest|longest|maximum|upper bound|space";
    return is_said_in(operations, fit->writer, fit->writer, fit->teller->function->name, rooms, &fit->more) ||
           is_said_in(operations, fit->teller, fit->writer, fit->writer->function->name, needs, &fit->more);
}

/* Which parameter of the writer this one of the teller is; NO_PARAMETER: none, or nobody knows. */
static size_t argument_for(const struct law_fit *fit, const struct parameter *wanted)
{
    const struct function *function = fit->writer->function;
    size_t found = NO_PARAMETER, alike = 0;
    for (size_t i = 0; i < function->parameter_count; i++) {
        if (i == fit->buffer || function->parameters[i].type != wanted->type)
            continue;
        if (strcmp(function->parameters[i].name, wanted->name) == 0)
            return i;
        found = i;
        alike++;
    }
    return alike == 1 && fit->teller->function->parameter_count == 1 ? found : NO_PARAMETER;
}

static bool match(struct law_fit *fit)
{
    const struct function *teller = fit->teller->function;
    if (!teller->parameter_count || teller->parameter_count > LAW_MOST || !type_is_discrete(teller->result))
        return false;
    for (size_t i = 0; i < teller->parameter_count; i++)
        if ((fit->arguments[i] = argument_for(fit, &teller->parameters[i])) == NO_PARAMETER)
            return false;
    return true;
}

/* One destination, of which no parameter tells how large it is, and a few that go in. */
static bool can_write(const struct operation *operation, size_t *buffer)
{
    const struct function *function = operation->function;
    *buffer = NO_PARAMETER;
    if (operation->obstacle || function->parameter_count < 2 || function->parameter_count > 4)
        return false;
    for (size_t i = 0; i < function->parameter_count; i++) {
        if (is_destination(&function->parameters[i]) && *buffer == NO_PARAMETER)
            *buffer = i;
        else if (!is_source(&function->parameters[i]))
            return false;
    }
    return *buffer != NO_PARAMETER;
}

void law_fits_find(const struct operations *operations, law_fits *found)
{
    for (size_t i = 0; i < operations->items.count; i++) {
        struct law_fit fit = {.writer = operations->items.items[i]};
        if (!can_write(fit.writer, &fit.buffer))
            continue;
        for (size_t k = 0; k < operations->items.count; k++) {
            fit.teller = operations->items.items[k];
            if (k != i && !fit.teller->obstacle && is_said(operations, &fit) && match(&fit)) {
                vector_push(found, fit);
                break;
            }
        }
    }
}

void law_fit_name(const struct law_fit *fit, struct text *out)
{
    text_addf(out, "%s_fits_%s", fit->writer->function->name, fit->teller->function->name);
}
