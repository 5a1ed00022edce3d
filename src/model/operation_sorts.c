/* Sorts: which types are handles.  Evidence that a struct is one: it is opaque;
 * or some function gives one, returned, through a T **, or by initialising
 * storage; or it cannot be drawn.  Evidence for a void * or an integer: a typedef
 * of its own, which a function that is named like a constructor gives; for a
 * pointer to such a typedef: some functions give it, others take it.  Plain
 * data that can be drawn is a handle, too, where functions both make it and
 * tell whether two are equal. */
#include <string.h>

#include "model/operation_parts.h"
#include "model/property_parts.h"
#include "model/type_kinds.h"

/* --- finding them again --- */

const struct sort *sort_of_object(const struct operations *operations, const struct type *object)
{
    for (size_t i = 0; i < operations->sorts.count; i++)
        if (operations->sorts.items[i]->object == object)
            return operations->sorts.items[i];
    return NULL;
}

const struct sort *sort_of_alias(const struct operations *operations, const char *alias)
{
    for (size_t i = 0; alias && i < operations->sorts.count; i++)
        if (operations->sorts.items[i]->alias && strcmp(operations->sorts.items[i]->alias, alias) == 0)
            return operations->sorts.items[i];
    return NULL;
}

static bool is_pointed(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_POINTER && type->target->target->kind == TYPE_VOID;
}

static const struct sort *sort_of_pointed(const struct operations *operations, const char *alias)
{
    for (size_t i = 0; i < operations->sorts.count; i++) {
        const struct sort *sort = operations->sorts.items[i];
        if (sort->is_pointed && strncmp(sort->alias, alias, strlen(alias)) == 0 &&
            strcmp(sort->alias + strlen(alias), " *") == 0)
            return sort;
    }
    return NULL;
}

const struct sort *sort_of_value(const struct operations *operations, const struct type *type,
                                 const struct alias *alias, unsigned depth)
{
    for (unsigned i = 0; i < depth; i++) {
        if (type->kind != TYPE_POINTER)
            return NULL;
        type = type->target;
    }
    if (type_is_record(type))
        return sort_of_object(operations, type);
    if (type->kind == TYPE_POINTER && type_is_record(type->target))
        return sort_of_object(operations, type->target);
    if (alias->name && alias->depth == depth + 1 && is_pointed(type))
        return sort_of_pointed(operations, alias->name);
    return alias->name && alias->depth == depth ? sort_of_alias(operations, alias->name) : NULL;
}

/* --- what a function fills --- */

static bool has_pointer(const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct type *cell = type_cell(type->fields[i].type);
        if (!cell || cell->kind == TYPE_POINTER || (type_is_record(cell) && has_pointer(cell)))
            return true;
    }
    return false;
}

static bool has_pointer_in_union(const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct type *cell = type_cell(type->fields[i].type);
        if (cell && type_is_record(cell) && (cell->kind == TYPE_UNION ? has_pointer(cell) : has_pointer_in_union(cell)))
            return true;
    }
    return false;
}

/* char *name; int name_max: any string and any number do not make one of these. */
static bool has_buffer(const struct type *type)
{
    bool has_text = false, has_length = false;
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        const struct type *of = field->type;
        has_text = has_text || (of->kind == TYPE_POINTER && !of->target_const && type_is_string(of));
        has_length = has_length || (of->kind == TYPE_INTEGER && field->name &&
                                    name_has(field->name, "len length size count max cap capacity n"));
    }
    return has_text && has_length;
}

/* --- values that functions make and judge --- */

/* By value, or to look at: there has to be one before. */
static bool takes_one(const struct function *function, const struct type *object)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        if (type == object || (type->kind == TYPE_POINTER && type->target_const && type->target == object))
            return true;
    }
    return false;
}

static bool judges(const struct function *function, const struct type *object)
{
    return function->parameter_count == 2 && function->parameters[0].type == object &&
           function->parameters[1].type == object && type_is_discrete(function->result) &&
           name_has(function->name, WORDS_EQUAL " " WORDS_COMPARE);
}

bool is_told_by(const struct function *function, size_t parameter)
{
    const struct type *type = function->parameters[parameter].type;
    return type->kind == TYPE_POINTER && !type->target_const &&
           name_says(function->parameters[parameter].name, WORDS_OUT);
}

static bool gives_value(const struct function *function, const struct type *object)
{
    bool gives = function->result == object;
    for (size_t i = 0; i < function->parameter_count; i++)
        gives = gives || (is_told_by(function, i) && function->parameters[i].type->target == object);
    return gives && !takes_one(function, object);
}

