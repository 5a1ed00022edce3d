/* Initialisers: functions that make an object of a struct that the caller has.
 * Their names say so, or their comments: "to be called before the other
 * functions"; or a sentence elsewhere: "Begin with ports_clear()". */
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "model/clause.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

#define WORDS_RESET "reset restart" /* of a struct that only functions work on, the only beginning there is */
#define BEGIN_MOST 40 /* characters from "begin with" to the name of what it is */
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

/* ---- which of several ---- */

static bool is_struct_to_write(const struct parameter *parameter)
{
    return parameter->type->kind == TYPE_POINTER && type_is_record(parameter->type->target) &&
           parameter->type->target->complete && !parameter->type->target->is_private && !parameter->type->target_const;
}

static size_t count_structs(const struct function *function)
{
    size_t count = 0;
    for (size_t i = 0; i < function->parameter_count; i++)
        count += is_struct_to_write(&function->parameters[i]);
    return count;
}

/* loop_timer_init, init_timer: of a struct loop_timer, a timer_t. */
static bool says_which(const struct function *function, const struct type *object)
{
    struct word verb = name_verb(function->name, WORDS_INIT);
    char words[NAME_WORDS_ROOM], both[3 * NAME_WORDS_ROOM];
    name_words(object->tag ? object->tag : "", words);
    size_t length = strlen(words);
    if (length > 2 && (strcmp(words + length - 2, " t") == 0 || strcmp(words + length - 2, " s") == 0))
        words[length - 2] = '\0';
    const char *last = strrchr(words, ' ') ? strrchr(words, ' ') + 1 : words;
    snprintf(both, sizeof both, "%s_%.*s %.*s_%s", last, verb.length, verb.s, verb.length, verb.s, last);
    return verb.s && *last && name_has(function->name, both);
}

bool initialises_by_name(const struct function *function, size_t parameter)
{
    return is_struct_to_write(&function->parameters[parameter]) &&
           says_which(function, function->parameters[parameter].type->target);
}

/* Of "ring_init_with", how much stands before the verb. */
static size_t length_before_verb(const char *name)
{
    struct word verb = name_verb(name, WORDS_INIT " " WORDS_BEGIN);
    size_t length = 0;
    while (verb.s && name[length] && strncasecmp(name + length, verb.s, (size_t)verb.length) != 0)
        length++;
    return length;
}

/* ring_init, ring_init_with. */
static bool begin_alike(const char *name, const char *other)
{
    size_t length = length_before_verb(name);
    return length == length_before_verb(other) && strncmp(name, other, length) == 0;
}

/* ui_init, beside ui_pool_init. */
static bool begins_less(const char *name, const char *other)
{
    size_t length = length_before_verb(name);
    return length > 0 && length < length_before_verb(other) && strncmp(name, other, length) == 0;
}

/* loop_init(struct loop *), beside timer_begin(struct loop *, struct timer *); or init(struct loop *), beside
 * start(struct loop *, struct timer *); or ui_init(struct ui *), beside ui_pool_init(struct ui *, struct item *). */
bool has_own_initialiser(const struct sorting *sorting, const struct function *function, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        if (other != function && count_structs(other) == 1 && is_struct_to_write(&other->parameters[0]) &&
            other->parameters[0].type->target == object && name_says(other->name, WORDS_INIT) &&
            (!name_says(function->name, WORDS_INIT) ||
             (says_which(other, object) && !begin_alike(other->name, function->name)) ||
             begins_less(other->name, function->name)))
            return true;
    }
    return false;
}

/* It stands behind numbers and texts only, and is no plain data. */
static bool may_be_alone(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    for (size_t i = 0; i < parameter; i++) {
        const struct type *type = function->parameters[i].type;
        if (type->kind == TYPE_POINTER && type_is_record(type->target))
            return false;
    }
    return parameter == 0 || !is_drawn(sorting, function->parameters[parameter].type->target);
}

/* The parameter that the function would initialise; parameter_count: none.  Of several structs, the one that its name
 * names, or else the first, unless that has an initialiser of its own. */
static size_t subject_of(const struct sorting *sorting, const struct function *function)
{
    size_t count = count_structs(function), first = 0;
    for (size_t i = 0; i < function->parameter_count; i++)
        if (initialises_by_name(function, i))
            return i;
    while (first < function->parameter_count && !is_struct_to_write(&function->parameters[first]))
        first++;
    bool is_one = first < function->parameter_count && may_be_alone(sorting, function, first) &&
                  (count == 1 || !has_own_initialiser(sorting, function, function->parameters[first].type->target));
    return is_one ? first : function->parameter_count;
}

