/* Structs that only the library fills or returns, as the header says at the struct: "Fill it
 * in with parse() or make() only", "what summarize() fills in"; or that are places in
 * a text which some function gets.  Nobody draws them. */

#include <string.h>

#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

struct given {
    const struct type *object;
    const struct function *by;
    const char *why;
    const struct given *next;
};

/* "… must be freed with close()", "leave it to read() to change it" say nothing of where one comes from. */
static bool is_about_beginning(const struct clause *clause, const char *name)
{
    static const char ends[] =
        "free|freed|release|released|destroy|destroyed|close|closed|dispose|disposed|clear|"
        "cleared|after|until|finished|cleaned|again|passed|change|changes|changed|modify|modified|update|updated";
    static const char read[] = "read|reads", only[] = "read only|read-only"; /* "filled by parse(), then read only" */
    static const char begins[] = "fill|fills|filled|initialised|initialized|made by|made with";
    return (clause->asks & ASKS_DUTY || clause_has_any(clause, begins)) && clause_names(clause, name) &&
           !clause_has_any(clause, ends) && (!clause_has_any(clause, read) || clause_has_any(clause, only));
}

/* uri_parse(uri, text), uri_set(uri, …); not uri_set_port(uri, port), which changes one. */
static bool is_named_filler(const char *name)
{
    return name_has(name, WORDS_MAKE " " WORDS_FILL) || name_ends(name, "set");
}

/* Where the whole is described: "An address is a plain struct, to be filled with parse()".  Nobody else is to write
 * into it, and it says so.  "Set it with parse() or bump()": what only changes one stands there, too. */
static bool is_said_of_all(const struct operation *operation)
{
    static const char filled[] = "filled|fill|set up|made by|made with|come from|comes from|starts as|start as|begins "
                                 "as|begin as|starts with|begins with";
    static const char set[] = "set it with|set them with|set by|set with|obtained from|obtained with|got from|created "
                              "by|created with|produced by|returned by";
    static const char hands[] =
        "set the members|touch the members|write the members|change the members|members are "
        "private|fields are private|members are not for|fields are not for|not be set directly|"
        "never set|touch the fields|set the fields|the members yourself|the fields yourself|not to "
        "be written|not be written to|may be read but|to be read only|members are read-only|fields are "
        "read-only|modify the members|modify the fields|treat it as opaque|treat them as opaque|write to the "
        "members|leave "
        "the writing|leave writing|for reading only|only be read|only by the functions|only with the functions|only "
        "through the functions|change them only|change it only|changed only";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_filled = false, is_private = false, is_filler = is_named_filler(operation->function->name);
    const char *at = operation_general_comments(operation, &comment) ? comment.s : "";
    while (clause_next(&at, &clause)) {
        bool speaks = clause_has_any(&clause, filled) || (is_filler && clause_has_any(&clause, set));
        is_filled = is_filled || (speaks && clause_names(&clause, operation->function->name));
        is_private = is_private || clause_has_any(&clause, hands);
    }
    text_release(&comment);
    return is_filled && is_private;
}

/* "All functions that take one want one that was filled by this library": by what parses or makes one of something
 * else. */
static bool is_filled_here(const struct operation *operation)
{
    static const char here[] = "filled by this library|filled in by this library|made by this library|filled by the "
                               "library|filled in by the library|made by the library|filled by these functions|made by "
                               "these functions|come from this library|came from this library|comes from this library|"
                               "filled by one of these|made by one of these";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *at = operation->function->parameter_count > 1 && is_named_filler(operation->function->name) &&
                             operation_general_comments(operation, &comment)
                         ? comment.s
                         : "";
    while (!is_said && clause_next(&at, &clause))
        is_said = clause_has_any(&clause, here) && !clause.is_handled;
    text_release(&comment);
    return is_said;
}

static bool says_so(const struct operation *operation, const struct type *object)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *at = operation_struct_comment(operation, object, &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = is_about_beginning(&clause, operation->function->name);
    text_release(&comment);
    return says || is_said_of_all(operation) || is_filled_here(operation);
}

/* char *begin, *end: places in one text, and not two texts. */
static bool is_range(const struct type *object)
{
    bool begins = false, ends = false;
    for (size_t i = 0; i < object->field_count; i++) {
        const struct field *field = &object->fields[i];
        bool is_place = field->name && field->type->kind == TYPE_POINTER && type_is_string(field->type);
        begins = begins || (is_place && name_has(field->name, "begin start first from position pos cursor current at"));
        ends = ends || (is_place && name_has(field->name, "end stop last limit"));
    }
    return begins && ends;
}

/* A text, or what holds one and is only looked at. */
static bool is_source(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target_const && (type_is_string(type) || type_is_record(type->target));
}

/* first_word(const char *text, struct word *word), path_first(const struct path *path, struct segment *segment) */
static bool places_in_text(const struct function *function, size_t parameter)
{
    bool has_text = false;
    for (size_t i = 0; i < function->parameter_count; i++)
        has_text = has_text || (i != parameter && is_source(function->parameters[i].type));
    return has_text && is_range(function->parameters[parameter].type->target) &&
           name_has(function->name, WORDS_SET_UP " get parse scan split tokenize");
}

