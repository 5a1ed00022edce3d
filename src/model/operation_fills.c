/* What a function fills: a struct of the caller's that it initialises, a variable
 * that it stores a new handle into. */
#include <string.h>
#include "base/text.h"
#include "model/operation_parts.h"
#include "model/type_kinds.h"

/* parser_next(struct parser *, struct token *): the last parameter, behind something else that is asked. */
static bool is_filled_last(const struct function *function, size_t parameter)
{
    const struct type *type = function->parameters[parameter].type;
    const struct type *first = function->parameters[0].type;
    return parameter > 0 && parameter + 1 == function->parameter_count && takes_one_of(function, type->target) &&
           first->kind == TYPE_POINTER && type_is_record(first->target) && name_has(function->name, WORDS_FILL);
}

static bool has_pointer_to(const struct type *record, const struct type *target)
{
    for (size_t i = 0; i < record->field_count; i++)
        if (record->fields[i].type->kind == TYPE_POINTER && record->fields[i].type->target == target)
            return true;
    return false;
}

/* timer_init(loop *, timer *) sets up a timer, and no loop. */
static bool initialises_another(const struct function *function, size_t parameter)
{
    bool is_another = false;
    for (size_t i = 0; i < function->parameter_count; i++)
        is_another = is_another || (i != parameter && initialises_by_name(function, i));
    return is_another && !initialises_by_name(function, parameter);
}

/* map_first(const map *, struct cursor *), cursor_over(struct cursor *, map *): a cursor that is told what it goes
 * through, and keeps it. */
static bool is_set_up(const struct function *function, size_t parameter)
{
    const struct type *object = function->parameters[parameter].type->target;
    bool is_kept = false;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        is_kept = is_kept || (i != parameter && type->kind == TYPE_POINTER && type_is_record(type->target) &&
                              type->target != object && has_pointer_to(object, type->target));
    }
    return is_kept && takes_one_of(function, object) && name_has(function->name, WORDS_SET_UP) &&
           !initialises_another(function, parameter);
}

/* copy(struct s *dest, const struct s *source), in any order. */
static bool is_copied_to(const struct function *function, size_t parameter)
{
    const struct parameter *parameters = function->parameters;
    if (function->parameter_count != 2 || !name_has(function->name, WORDS_COPY))
        return false;
    const struct type *other = parameters[1 - parameter].type;
    if (other->kind != TYPE_POINTER || other->target != parameters[parameter].type->target)
        return false;
    return name_has(parameters[parameter].name, "dest dst destination to target copy out") ||
           (other->target_const && parameter == 0);
}

/* stream_end_event_initialize does not end anything. */
static bool destroys_by_name(const struct function *function)
{
    return name_says(function->name, WORDS_DESTROY " " WORDS_END) && !name_ends(function->name, WORDS_INIT);
}

bool gives_storage_back(const struct function *function, size_t parameter)
{
    const struct type *type = function->parameters[parameter].type;
    return type->kind == TYPE_POINTER && function->result == type && !type->target_const &&
           takes_one_of(function, type->target) && name_says(function->name, WORDS_INIT_ONLY);
}

/* A struct of the caller's, in a function that may leave something in it. */
static bool may_fill(const struct function *function, size_t parameter)
{
    const struct type *type = function->parameters[parameter].type;
    return type->kind == TYPE_POINTER && !type->target_const && type_is_record(type->target) &&
           type->target->complete && !type->target->is_private &&
           (gives_number(function) || gives_storage_back(function, parameter)) && !destroys_by_name(function) &&
           !function->parameters[parameter].is_freed &&
           strcmp(type->target->name, "struct _IO_FILE") != 0; /* read(config, stream) fills no stream */
}

/* int histogram_new(int most, struct histogram **result): it gives one whole, too. */
static bool is_given_by_variable(const struct sorting *sorting, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        for (size_t k = 0; k < function->parameter_count; k++) {
            const struct type *type = function->parameters[k].type;
            if (type->kind == TYPE_POINTER && type->target->kind == TYPE_POINTER && type->target->target == object &&
                name_says(function->name, WORDS_MAKE))
                return true;
        }
    }
    return false;
}

