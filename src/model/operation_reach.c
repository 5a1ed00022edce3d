/* What can be called at all: an operation needs its handles, and something that
 * can be called must make them.  Worked out from what needs none, upwards. */
#include <string.h>

#include "model/operation_parts.h"

struct reach {
    const struct sorting *sorting;
    bool *whole, *constant; /* of each sort: is there one; is there one that must not be changed */
    bool *reached;          /* of each operation */
    bool starts_null;       /* where a thing is made of another of its sort, the first is made of NULL */
};

static size_t number_of(const struct reach *reach, const struct sort *sort)
{
    const struct operations *operations = reach->sorting->operations;
    size_t i = 0;
    while (operations->sorts.items[i] != sort)
        i++;
    return i;
}

static bool gives(const struct role *role)
{
    return role->sort && (role->passing == PASS_OUT ||
                          (role->passing == PASS_IN_OUT && role->holding == HOLD_VARIABLE && !role->is_consumed));
}

static bool needs(const struct role *role)
{
    return role->kind == ROLE_HANDLE && role->passing != PASS_OUT && role->null != NULL_ALLOWED &&
           !(role->holding == HOLD_VARIABLE && role->passing == PASS_IN_OUT && !role->is_consumed);
}

static bool is_there(const struct reach *reach, const struct operation *operation, const struct role *role)
{
    size_t sort = number_of(reach, role->sort);
    if (reach->whole[sort] || (role->is_const && reach->constant[sort]))
        return true;
    return reach->starts_null && operation->result.sort == role->sort && operation->kind == OPERATION_MAKES;
}

/* --- what grows from NULL --- */

static size_t count_needed(const struct operation *operation, const struct sort *sort, size_t *last)
{
    size_t count = 0;
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (needs(&operation->roles[i]) && operation->roles[i].sort == sort) {
            *last = i;
            count++;
        }
    return count;
}

/* "node *add(tree *tree, node *parent)", which gives what is said to be the tree's: nothing stands for anything else.
 */
static bool lends_new(const struct operation *operation)
{
    const struct role *result = &operation->result;
    for (size_t i = 0; result->is_borrowed && result->is_said && i < operation->function->parameter_count; i++)
        if (needs(&operation->roles[i]) && !operation->roles[i].is_const && operation->roles[i].sort != result->sort)
            return true;
    return false;
}

/* "topic *add(outline *o, topic *parent, …)": the new one hangs below, in something that holds all of them. */
static bool hangs_below(const struct operation *operation, size_t last)
{
    static const char words[] = "parent above under below owner root after before sibling prev previous next";
    bool is_held = false;
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        is_held = is_held || (i != last && needs(&operation->roles[i]) && !operation->roles[i].is_const &&
                              operation->roles[i].sort != operation->result.sort);
    return is_held && name_has(operation->function->parameters[last].name, words);
}

/* "node *push(node *list, int value)" of a sort that nothing else makes: an empty one is NULL, and what is returned
 * stands for what was passed.  Of counted ones nobody knows whether the reference goes along, unless it is said. */
static bool grow_from_null(const struct reach *reach, struct operation *operation, const char *words)
{
    const struct role *result = &operation->result;
    size_t last = 0, count = operation->function->parameter_count;
    if (operation->obstacle || operation->kind != OPERATION_PLAIN || result->kind != ROLE_HANDLE || result->is_const ||
        result->holding != HOLD_VALUE || count < 2 || reach->whole[number_of(reach, result->sort)] ||
        count_needed(operation, result->sort, &last) != 1 || operation->roles[last].is_const ||
        operation_is_named_borrower(operation) || (words && !name_says(operation->function->name, words)))
        return false;
    if (lends_new(operation)) { /* the first one of all */
        role_at(operation, last)->null = NULL_ALLOWED;
        return true;
    }
    operation->kind = OPERATION_MAKES;
    operation->sort = result->sort;
    operation->subject = NO_PARAMETER;
    operation->why = arena_format(reach->sorting->arena, "returns a '%s' that it changed, and nothing else makes one",
                                  result->sort->name);
    operation->result.is_borrowed = false;
    if (hangs_below(operation, last))
        role_at(operation, last)->null = NULL_ALLOWED;
    else if (!result->sort->is_counted && operation->roles[last].holding == HOLD_VALUE)
        role_at(operation, last)->is_consumed = true;
    return true;
}

/* words: only functions that are named so; NULL: all. */
static bool grow_all_from_null(const struct reach *reach, const char *words)
{
    const struct operations *operations = reach->sorting->operations;
    bool any = false;
    for (size_t i = 0; i < operations->items.count; i++)
        any = (!reach->reached[i] && grow_from_null(reach, operations->items.items[i], words)) || any;
    return any;
}

static bool has_all(const struct reach *reach, const struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (needs(&operation->roles[i]) && !is_there(reach, operation, &operation->roles[i]))
            return false;
    return true;
}

static void note_given(struct reach *reach, const struct role *role)
{
    if (!gives(role))
        return;
    size_t sort = number_of(reach, role->sort);
    if (role->is_const && role->kind == ROLE_HANDLE && role->holding == HOLD_VALUE)
        reach->constant[sort] = true;
    else
        reach->whole[sort] = true;
}