/* bool cron_parse(const char *text, cron *target), where a cron is tables and nothing else: nobody writes these by
 * hand. */
static bool is_parsed(const struct function *function, size_t parameter)
{
    const struct type *object = function->parameters[parameter].type->target;
    bool has_text = false, has_tables = object->field_count > 1;
    for (size_t i = 0; i < function->parameter_count; i++)
        has_text = has_text || (i != parameter && type_is_string(function->parameters[i].type) &&
                                function->parameters[i].type->target_const);
    for (size_t i = 0; has_tables && i < object->field_count; i++) {
        const struct type *type = object->fields[i].type;
        has_tables = type->kind == TYPE_ARRAY && strcmp(type->target->name, "char") != 0;
    }
    return has_text && has_tables && function->result->kind != TYPE_VOID && name_has(function->name, "parse compile");
}

/* Whether it did must be plain from what it returns. */
static bool can_fill(const struct operation *operation, size_t parameter)
{
    const struct type *type = operation->function->parameters[parameter].type, *result = operation->function->result;
    struct operation asked = *operation;
    success_of_operation(&asked);
    return type->kind == TYPE_POINTER && !type->target_const && type->target->kind == TYPE_STRUCT &&
           type->target->complete && !type->target->is_private &&
           (result->kind == TYPE_VOID || result->kind == TYPE_BOOL || result->kind == TYPE_ENUM ||
            (result->kind == TYPE_INTEGER && asked.success != SUCCESS_UNKNOWN &&
             (is_said_of_all(operation) || is_filled_here(operation))));
}

/* layout fit(size sheet, size item): "Made by fit() …".  What gets one itself changes it, and makes none. */
static bool returns_first(const struct function *function)
{
    const struct type *result = function->result;
    return result->kind == TYPE_STRUCT && result->complete && !result->is_private && !takes_one_of(function, result);
}

/* "Where a function takes a locale, it must be one of the table", "only those that find() returns are used". */
static bool has_table(const char *comment, const char *name)
{
    static const char words[] =
        "one of the table|one from the table|of the built-in table|from the built-in table|must "
        "come from|has to come from|have to come from";
    static const char only[] = "only those|only what|only the ones|must be one that|has to be one that";
    struct clause clause;
    while (clause_next(&comment, &clause))
        if (clause_has_any(&clause, words) || (clause_has_any(&clause, only) && clause_names(&clause, name)))
            return true;
    return false;
}

/* const struct locale *locale_find(const char *name): whatever takes one only looks at it, and it has to be one of
 * these. */
static bool gives_from_table(const struct sorting *sorting, const struct operation *operation)
{
    const struct type *result = operation->function->result;
    const struct type *object = result->kind == TYPE_POINTER && result->target_const ? result->target : NULL;
    if (!object || object->kind != TYPE_STRUCT || !object->complete || object->is_private)
        return false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        for (size_t k = 0; k < other->parameter_count; k++)
            if (other->parameters[k].type->kind == TYPE_POINTER && other->parameters[k].type->target == object &&
                !other->parameters[k].type->target_const)
                return false;
    }
    struct text comment = TEXT_INIT;
    const char *name = operation->function->name;
    bool is_said = (operation_struct_comment(operation, object, &comment) && has_table(comment.s, name)) ||
                   (operation_general_comments(operation, &comment) && has_table(comment.s, name));
    text_release(&comment);
    return is_said;
}

static void add_given(struct sorting *sorting, const struct type *object, const struct function *by, const char *why)
{
    struct given *given = arena_alloc(sorting->arena, sizeof *given);
    *given = (struct given){.object = object, .by = by, .why = why, .next = sorting->given};
    sorting->given = given;
}

void given_find(struct sorting *sorting)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        const char *said = "its header says so";
        if (gives_from_table(sorting, operation))
            add_given(sorting, operation->function->result->target, operation->function, said);
        if (returns_first(operation->function) && says_so(operation, operation->function->result))
            add_given(sorting, operation->function->result, operation->function, said);
        for (size_t k = 0; k < operation->function->parameter_count; k++) {
            const struct type *type = operation->function->parameters[k].type;
            if (!can_fill(operation, k))
                continue;
            const char *why = says_so(operation, type->target)         ? said
                              : places_in_text(operation->function, k) ? "places in a text that the function gets"
                              : is_parsed(operation->function, k)      ? "tables that it makes of a text"
                                                                       : NULL;
            if (why)
                add_given(sorting, type->target, operation->function, why);
        }
    }
}

bool is_given(const struct sorting *sorting, const struct type *object)
{
    for (const struct given *given = sorting->given; given; given = given->next)
        if (given->object == object)
            return true;
    return false;
}

const char *given_by(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct type *type = function->parameters[parameter].type;
    for (const struct given *given = sorting->given; given; given = given->next)
        if (given->by == function && type->kind == TYPE_POINTER && !type->target_const && given->object == type->target)
            return given->why;
    return NULL;
}