/* What it is about is a struct of the caller's, and no other parameter is of the type. */
static bool may_initialise(const struct sorting *sorting, const struct function *function, const struct type *object)
{
    size_t subject = subject_of(sorting, function);
    if (subject == function->parameter_count || (!gives_number(function) && !gives_storage_back(function, subject)))
        return false;
    const struct parameter *parameter = &function->parameters[subject];
    return parameter->type->target == object && takes_one_of(function, object) &&
           (is_named_after(function, object) || !is_configuration(parameter));
}

static bool is_named(const struct sorting *sorting, const struct function *function, const struct type *object,
                     const char *words)
{
    return may_initialise(sorting, function, object) && name_says(function->name, words);
}

static bool is_any_named(const struct sorting *sorting, const struct type *object, const char *words)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++)
        if (is_named(sorting, sorting->operations->items.items[i]->function, object, words))
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

/* "Begin with ports_clear()", "… is set up by a call of ports_clear()": nothing else comes between. */
static bool says_begin(const struct clause *clause, const char *name)
{
    static const char phrases[] =
        "begin with|begins with|beginning with|start with|starts with|starting with|started with|started by|initialise "
        "with|initialize with|initialised with|initialized with|initialised by|initialized by|initialise it with|"
        "initialize it with|set up with|set up by|set it up with|prepared with|prepared by|first call|call first";
    const char *at = clause_find(clause, name);
    for (const char *phrase = clause->s; at && (phrase = clause_find_first(clause, phrase, phrases)) && phrase < at;
         phrase++) {
        size_t between = (size_t)(at - phrase);
        if (between < BEGIN_MOST && strcspn(phrase, ",;:.()") >= between)
            return true;
    }
    return false;
}

/* It works on one struct of the caller's, and a sentence anywhere says that this begins with it. */
static bool is_said_to_begin(const struct sorting *sorting, const struct function *function)
{
    const struct operation *operation = operation_of(sorting, function);
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at =
        operation && count_structs(function) == 1 && operation_header_comments(operation, &comments) ? comments.s : "";
    while (!found && clause_next(&at, &clause))
        found = says_begin(&clause, function->name) && !clause_names(&clause, "not");
    at = !found && comments.length && operation_general_comments(operation, &comments) ? comments.s : "";
    while (!found && clause_next(&at, &clause))
        found =
            clause_names(&clause, function->name) && says_first(&clause) && !names_another(sorting, &clause, function);
    text_release(&comments);
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

/* node_init_array(nodes, n): so many, which may be none; of one there is node_init(). */
static bool begins_several(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    bool has_one = false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        has_one = has_one || (other != function && other->parameter_count < function->parameter_count &&
                              is_named(sorting, other, function->parameters[parameter].type->target, WORDS_INIT));
    }
    if (!has_one || parameter + 1 >= function->parameter_count)
        return false;
    const struct parameter *behind = &function->parameters[parameter + 1];
    const char *name = function->parameters[parameter].name;
    size_t length = strlen(name);
    bool is_plural = length > 2 && name[length - 1] == 's' && name[length - 2] != 's';
    return type_is_discrete(behind->type) && name_has(behind->name, "n count num number len length") &&
           (is_plural || name_has(function->name, "array all many"));
}

/* store_format(store *s, void *region, size_t size), store_attach(…): a handle over memory of the caller's. */
static bool lays_over(const struct function *function, size_t parameter)
{
    static const char names[] = "attach format mount wrap over";
    size_t behind = parameter + 1;
    if (parameter != 0 || function->parameter_count < 3 || !name_says(function->name, names))
        return false;
    const struct type *region = function->parameters[behind].type, *size = function->parameters[behind + 1].type;
    return region->kind == TYPE_POINTER && !region->target_const &&
           (region->target->kind == TYPE_VOID || (region->target->kind == TYPE_INTEGER && region->target->size == 1)) &&
           size->kind == TYPE_INTEGER;
}

/* thing *thing_alloc(…), which gives one whole. */
bool is_given_whole(const struct sorting *sorting, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        if (function->result->kind == TYPE_POINTER && function->result->target == object &&
            !function->result->target_const && name_says(function->name, WORDS_MAKE))
            return true;
    }
    return false;
}

