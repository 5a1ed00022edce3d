/* Initialisers: functions that make an object of a struct that the caller has.
 * Their names say so, or their comments: "to be called before the other
 * functions". */
#include <string.h>
#include <strings.h>
#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define WORDS_RESET "reset restart" /* of a struct that only functions work on, the only beginning there is */
#define WORDS_KEY "seed set_key setkey set_seed setup_key key_setup" /* what a generator or a cipher begins with */

bool takes_one_of(const struct function *function, const struct type *object)
{
    size_t count = 0;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        count += type == object || (type->kind == TYPE_POINTER && type->target == object);
    }
    return count == 1;
}

bool gives_number(const struct function *function)
{
    return function->result->kind == TYPE_VOID || type_is_discrete(function->result);
}

/* A table of functions, or one that is called so: the caller fills it. */
static bool is_configuration(const struct parameter *parameter)
{
    const struct type *object = parameter->type->target;
    size_t functions = 0;
    for (size_t i = 0; i < object->field_count; i++) {
        const struct type *type = object->fields[i].type;
        functions += type->kind == TYPE_POINTER && type->target->kind == TYPE_FUNCTION;
    }
    return functions == object->field_count ||
           name_has(parameter->name, "config options opts settings params hooks callbacks");
}

/* config_init(config_t *config), server_options_init(struct server_options *options): named after what it begins. */
static bool is_named_after(const struct function *function, const struct type *object)
{
    size_t length = object->tag ? strlen(object->tag) : 0;
    if (length > 2 && strcmp(object->tag + length - 2, "_t") == 0)
        length -= 2;
    return length && strncmp(function->name, object->tag, length) == 0 && function->name[length] == '_';
}

/* The first parameter is a struct of the caller's, and no other is of the type. */
static bool may_initialise(const struct function *function, const struct type *object)
{
    if (function->parameter_count == 0 || !gives_number(function))
        return false;
    const struct parameter *first = &function->parameters[0];
    return first->type->kind == TYPE_POINTER && first->type->target == object && !first->type->target_const &&
           takes_one_of(function, object) && (is_named_after(function, object) || !is_configuration(first));
}

static bool is_named(const struct function *function, const struct type *object, const char *words)
{
    return may_initialise(function, object) && name_says(function->name, words);
}

static bool is_any_named(const struct sorting *sorting, const struct type *object, const char *words)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++)
        if (is_named(sorting->operations->items.items[i]->function, object, words))
            return true;
    return false;
}

/* ---- what is said ---- */

const struct operation *operation_of(const struct sorting *sorting, const struct function *function)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++)
        if (sorting->operations->items.items[i]->function == function)
            return sorting->operations->items.items[i];
    return NULL;
}

static bool names_another(const struct sorting *sorting, const struct clause *clause, const struct function *function)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        if (other != function && clause_names(clause, other->name))
            return true;
    }
    return false;
}

static bool says_first(const struct clause *clause)
{
    static const char phrases[] =
        "called before the|called before any|called before all|called before use|called first|before anything|before "
        "any other|before the other|before all other|before other calls|before first use|before the first use|before "
        "any use|used for anything|has to come first|must come first";
    return clause_has_any(clause, phrases) && !clause_names(clause, "not");
}

/* "Must be called before the other functions." */
static bool is_said(const struct sorting *sorting, const struct function *function)
{
    const struct operation *operation = operation_of(sorting, function);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation && operation_comment(operation, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = says_first(&clause) && !names_another(sorting, &clause, function) &&
                is_commented_first(sorting, operation, &comment);
    text_release(&comment);
    return found;
}

/* "… the dictionary from these bytes", of a function with a parameter of that name behind the first. */
static bool begins_with_other(const struct function *function, const char *words)
{
    static const char ends[] = "with from of to for by in as so and";
    while (*(words = skip_blanks(words))) {
        size_t length = name_length(words);
        const struct parameter *named = function_parameter(function, words, length);
        if (!length || named || word_is_in(words, length, ends))
            return named && named != &function->parameters[0];
        words += length;
    }
    return false;
}

/* "Initialises with rows * cols values out of an array." */
static bool is_told(const struct sorting *sorting, const struct function *function)
{
    const struct operation *operation = operation_of(sorting, function);
    struct text comment = TEXT_INIT;
    bool is_one = operation && operation_comment(operation, &comment) &&
                  (strncasecmp(comment.s, "initialise", 10) == 0 || strncasecmp(comment.s, "initialize", 10) == 0) &&
                  !begins_with_other(function, comment.s + name_length(comment.s));
    text_release(&comment);
    return is_one;
}

/* ---- what only functions work on ---- */

/* Whether a function gets it as what it is about: the first parameter, by its address.  Of plain data there are also
 * copies, results and several at a time. */
static bool is_worked_on_by(const struct function *function, const struct type *object, size_t *changes)
{
    if (function->result == object)
        return false;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct parameter *parameter = &function->parameters[i];
        bool points = parameter->type->kind == TYPE_POINTER && parameter->type->target == object;
        if (parameter->type == object || (points && (i > 0 || parameter->is_array)))
            return false;
        *changes += points && !parameter->type->target_const;
    }
    return true;
}

/* Several functions change it: a generator, a filter, a parser. */
static bool is_worked_on(const struct sorting *sorting, const struct type *object)
{
    size_t changes = 0;
    for (size_t i = 0; i < sorting->operations->items.count; i++)
        if (!is_worked_on_by(sorting->operations->items.items[i]->function, object, &changes))
            return false;
    return changes > 1;
}

/* What is opened or started is there already, where something else initialises it. */
bool initialises(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct type *object = function->parameters[parameter].type->target;
    if (parameter != 0 || !may_initialise(function, object))
        return false;
    if (is_named(function, object, WORDS_INIT) || is_told(sorting, function))
        return true;
    if (is_any_named(sorting, object, WORDS_INIT))
        return false;
    return is_named(function, object, WORDS_BEGIN " " WORDS_KEY) || is_said(sorting, function) ||
           (!is_any_named(sorting, object, WORDS_BEGIN " " WORDS_KEY) && is_named(function, object, WORDS_RESET) &&
            is_worked_on(sorting, object));
}

bool is_said_initialised(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    static const char phrases[] =
        PHRASES_INITIALISED "|already initialised|already initialized|an initialised|an initialized|is initialised|is "
                            "initialized|what it held|its old contents|its previous contents";
    const struct operation *operation = operation_of(sorting, function);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation && operation_comment(operation, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = clause_has_any(&clause, phrases) && clause_names(&clause, function->parameters[parameter].name);
    text_release(&comment);
    return found;
}