/* init_preallocated(h, config): what it leads to is for others to set, and another function gives one whole. */
static bool is_begun_in_part(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct type *object = function->parameters[parameter].type->target;
    return function->parameters[parameter].leaves_pointer &&
           (is_given_whole(sorting, object) || is_given_by_variable(sorting, object));
}

/* Plain data is filled too, but it is no handle for that: it can be drawn. */
static bool fills_by_name(const struct sorting *sorting, const struct function *function, size_t parameter,
                          const char **why)
{
    const struct type *type = function->parameters[parameter].type;
    bool is_plain = is_drawn(sorting, type->target);
    const char *given;
    if (initialises(sorting, function, parameter))
        *why = "the function is named like one that initialises it";
    else if (!is_plain && is_filled_last(function, parameter))
        *why = "the last parameter of a function that is named like one that fills it";
    else if ((given = given_by(sorting, function, parameter)))
        *why = given;
    else if (!is_plain && is_set_up(function, parameter) && !has_own_initialiser(sorting, function, type->target))
        *why = "the function is named like one that sets it up, and it keeps what else the function gets";
    else if (!is_plain && is_copied_to(function, parameter) && !is_initialised_before(sorting, function, parameter))
        *why = "what is copied to";
    else if (is_told_by(function, parameter) && is_value(sorting, type->target))
        *why = "named like something that is told";
    else
        return false;
    return true;
}

/* ---- what bodies show ---- */

/* Somebody frees one of them: it is none of the caller's. */
static bool is_freed_anywhere(const struct sorting *sorting, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        for (size_t k = 0; k < function->parameter_count; k++)
            if (function->parameters[k].is_freed && function->parameters[k].type->target == object)
                return true;
    }
    return false;
}

/* iterator_start(struct list *, struct iterator *): a place in something else, which nobody makes by hand. */
static bool is_placed_by_body(const struct function *function, size_t parameter)
{
    const struct parameter *placed = &function->parameters[parameter];
    const char *tag = placed->type->target->tag;
    bool has_other = false;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        has_other = has_other || (type->kind == TYPE_POINTER && type_is_record(type->target) &&
                                  type->target != placed->type->target);
    }
    return has_other && (placed->use == USE_BEGUN || placed->use == USE_SET) &&
           name_has(tag ? tag : "", "iterator iter cursor");
}

static bool says_so(const struct sorting *sorting, const struct function *function)
{
    const struct operation *operation = operation_of(sorting, function);
    struct text comment = TEXT_INIT;
    bool is_said = operation && operation_comment(operation, &comment) &&
                   (strcasestr(comment.s, "initialises") || strcasestr(comment.s, "initializes"));
    text_release(&comment);
    return is_said;
}

/* A function gives one, or is known by its name to fill one, and needs no other of them. */
static bool is_made_elsewhere(const struct sorting *sorting, const struct function *function, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        const char *why;
        bool gives =
            other->result == object || (other->result->kind == TYPE_POINTER && other->result->target == object);
        for (size_t k = 0; other != function && !gives && k < other->parameter_count; k++)
            gives = may_fill(other, k) && takes_one_of(other, object) && other->parameters[k].type->target == object &&
                    fills_by_name(sorting, other, k, &why);
        if (other != function && gives)
            return true;
    }
    return false;
}

/* parse(const char *text, struct parsed *out), where nothing else makes one; or merge(a, b, struct filter *out), which
 * "initialises out".  What only forgets to free what was there looks the same. */
static bool is_begun_by_body(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct parameter *begun = &function->parameters[parameter];
    const struct type *object = begun->type->target;
    bool is_begun = begun->use == USE_BEGUN && !is_drawn(sorting, object) &&
                    (!is_made_elsewhere(sorting, function, object) || says_so(sorting, function));
    return (is_begun || is_placed_by_body(function, parameter)) && !is_freed_anywhere(sorting, object) &&
           !is_given_whole(sorting, object);
}

