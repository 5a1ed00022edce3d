/* Variables that a call moves on, as iconv(3) does: (unsigned char **out, size_t *left) says where
 * the call is to go on, and how many cells there are from there on.  Both stand behind what it did
 * when it returns.  Also (const char **at, const char *end), and (const char **text) alone, which
 * goes on to the end of a text. */
#include <string.h>

#include "model/operation_parts.h"
#include "model/property_parts.h"
#include "model/type_kinds.h"

#define WORDS_LEFT "left room avail available remaining remain space free"
#define WORDS_SOURCE "cursor stringp src source inbuf input in inp"
#define PHRASES_MOVED                                                                 \
    "moves|move|moved|moving|advances|advance|advanced|advancing|steps|shifts|skips|" \
    "skipped|reads|read|starts|starting|updates|updated|begins|beginning|points to the rest"

/* ---- texts ---- */

/* "Moves *list behind it", "NULL if *list is NULL": the variable has a text before the call, too. */
static bool is_said_cursor(const struct sorting *sorting, const struct function *function, const char *name)
{
    static const char fills[] = "stores|stored|sets|set|receives|fills|filled|written|result|returned";
    const struct operation *operation = operation_of(sorting, function);
    char *variable = mem_format("*%s", name),
         *asked = mem_format("*%s must|if *%s is NULL|when *%s is NULL", name, name, name);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_cursor = false;
    const char *at = operation && operation_comment(operation, &comment) ? comment.s : "";
    while (!is_cursor && clause_next(&at, &clause))
        is_cursor = clause_has_any(&clause, asked) ||
                    (clause_names(&clause, variable) && clause_has_any(&clause, PHRASES_MOVED) &&
                     !clause_has_any(&clause, fills));
    text_release(&comment);
    mem_free(variable);
    mem_free(asked);
    return is_cursor;
}

bool is_cursor(const struct sorting *sorting, const struct function *function, size_t index)
{
    static const char places[] = "p pp s ptr cur curp pos"; /* what is told comes last, and is named after what it is */
    const struct parameter *parameter = &function->parameters[index];
    const struct type *text = parameter->type->target;
    return type_is_string(text) && !parameter->type->target_const &&
           (name_has(parameter->name, WORDS_SOURCE) ||
            (index == 0 && text->target_const && name_has(parameter->name, places)) ||
            is_said_cursor(sorting, function, parameter->name));
}

/* ---- cells, and how many there are ---- */

/* T **, where each T is a number. */
static bool is_place(const struct parameter *parameter)
{
    const struct type *type = parameter->type, *inner = type->kind == TYPE_POINTER ? type->target : NULL;
    return inner && inner->kind == TYPE_POINTER && !type->target_const && !parameter->is_array &&
           (inner->target->kind == TYPE_INTEGER || inner->target->kind == TYPE_FLOAT);
}

/* A number, or a pointer to one that can be written: which; NULL: it is neither. */
static const struct type *number_type(const struct parameter *parameter)
{
    const struct type *type = parameter->type;
    if (type->kind == TYPE_POINTER && !type->target_const)
        type = type->target;
    return type->kind == TYPE_INTEGER && !type->is_char ? type : NULL;
}

/* left, out_left, inbytesleft. */
static bool is_named_left(const char *name)
{
    static const char left[] = "left";
    size_t length = strlen(name), tail = sizeof left - 1;
    return name_ends(name, WORDS_LEFT) || (length > tail && strcmp(name + length - tail, left) == 0);
}

static bool is_named_length(const struct parameter *array, const struct parameter *number)
{
    struct parameter pair[2] = {*array, *number};
    pair[1].type = number_type(number);
    return length_of_array(&(struct function){.parameters = pair, .parameter_count = 2}, 0) == 1;
}