/* struct thing { …; unsigned char buffer[]; }: how large one is its type does not say. */
static bool is_open_ended(const struct type *object)
{
    const struct field *last = object->field_count ? &object->fields[object->field_count - 1] : NULL;
    return last && last->type->kind == TYPE_ARRAY && last->type->flexible;
}

/* What is opened or started is there already, where something else initialises it. */
bool initialises(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct type *object = function->parameters[parameter].type->target;
    if (!may_initialise(sorting, function, object) || parameter != subject_of(sorting, function) ||
        begins_several(sorting, function, parameter) || (is_open_ended(object) && is_given_whole(sorting, object)))
        return false;
    /* heap_new(heap, size) beside heap_init(heap, memory, size) makes something in it */
    if (gives_number(function) && function->result->kind != TYPE_VOID && !name_says(function->name, WORDS_INIT_ONLY) &&
        name_says(function->name, "new make create") && is_any_named(sorting, object, WORDS_INIT_ONLY))
        return false;
    if (is_named(sorting, function, object, WORDS_INIT) || is_told(sorting, function))
        return true;
    if (is_any_named(sorting, object, WORDS_INIT))
        return false;
    return is_named(sorting, function, object, WORDS_BEGIN " " WORDS_KEY) || lays_over(function, parameter) ||
           is_said(sorting, function) || is_said_to_begin(sorting, function) ||
           (!is_any_named(sorting, object, WORDS_BEGIN " " WORDS_KEY) &&
            is_named(sorting, function, object, WORDS_RESET) && is_worked_on(sorting, object) &&
            !is_given_whole(sorting, object));
}

/* "an initialised stream", but not "not an initialised stream". */
static bool says_so(const struct clause *clause, const char *phrases)
{
    static const char no[] = "not ";
    for (const char *at = clause->s; (at = clause_find_first(clause, at, phrases)); at++) {
        bool has_before = (size_t)(at - clause->s) >= strlen(no);
        if (!has_before || strncasecmp(at - strlen(no), no, strlen(no)) != 0)
            return true;
    }
    return false;
}

/* "To be called first", at the function that begins one, or "must be initialised" of all: then a copy goes into one
 * that was begun, unless it is named as a way to begin one. */
static bool is_begun_before(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    static const char first[] = PHRASES_FIRST "|" PHRASES_INITIALISED;
    static const char ways[] = "set up|initialised|initialized|made by|begin with|start with|begins with|starts with";
    const struct type *object = function->parameters[parameter].type->target;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false, is_way = false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct operation *operation = sorting->operations->items.items[i];
        const char *at =
            is_named(sorting, operation->function, object, WORDS_INIT) && operation_comment(operation, &comment)
                ? comment.s
                : "";
        while (clause_next(&at, &clause))
            says = says || clause_has_any(&clause, first);
        at = i == 0 && operation_general_comments(operation, &comment) ? comment.s : "";
        while (clause_next(&at, &clause)) {
            says = says || clause_has_any(&clause, first);
            is_way = is_way || (clause_names(&clause, function->name) && clause_has_any(&clause, ways));
        }
    }
    text_release(&comment);
    return says && !is_way && is_any_named(sorting, object, WORDS_INIT);
}

bool is_initialised_before(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    static const char phrases[] =
        PHRASES_INITIALISED "|already initialised|already initialized|an initialised|an initialized|is initialised|is "
                            "initialized|what it held|its old contents|its previous contents";
    static const char denials[] = "not an initialised|not an initialized|uninitialised|uninitialized|need not be";
    const struct operation *operation = operation_of(sorting, function);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false, is_not = false;
    const char *at = operation && operation_comment(operation, &comment) ? comment.s : "";
    for (; !found && clause_next(&at, &clause); is_not = is_not || clause_has_any(&clause, denials))
        found = says_so(&clause, phrases) && clause_names(&clause, function->parameters[parameter].name);
    text_release(&comment);
    return found || (!is_not && is_begun_before(sorting, function, parameter));
}

bool operation_initialises(const struct operation *operation, const struct sort *sort)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        if (role->kind == ROLE_HANDLE && role->sort == sort && role->holding == HOLD_STORAGE &&
            role->passing == PASS_OUT)
            return true;
    }
    return false;
}