/* money_make, money_equal: two can be equal and look different, and not every bit pattern is one.  So they are made by
 * the library, like handles, although they could be drawn. */
bool is_value(const struct sorting *sorting, const struct type *object)
{
    bool is_judged = false, is_given = false;
    for (size_t i = 0; object->kind == TYPE_STRUCT && i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        is_judged = is_judged || judges(function, object);
        is_given = is_given || gives_value(function, object);
    }
    return is_judged && is_given;
}

/* What is in it somebody frees: it has to be memory that somebody allocated. */
static bool owns_memory(const struct sorting *sorting, const struct type *object)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        for (size_t k = 0; k < function->parameter_count; k++)
            if (function->parameters[k].frees_member && function->parameters[k].type->target == object)
                return true;
    }
    return false;
}

bool is_drawn(const struct sorting *sorting, const struct type *type)
{
    return type->kind == TYPE_STRUCT && !type->is_private && strcmp(type->name, "struct _IO_FILE") != 0 &&
           !plain_obstacle(sorting->arena, type) && !has_pointer_in_union(type) && !has_buffer(type) &&
           !is_value(sorting, type) && !is_given(sorting, type) && !owns_memory(sorting, type);
}

/* --- void * that the library gives --- */

bool is_named_result(const struct function *function, const char *words)
{
    const struct type *type = function->result;
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_VOID && !type->target_const &&
           name_says(function->name, words);
}

bool gives_memory(const struct function *function)
{
    const struct type *type = function->result;
    return is_named_result(function, WORDS_ALLOCATE) ||
           (type->kind == TYPE_POINTER && !type->target_const && type_is_string(type));
}

bool frees_text(const struct function *function)
{
    const struct parameter *text = function->parameter_count == 1 ? &function->parameters[0] : NULL;
    return text && function->result->kind == TYPE_VOID && text->type->kind == TYPE_POINTER &&
           !text->type->target_const && type_is_string(text->type) && name_says(function->name, "free");
}

/* free(pool, block) beside size_of(pool, block): both of the same pool, and both call it a block. */
static bool is_freed_elsewhere(const struct operations *operations, const struct function *function, size_t parameter)
{
    const struct parameter *taken = &function->parameters[parameter];
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *other = operations->items.items[i]->function;
        bool is_alike = other != function && name_says(other->name, "free") && parameter < other->parameter_count &&
                        (parameter > 0 || other->parameter_count == 1) &&
                        other->parameters[0].type->kind == TYPE_POINTER &&
                        function->parameters[0].type->kind == TYPE_POINTER &&
                        other->parameters[0].type->target == function->parameters[0].type->target;
        const struct parameter *freed = is_alike ? &other->parameters[parameter] : NULL;
        if (freed && freed->type->kind == TYPE_POINTER && freed->type->target == taken->type->target &&
            strcmp(freed->name, taken->name) == 0)
            return true;
    }
    return false;
}

const char *alias_of_block(const struct operations *operations, const struct function *function, size_t parameter)
{
    const struct parameter *taken = &function->parameters[parameter];
    if (taken->type->kind != TYPE_POINTER || taken->type->target->kind != TYPE_VOID)
        return NULL;
    const char *bare = alias_of_bare(operations, function, parameter);
    if (bare)
        return bare;
    if (is_freed_elsewhere(operations, function, parameter))
        return ALIAS_MEMORY;
    if (taken->type->target_const)
        return NULL;
    return name_says(function->name, "free realloc") ? ALIAS_MEMORY : taken->name;
}

/* --- collecting --- */

static struct sort *add_sort(struct sorting *sorting, const char *name)
{
    struct sort *sort = arena_alloc(sorting->arena, sizeof *sort);
    sort->name = name;
    vector_push(&sorting->operations->sorts, sort);
    return sort;
}

static const char *name_of_object(struct sorting *sorting, const struct type *object, const struct alias *alias,
                                  unsigned depth)
{
    if (alias->name && alias->depth == depth)
        return alias->name; /* of the pointer itself: XML_Parser */
    const char *name = alias->name && alias->depth == depth + 1 ? alias->name : object->name;
    return arena_format(sorting->arena, is_value(sorting, object) ? "%s" : "%s *", name);
}

