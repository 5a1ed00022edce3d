/* Functions that the library has to be told before it is used: it calls one by a
 * variable of its own, which another function sets to what a caller passes, and
 * nobody called that. */
#include <ctype.h>
#include <string.h>
#include "base/memory.h"
#include "oracle/policy_saying.h"
#include "oracle/policy_source.h"

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static int line_of(const char *source, const char *at)
{
    int line = 1;
    for (; source < at; source++)
        line += *source == '\n';
    return line;
}

/* Of "void timers_install(ticks_function *ticks) {" the name. */
static const char *name_of(const struct around *around, size_t *length)
{
    const char *at = around->body - 1;
    int depth = 0;
    while (at > around->head && *at != ')')
        at--;
    do
        depth += (*at == ')') - (*at == '(');
    while (--at > around->head && depth);
    while (at > around->head && isspace((unsigned char)*at))
        at--;
    const char *end = at + 1;
    while (at > around->head && is_name(at[-1]))
        at--;
    *length = (size_t)(end - at);
    return at;
}

/* One that can be called and takes a function by that name. */
static uint32_t operation_around(const struct policy_case *judged, const struct around *around, const char *value,
                                 size_t length)
{
    size_t name_length;
    const char *head = name_of(around, &name_length);
    for (uint32_t i = 0; i < judged->plan->items.count; i++) {
        const struct function *function = sequence_plan_operation(judged->plan, i)->function;
        if (strlen(function->name) != name_length || strncmp(function->name, head, name_length) != 0)
            continue;
        for (size_t k = 0; k < function->parameter_count; k++) {
            const struct type *type = function->parameters[k].type;
            if (strlen(function->parameters[k].name) == length &&
                strncmp(function->parameters[k].name, value, length) == 0 && type->kind == TYPE_POINTER &&
                type->target->kind == TYPE_FUNCTION)
                return i;
        }
    }
    return SEQUENCE_NONE;
}

/* Who sets it, by "variable = parameter;". */
static uint32_t installer_of(const struct policy_case *judged, const char *path, const char *source,
                             const char *variable)
{
    uint32_t found = SEQUENCE_NONE;
    size_t length = strlen(variable);
    for (const char *at = source; found == SEQUENCE_NONE && (at = strstr(at, variable)); at++) {
        const char *value = at + length + strspn(at + length, " \t");
        bool is_set =
            at > source && !is_name(at[-1]) && !source_is_member(source, at) && *value == '=' && value[1] != '=';
        if (!is_set)
            continue;
        value += 1 + strspn(value + 1, " \t\n");
        size_t value_length = 0;
        while (is_name(value[value_length]))
            value_length++;
        struct text text = TEXT_INIT;
        struct around around = {0};
        if (value_length && source_read(path, line_of(source, at), &text, &around))
            found = operation_around(judged, &around, value, value_length);
        text_release(&text);
    }
    return found;
}

static bool judge_called(struct policy_case *judged, const char *path, const char *source, const char *start,
                         const char *end, unsigned by)
{
    for (const char *at = start; at < end; at++) {
        size_t length = 0;
        while (is_name(at[length]))
            length++;
        if (!length)
            continue;
        bool is_called = at[length + strspn(at + length, " ")] == '(' && !source_is_member(start, at);
        char *name = is_called ? mem_strndup(at, length) : NULL;
        uint32_t installer = name ? installer_of(judged, path, source, name) : SEQUENCE_NONE;
        bool decided = installer != SEQUENCE_NONE && !case_calls(judged, installer) &&
                       case_rule(judged, RULING_SUSPECT, by, "%s has to be called first: it says what '%s' is",
                                 sequence_plan_operation(judged->plan, installer)->function->name, name);
        mem_free(name);
        if (decided)
            return true;
        at += length - 1;
    }
    return false;
}

bool case_uninstalled(struct policy_case *judged, unsigned by)
{
    struct text source = TEXT_INIT;
    struct around around = {0};
    char *path;
    bool decided = source_read_fault(judged, &source, &around, &path) &&
                   judge_called(judged, path, around.file, around.line, around.line + strcspn(around.line, "\n"), by);
    text_release(&source);
    mem_free(path);
    return decided;
}