/* ui_pool_init(ui, …) looks at what ui_init(ui) has to set before. */
static bool is_begun_elsewhere(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct type *object = function->parameters[parameter].type->target;
    if (function->parameters[parameter].use != USE_READ)
        return false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        for (size_t k = 0; other != function && k < other->parameter_count; k++)
            if (other->parameters[k].use == USE_BEGUN && other->parameters[k].type->target == object &&
                initialises(sorting, other, k))
                return true;
    }
    return false;
}

bool fills_storage(const struct sorting *sorting, const struct function *function, size_t parameter, const char **why)
{
    if (!may_fill(function, parameter) || is_begun_elsewhere(sorting, function, parameter) ||
        is_begun_in_part(sorting, function, parameter))
        return false;
    if (fills_by_name(sorting, function, parameter, why))
        return true;
    if (!is_begun_by_body(sorting, function, parameter))
        return false;
    *why = "the function sets all of it, and looks at nothing of it before";
    return true;
}

/* text_append(text **t, const char *s): what is there may move when it grows. */
static bool changes_variable(const struct function *function, size_t parameter)
{
    static const char changes[] = "add append prepend push insert put extend grow cat concat reserve resize shrink "
                                  "realloc truncate trim expand";
    return name_says(function->name, changes) && !name_says(function->parameters[parameter].name, WORDS_OUT);
}

/* Upper(text **t), beside Append(text **t, const char *s): what goes by the same name there is changed here, too. */
bool is_changed_alike(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    const struct parameter *here = &function->parameters[parameter];
    if (here->type->target_const || !*here->name || name_says(function->name, WORDS_MAKE) ||
        name_says(here->name, WORDS_OUT))
        return false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        if (other != function && other->parameter_count && parameter == 0 && other->parameters[0].type == here->type &&
            strcmp(other->parameters[0].name, here->name) == 0 && changes_variable(other, 0))
            return true;
    }
    return false;
}

/* "@param[in,out] iter": what is in the variable is looked at. */
bool variable_is_said(const struct sorting *sorting, const struct function *function, size_t parameter)
{
    static const char *const tags[] = {"[in,out] ", "[in, out] ", "[in/out] ", "[inout] "};
    const char *name = function->parameters[parameter].name;
    struct text comment = TEXT_INIT;
    bool found = false;
    for (size_t i = 0; i < sorting->operations->items.count; i++)
        if (sorting->operations->items.items[i]->function == function)
            operation_comment(sorting->operations->items.items[i], &comment);
    for (size_t i = 0; comment.length && i < sizeof tags / sizeof *tags; i++)
        for (const char *at = strstr(comment.s, tags[i]); at && !found; at = strstr(at, tags[i])) {
            at += strlen(tags[i]);
            found = name_length(at) == strlen(name) && strncmp(at, name, strlen(name)) == 0;
        }
    text_release(&comment);
    return found;
}

/* A T ** that is called the head of something, or that a function adds to, may grow from NULL; any other that may be
 * written is filled. */
bool fills_variable(const struct function *function, size_t parameter, bool *may_start_null, const char **why)
{
    const struct type *type = function->parameters[parameter].type;
    *may_start_null = false;
    if (type->kind != TYPE_POINTER || type->target_const || destroys_by_name(function))
        return false;
    bool makes = name_says(function->name, WORDS_MAKE);
    if (!makes &&
        name_has(function->parameters[parameter].name, "head root list tree front top first tail start heap")) {
        *may_start_null = true;
        *why = "named like the head of a structure that grows from NULL";
    } else if (!makes && parameter == 0 && changes_variable(function, parameter)) {
        *may_start_null = true;
        *why = "the function is named like one that changes what is there";
    } else {
        *why = makes ? "the function is named like a constructor" : "a pointer to a variable that can be written";
    }
    return true;
}
