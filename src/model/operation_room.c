/* Room for a text: "`key` has room for KEY_SIZE characters" says how large the
 * memory is that a function fills, where nothing else does. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "model/clause.h"
#include "model/operation_parts.h"

#define CELLS_MOST 65536

/* "room for 25 characters": the number behind the phrase, which counts characters; 0: none does. */
static size_t cells_behind(const char *at, const char *end)
{
    static const char *const units[] = {"char", "byte", "letter", "digit"};
    char *behind;
    at += strspn(at, " `'");
    if (at >= end || !isdigit((unsigned char)*at))
        return 0;
    unsigned long number = strtoul(at, &behind, 10);
    const char *unit = behind + strspn(behind, " `'");
    bool counts = unit >= end || strchr(",.;)", *unit);
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        counts = counts || strncmp(unit, units[i], strlen(units[i])) == 0;
    return counts && number <= CELLS_MOST ? number : 0;
}

/* It is a text of the caller's, of which nobody has said how large it is. */
static bool is_filled_text(const struct role *role, const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    bool is_text = role->kind == ROLE_STRING || (role->kind == ROLE_BUFFER && role->length == NO_PARAMETER);
    return is_text && !role->cells && !role->is_path && type->kind == TYPE_POINTER && !type->target_const &&
           type->target->kind == TYPE_INTEGER && type->target->size == 1;
}

/* The parameter that is named before the phrase, or the only one that can be meant. */
static size_t who_has_room(const struct function *function, const struct role *roles, const struct clause *clause,
                           const char *phrase)
{
    size_t only = NO_PARAMETER, count = 0;
    for (size_t i = 0; i < function->parameter_count; i++) {
        if (!is_filled_text(&roles[i], &function->parameters[i]))
            continue;
        const char *named = *function->parameters[i].name ? clause_find(clause, function->parameters[i].name) : NULL;
        if (named && named < phrase)
            return i;
        only = i;
        count++;
    }
    return count == 1 ? only : NO_PARAMETER;
}

void rooms_said(const struct sorting *sorting, const struct operation *operation, struct role *roles)
{
    static const char *const phrases[] = {"room for", "space for", "enough for", "can hold", "must hold", NULL};
    const struct function *function = operation->function;
    struct text comment = TEXT_INIT;
    struct clause clause;
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause))
        for (size_t p = 0; phrases[p]; p++) {
            const char *phrase = clause_find(&clause, phrases[p]);
            size_t cells = phrase ? cells_behind(phrase + strlen(phrases[p]), clause.s + clause.length) : 0;
            size_t who = cells ? who_has_room(function, roles, &clause, phrase) : NO_PARAMETER;
            if (who == NO_PARAMETER)
                continue;
            roles[who].kind = ROLE_BUFFER;
            roles[who].cells = cells;
            roles[who].element = element_role(sorting, function->parameters[who].type->target);
            roles[who].passing = PASS_OUT;
            roles[who].why = "its header says how much it has room for";
        }
    text_release(&comment);
}