/* Neither drawn nor hopeless: what is in a union nobody can tell, but who gives one knows. */
static bool must_be_made(const struct sorting *sorting, const struct type *object)
{
    return !is_drawn(sorting, object) && !system_obstacle(object) && !(object->kind == TYPE_UNION && object->complete);
}

static void need_object(struct sorting *sorting, const struct type *object, const struct alias *alias, unsigned depth)
{
    if (!sort_of_object(sorting->operations, object))
        add_sort(sorting, name_of_object(sorting, object, alias, depth))->object = object;
}

static void sort_of_result(struct sorting *sorting, const struct function *function)
{
    const struct type *type = function->result;
    if (type->kind == TYPE_STRUCT && (has_pointer(type) || is_value(sorting, type) || is_given(sorting, type))) {
        const char *name = arena_format(sorting->arena, "%s", type->name);
        if (!sort_of_object(sorting->operations, type))
            add_sort(sorting, function->result_alias.name ? function->result_alias.name : name)->object = type;
        return;
    }
    if (type->kind != TYPE_POINTER || !type_is_record(type->target))
        return;
    if (!type->target_const || !is_drawn(sorting, type->target))
        need_object(sorting, type->target, &function->result_alias, 0);
}

static void sort_of_parameter(struct sorting *sorting, const struct function *function, size_t index)
{
    const struct parameter *parameter = &function->parameters[index];
    const struct type *type = parameter->type;
    const char *why;
    bool may_start_null;
    if (type->kind == TYPE_STRUCT && !is_drawn(sorting, type) && !sort_of_object(sorting->operations, type)) {
        add_sort(sorting, parameter->alias.name ? parameter->alias.name : type->name)->object = type;
        return;
    }
    if (type->kind != TYPE_POINTER)
        return;
    const struct type *target = type->target;
    if (type_is_record(target) && (fills_storage(sorting, function, index, &why) || must_be_made(sorting, target)))
        need_object(sorting, target, &parameter->alias, 0);
    if (target->kind == TYPE_POINTER && type_is_record(target->target) &&
        (must_be_made(sorting, target->target) || fills_variable(function, index, &may_start_null, &why)))
        need_object(sorting, target->target, &parameter->alias, 1);
}

/* --- sorts by name --- */

static bool is_block(const struct type *type)
{
    return type->kind == TYPE_POINTER && type->target->kind == TYPE_VOID;
}

/* Also "typedef char *text": texts of the library's own, with something before them. */
static bool is_bare(const struct type *type)
{
    return type->kind == TYPE_INTEGER || is_block(type) ||
           (type->kind == TYPE_POINTER && !type->target_const && type_is_string(type));
}

/* Handles, numbers and texts have typedefs; only handles are opened and closed.  day_is_free ends nothing. */
static bool is_destroyed(const struct sorting *sorting, const char *alias)
{
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        const struct alias *first = function->parameter_count ? &function->parameters[0].alias : NULL;
        if (first && first->name && strcmp(first->name, alias) == 0 && first->depth == 0 &&
            name_says(function->name, WORDS_DESTROY " " WORDS_END) && !name_does(function->name, WORDS_QUESTION))
            return true;
    }
    return false;
}

static void sort_of_typedef(struct sorting *sorting, const struct function *function, const struct type *type,
                            const struct alias *alias)
{
    if (!alias->name || alias->is_system || !is_bare(type) || sort_of_alias(sorting->operations, alias->name) ||
        sort_of_pointed(sorting->operations, alias->name) || !name_says(function->name, WORDS_MAKE))
        return;
    if (!is_block(type) && !is_destroyed(sorting, alias->name))
        return;
    struct sort *sort = add_sort(sorting, alias->name);
    sort->alias = alias->name;
    sort->is_text = type->kind == TYPE_POINTER && !is_block(type);
}

/* --- pointers to a typedef of void * --- */

static bool is_alias_at(const struct alias *alias, const char *name, unsigned depth)
{
    return alias->name && alias->depth == depth && strcmp(alias->name, name) == 0;
}

/* Somebody gets or gives what the pointer leads to: it is a variable, or one of several. */
static bool is_used_by_value(const struct function *function, const char *name)
{
    bool is_used = is_alias_at(&function->result_alias, name, 0);
    for (size_t i = 0; i < function->parameter_count; i++)
        is_used = is_used || is_alias_at(&function->parameters[i].alias, name, 0);
    return is_used;
}

static bool takes_pointed(const struct function *function, const char *name)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        if (is_alias_at(&function->parameters[i].alias, name, 1) && is_pointed(function->parameters[i].type) &&
            !function->parameters[i].is_array && length_of_array(function, i) == NO_PARAMETER)
            return true;
    return false;
}