/* "Takes *n bytes from *in, and moves both on": one sentence about the two. */
static bool is_said_moved(const struct sorting *sorting, const struct function *function, size_t index)
{
    const struct operation *operation = operation_of(sorting, function);
    const struct parameter *parameter = &function->parameters[index];
    char *variable = mem_format("*%s", parameter->name), *number = mem_format("*%s", parameter[1].name);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_moved = false;
    const char *at = operation && operation_comment(operation, &comment) ? comment.s : "";
    while (!is_moved && clause_next(&at, &clause))
        is_moved = clause_names(&clause, variable) && clause_names(&clause, number) &&
                   clause_has_any(&clause, "moves|moved|advances|advanced|advancing|moving");
    text_release(&comment);
    mem_free(variable);
    mem_free(number);
    return is_moved;
}

/* Why the number behind a place is how many cells are there; NULL: nothing says so. */
static const char *why_moved(const struct sorting *sorting, const struct function *function, size_t index)
{
    const struct parameter *parameter = &function->parameters[index], *number = parameter + 1;
    if (index + 1 >= function->parameter_count || !is_place(parameter) || !number_type(number))
        return NULL;
    if (is_named_left(number->name))
        return arena_format(sorting->arena, "'%s' is named like what is left of it", number->name);
    bool is_source = parameter->type->target->target_const && name_has(parameter->name, WORDS_SOURCE);
    if (is_source && is_named_length(parameter, number))
        return arena_format(sorting->arena, "'%s' is named like its length", number->name);
    return is_said_moved(sorting, function, index) ? "its header says that both are moved on" : NULL;
}

/* conv(&in, &n, &out, &left): of two pairs that look alike, one is known. */
static const char *why_beside(const struct sorting *sorting, const struct function *function, size_t index)
{
    const struct parameter *parameters = function->parameters;
    if (index + 1 >= function->parameter_count || !is_place(&parameters[index]) ||
        !number_type(&parameters[index + 1]) || !is_named_length(&parameters[index], &parameters[index + 1]))
        return NULL;
    for (size_t i = 0; i + 1 < function->parameter_count; i++)
        if (i != index && parameters[i + 1].type->kind == parameters[index + 1].type->kind &&
            why_moved(sorting, function, i))
            return arena_format(sorting->arena, "it stands with '%s', which is moved on", parameters[i].name);
    return NULL;
}

/* (const char **at, const char *end). */
static bool has_end(const struct function *function, size_t index)
{
    const struct parameter *parameter = &function->parameters[index], *end = parameter + 1;
    if (index + 1 >= function->parameter_count || !is_place(parameter) || end->type->kind != TYPE_POINTER)
        return false;
    return end->type->target == parameter->type->target->target && !end->is_array &&
           end->type->target_const >= parameter->type->target->target_const &&
           name_ends(end->name, "end limit last stop");
}

static void set_moved(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles,
                      const char *why)
{
    const struct parameter *parameter = &function->parameters[index];
    struct role *role = &roles[index];
    role_set_buffer(sorting, parameter->type->target, role);
    if (role->passing != PASS_IN && name_has_part(parameter->name, "out dst dest"))
        role->passing = PASS_OUT;
    role->is_moved = true;
    role->length = index + 1;
    role->why = why;
}

bool take_moved(const struct sorting *sorting, const struct function *function, size_t index, struct role *roles)
{
    if (has_end(function, index)) {
        set_moved(sorting, function, index, roles,
                  arena_format(sorting->arena, "'%s' is named like its end", function->parameters[index + 1].name));
        roles[index + 1] = role_of_kind(ROLE_END, function->parameters[index + 1].type);
        roles[index + 1].array = index;
        return true;
    }
    const char *why = why_moved(sorting, function, index);
    why = why ? why : why_beside(sorting, function, index);
    if (!why)
        return false;
    set_moved(sorting, function, index, roles, why);
    role_set_length(&roles[index + 1], &function->parameters[index + 1], index);
    roles[index].length_in_place = roles[index + 1].passing != PASS_IN;
    return true;
}