static void spread(struct reach *reach)
{
    const struct operations *operations = reach->sorting->operations;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < operations->items.count; i++) {
            const struct operation *operation = operations->items.items[i];
            if (reach->reached[i] || operation->obstacle || !has_all(reach, operation))
                continue;
            reach->reached[i] = changed = true;
            note_given(reach, &operation->result);
            for (size_t k = 0; k < operation->function->parameter_count; k++)
                note_given(reach, &operation->roles[k]);
        }
    }
}

/* --- in words --- */

static bool takes(const struct operation *operation, const struct sort *sort)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        if (needs(&operation->roles[i]) && operation->roles[i].sort == sort)
            return true;
    return false;
}

/* What only hands on one that it got does not help. */
static bool makes(const struct operation *operation, const struct role *needed)
{
    bool found = gives(&operation->result) && operation->result.sort == needed->sort &&
                 (needed->is_const || !operation->result.is_const);
    for (size_t i = 0; i < operation->function->parameter_count; i++)
        found = found || (gives(&operation->roles[i]) && operation->roles[i].sort == needed->sort);
    return found && !takes(operation, needed->sort);
}

/* mp_result mp_int_init(mp_int z), struct ratio *ratio_new(void) */
static bool makes_by_name(const struct function *function, const struct type *object)
{
    const struct type *result = function->result;
    const struct type *first = function->parameter_count ? function->parameters[0].type : NULL;
    bool is_first = first && first->kind == TYPE_POINTER && first->target == object && !first->target_const;
    return (is_first && name_says(function->name, WORDS_INIT_ONLY)) ||
           (!is_first && result->kind == TYPE_POINTER && result->target == object &&
            name_says(function->name, WORDS_MAKE));
}

/* With "#include "imath.h"" in imrat.h: whoever needs an mp_int makes it with functions of imath.h. */
static const struct function *find_maker_elsewhere(const struct library *library, const struct type *object)
{
    for (size_t i = 0; object && i < library->program->functions.count; i++) {
        const struct function *function = library->program->functions.items[i];
        if (function->other_header && !function->given_file && !function->is_static && makes_by_name(function, object))
            return function;
    }
    return NULL;
}

static const char *advice(struct arena *arena, const struct role *role)
{
    const struct function *maker = role->sort->maker_elsewhere;
    if (maker)
        return arena_format(arena, "'%s' does: name %s as well", maker->name, maker->other_header);
    return role->sort->object && strcmp(role->sort->object->name, "struct _IO_FILE") == 0
               ? "declare one that opens a file in --with MODEL.c"
               : "declare one in --with MODEL.c";
}

static const char *why_dead(const struct reach *reach, const struct operation *operation, const struct role *role)
{
    const struct operations *operations = reach->sorting->operations;
    struct text list = TEXT_INIT;
    size_t count = 0;
    for (size_t i = 0; i < operations->items.count; i++) {
        const struct operation *other = operations->items.items[i];
        if (other != operation && makes(other, role) && count++ < 3)
            text_addf(&list, "%s'%s'", list.length ? ", " : "", other->function->name);
    }
    const char *name = role->sort->name;
    struct arena *arena = reach->sorting->arena;
    const char *help = advice(arena, role);
    const char *why = arena_format(arena, "no function of these headers makes a '%s'; %s", name, help);
    if (count)
        why = arena_format(arena, "it needs a '%s', and what makes one cannot be called either: %s%s; %s", name, list.s,
                           count > 3 ? ", …" : "", help);
    text_release(&list);
    return why;
}

static void explain(const struct reach *reach, struct operation *operation)
{
    for (size_t i = 0; i < operation->function->parameter_count; i++) {
        const struct role *role = &operation->roles[i];
        if (!needs(role) || is_there(reach, operation, role))
            continue;
        operation->obstacle = why_dead(reach, operation, role);
        operation->is_dead = true;
        return;
    }
}

void reach_operations(const struct sorting *sorting)
{
    struct operations *operations = sorting->operations;
    size_t sorts = operations->sorts.count, count = operations->items.count;
    struct reach reach = {
        .sorting = sorting,
        .whole = arena_alloc(sorting->arena, sorts),
        .constant = arena_alloc(sorting->arena, sorts),
        .reached = arena_alloc(sorting->arena, count),
    };
    spread(&reach);
    reach.starts_null = true;
    spread(&reach);
    if (grow_all_from_null(&reach, WORDS_GROW))
        spread(&reach);
    if (grow_all_from_null(&reach, NULL))
        spread(&reach);
    for (size_t i = 0; i < sorts; i++) {
        struct sort *sort = operations->sorts.items[i];
        sort->is_made = reach.whole[i] || reach.constant[i];
        sort->maker_elsewhere = find_maker_elsewhere(sorting->library, sort->object);
    }
    for (size_t i = 0; i < count; i++) {
        struct operation *operation = operations->items.items[i];
        if (!reach.reached[i] && !operation->obstacle)
            explain(&reach, operation);
    }
    operations->callable = 0;
    for (size_t i = 0; i < count; i++)
        operations->callable += !operations->items.items[i]->obstacle && !operations->items.items[i]->is_oracle;
}