/* "typedef void *server_t; server_t *server_new(void); void server_free(server_t *me)": what is behind such a pointer
 * is never seen, as behind one to a struct without members. */
static void sort_of_pointed_typedef(struct sorting *sorting, const struct function *function)
{
    const struct alias *alias = &function->result_alias;
    if (!alias->name || alias->is_system || alias->depth != 1 || !is_pointed(function->result) ||
        sort_of_pointed(sorting->operations, alias->name))
        return;
    bool is_taken = false;
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        if (is_used_by_value(other, alias->name))
            return;
        is_taken = is_taken || takes_pointed(other, alias->name);
    }
    if (!is_taken)
        return;
    struct sort *sort = add_sort(sorting, arena_format(sorting->arena, "%s *", alias->name));
    sort->alias = sort->name;
    sort->is_pointed = true;
}

/* parser_new(void *user), set_context(p, void *context): what user() and context() return is what the caller gave.  So
 * is what remove_item() returns, beside offer(heap, void *item). */
static bool is_of_callers(const struct sorting *sorting, const char *alias)
{
    bool is_data = name_has(alias, WORDS_USER_DATA), is_item = name_has(alias, WORDS_ITEM);
    for (size_t i = 0; (is_data || is_item) && i < sorting->operations->items.count; i++) {
        const struct function *function = sorting->operations->items.items[i]->function;
        bool keeps = (is_data && name_says(function->name, WORDS_MAKE " " WORDS_INIT " set register attach add")) ||
                     (is_item && name_says(function->name, WORDS_KEEP));
        for (size_t k = 0; keeps && k < function->parameter_count; k++)
            if (strcmp(function->parameters[k].name, alias) == 0)
                return true;
    }
    return false;
}

/* A parameter that is named like what a function returns: iter_next(…, void *iter), void *object_iter(…). */
static void sort_of_block(struct sorting *sorting, const struct function *function, size_t index)
{
    const char *alias = alias_of_block(sorting->operations, function, index);
    if (!alias || sort_of_alias(sorting->operations, alias) ||
        sort_of_alias(sorting->operations, function->parameters[index].alias.name) || is_of_callers(sorting, alias))
        return;
    bool is_memory = strcmp(alias, ALIAS_MEMORY) == 0, is_bare = alias_of_bare(sorting->operations, function, index);
    for (size_t i = 0; i < sorting->operations->items.count; i++) {
        const struct function *other = sorting->operations->items.items[i]->function;
        bool gives = is_memory ? gives_memory(other)
                     : is_bare ? gives_bare(sorting->operations, other, alias)
                               : is_named_result(other, alias);
        if (!gives)
            continue;
        struct sort *sort = add_sort(sorting, arena_format(sorting->arena, "void *%s", alias));
        sort->alias = alias;
        sort->is_memory = is_memory;
        sort->is_bare = is_bare;
        return;
    }
}

/* Where a function frees texts, those that can be written and that others return are memory like any block. */
static void sort_of_text(struct sorting *sorting, const struct function *function)
{
    const struct operations *operations = sorting->operations;
    if (!frees_text(function) || sort_of_alias(operations, ALIAS_TEXT) ||
        sort_of_alias(operations, function->parameters[0].alias.name))
        return;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *giver = operations->items.items[i]->function;
        if (!gives_memory(giver) || giver->result->target != function->parameters[0].type->target)
            continue;
        struct sort *sort = add_sort(sorting, "char * (memory)");
        sort->alias = ALIAS_TEXT;
        sort->is_memory = true;
        return;
    }
}

void sorts_find(struct sorting *sorting)
{
    const struct operations *operations = sorting->operations;
    for (size_t i = 0; i < operations->items.count; i++)
        sort_of_pointed_typedef(sorting, operations->items.items[i]->function);
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct function *function = operations->items.items[i]->function;
        sort_of_result(sorting, function);
        sort_of_typedef(sorting, function, function->result, &function->result_alias);
        sort_of_text(sorting, function);
        for (size_t k = 0; k < function->parameter_count; k++) {
            const struct parameter *parameter = &function->parameters[k];
            sort_of_parameter(sorting, function, k);
            sort_of_block(sorting, function, k);
            if (parameter->type->kind == TYPE_POINTER && parameter->alias.depth == 1)
                sort_of_typedef(sorting, function, parameter->type->target, &parameter->alias);
        }
    }
}
