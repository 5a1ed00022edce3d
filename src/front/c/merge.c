/* Drafts of all units become the types of the program.
 *
 * Structs, unions and enums with one identity in several units are one type
 * when they have the same layout and refer to types that are the same in turn;
 * a forward declaration agrees with anything of its name.  Since types refer to
 * each other in circles, two are taken to be the same until a difference is
 * found (Amadio and Cardelli, Subtyping Recursive Types, 1993).  Different ones
 * of the same name are kept apart, as C keeps them in their units. */
#include <string.h>

#include "front/c/reading.h"

/* Two types believed to be the same: for good once the run that found them
 * ended without a difference. */
struct pair {
    const struct type *left, *right;
    unsigned run;
    bool proven;
};

struct merging {
    struct reading *reading;
    struct map class_of_identity; /* identity to its first class */
    struct map settled;           /* what reading.derived is, for the merged types */
    struct map pairs;
    VECTOR(struct pair *) believed; /* of this run; the queue of what is to be compared */
    unsigned run;
};

static struct draft *draft_of(const struct type *type)
{
    return (struct draft *)type;
}

static bool is_tag(const struct type *type)
{
    return type->kind == TYPE_STRUCT || type->kind == TYPE_UNION || type->kind == TYPE_ENUM;
}

static bool same_text(const char *left, const char *right)
{
    return left == right || (left && right && strcmp(left, right) == 0);
}

/* --- comparing --- */

static void believe(struct merging *merging, const struct type *left, const struct type *right)
{
    char *key = mem_format("%p %p", (const void *)left, (const void *)right);
    struct pair *pair = map_get(&merging->pairs, key);
    if (!pair) {
        pair = arena_alloc(&merging->reading->program->arena, sizeof *pair);
        pair->left = left;
        pair->right = right;
        map_put(&merging->pairs, key, pair);
    }
    mem_free(key);
    if (pair->proven || pair->run == merging->run)
        return;
    pair->run = merging->run;
    vector_push(&merging->believed, pair);
}

static bool same_derived(const struct type *left, const struct type *right)
{
    return left->kind == right->kind && left->target_const == right->target_const && left->length == right->length &&
           left->flexible == right->flexible && left->argument_count == right->argument_count &&
           same_text(left->name, right->name);
}

static bool may_be_same(struct merging *merging, const struct type *left, const struct type *right);

static bool same_arguments(struct merging *merging, const struct type *left, const struct type *right)
{
    for (size_t i = 0; i < left->argument_count; i++)
        if (!may_be_same(merging, left->arguments[i], right->arguments[i]))
            return false;
    return true;
}

/* Follows pointers, arrays and functions down to tags, which the queue compares. */
static bool may_be_same(struct merging *merging, const struct type *left, const struct type *right)
{
    while (left != right) {
        if (!left || !right)
            return false;
        if (is_tag(left) && is_tag(right)) {
            believe(merging, left, right);
            return true;
        }
        if (!same_derived(left, right) || !same_arguments(merging, left, right))
            return false;
        left = left->target;
        right = right->target;
    }
    return true;
}

static bool same_fields(struct merging *merging, const struct type *left, const struct type *right)
{
    if (left->field_count != right->field_count)
        return false;
    for (size_t i = 0; i < left->field_count; i++) {
        const struct field *a = &left->fields[i], *b = &right->fields[i];
        if (!same_text(a->name, b->name) || a->bit_offset != b->bit_offset || a->bit_width != b->bit_width ||
            !may_be_same(merging, a->type, b->type))
            return false;
    }
    return true;
}

static bool same_constants(const struct type *left, const struct type *right)
{
    if (left->constant_count != right->constant_count)
        return false;
    for (size_t i = 0; i < left->constant_count; i++)
        if (left->constants[i].value != right->constants[i].value ||
            !same_text(left->constants[i].name, right->constants[i].name))
            return false;
    return true;
}

static bool same_tags(struct merging *merging, const struct type *left, const struct type *right)
{
    if (left->kind != right->kind || !same_text(left->name, right->name))
        return false;
    if (!left->complete || !right->complete)
        return true;
    return left->size == right->size && left->align == right->align && left->is_signed == right->is_signed &&
           same_constants(left, right) && same_fields(merging, left, right);
}

static bool are_same(struct merging *merging, const struct type *left, const struct type *right)
{
    merging->run++;
    merging->believed.count = 0;
    believe(merging, left, right);
    for (size_t i = 0; i < merging->believed.count; i++)
        if (!same_tags(merging, merging->believed.items[i]->left, merging->believed.items[i]->right))
            return false;
    for (size_t i = 0; i < merging->believed.count; i++)
        merging->believed.items[i]->proven = true;
    return true;
}

/* --- classes --- */

/* Two of one unit are never the same: one hides the other, or both are anonymous. */
static bool fits_class(struct merging *merging, const struct draft *draft, const struct draft *class)
{
    for (const struct draft *member = class; member; member = member->next_member)
        if (member->unit == draft->unit || !are_same(merging, &member->type, &draft->type))
            return false;
    return true;
}

static void join(struct draft *draft, struct draft *class)
{
    if (draft->type.complete && !draft->type.is_private)
        class->type.is_private = false;
    draft->class = class;
    draft->next_member = class->next_member;
    class->next_member = draft;
}

static void found_class(struct merging *merging, struct draft *draft)
{
    draft->class = draft;
    struct draft *other = map_get(&merging->class_of_identity, draft->identity);
    if (!other) {
        map_put(&merging->class_of_identity, draft->identity, draft);
        return;
    }
    while (other->next_class)
        other = other->next_class;
    other->next_class = draft;
}

static void classify(struct merging *merging, struct draft *draft)
{
    struct draft *class = map_get(&merging->class_of_identity, draft->identity);
    while (class && draft->type.complete && !fits_class(merging, draft, class))
        class = class->next_class;
    if (class)
        join(draft, class);
    else
        found_class(merging, draft);
}

/* Complete ones first, so that forward declarations find them. */
static void classify_all(struct merging *merging)
{
    struct reading *reading = merging->reading;
    for (int complete = 1; complete >= 0; complete--)
        for (size_t i = 0; i < reading->tags.count; i++)
            if (reading->tags.items[i]->type.complete == (complete == 1))
                classify(merging, reading->tags.items[i]);
}

/* --- the program's types --- */

static const struct type *settle(struct merging *merging, const struct type *type);

static const struct type *const *settle_arguments(struct merging *merging, const struct type *function)
{
    const struct type **arguments =
        arena_alloc(&merging->reading->program->arena, function->argument_count * sizeof *arguments);
    for (size_t i = 0; i < function->argument_count; i++)
        arguments[i] = settle(merging, function->arguments[i]);
    return arguments;
}

static const struct type *settle(struct merging *merging, const struct type *type)
{
    if (!type)
        return NULL;
    if (is_tag(type))
        return &draft_of(type)->class->type;
    struct type pattern = *type;
    pattern.target = settle(merging, type->target);
    if (type->kind == TYPE_FUNCTION)
        pattern.arguments = settle_arguments(merging, type);
    return &types_intern(&merging->settled, &merging->reading->program->arena, &pattern)->type;
}

static void settle_tag(struct merging *merging, struct type *tag)
{
    tag->target = settle(merging, tag->target);
    struct field *fields = (struct field *)tag->fields; /* ours until the program is handed over */
    for (size_t i = 0; i < tag->field_count; i++)
        fields[i].type = settle(merging, fields[i].type);
}

static void add_spelling(struct program *program, const char *spelling, struct draft *class)
{
    if (class->type.kind != TYPE_ENUM && !map_get(&program->spellings, spelling))
        map_put(&program->spellings, spelling, &class->type);
}

static void settle_tags(struct merging *merging)
{
    struct reading *reading = merging->reading;
    for (size_t i = 0; i < reading->tags.count; i++) {
        struct draft *class = reading->tags.items[i]->class;
        if (class->settled)
            continue;
        class->settled = true;
        settle_tag(merging, &class->type);
        if (class->type.kind != TYPE_ENUM)
            vector_push(&reading->program->structs, &class->type);
        if (strcmp(class->type.tag, "anonymous") != 0)
            add_spelling(reading->program, class->type.name, class);
    }
}

static void settle_functions(struct merging *merging)
{
    struct reading *reading = merging->reading;
    for (size_t i = 0; i < reading->functions.count; i++) {
        struct function *function = reading->functions.items[i];
        function->result = settle(merging, function->result);
        struct parameter *parameters = (struct parameter *)function->parameters;
        for (size_t k = 0; k < function->parameter_count; k++)
            parameters[k].type = settle(merging, parameters[k].type);
        vector_push(&reading->program->functions, function);
    }
}

/* Static ones of two files could share a name, but failures are kept by it. */
static bool has_own_name(struct reading *reading, const struct function *property)
{
    for (size_t i = 0; i < reading->program->properties.count; i++) {
        const struct function *other = reading->program->properties.items[i];
        if (strcmp(other->name, property->name) == 0)
            return error_set(reading->error, ERROR_INPUT,
                             "%s:%d: there is another property '%s' at %s:%d: give one of them another name",
                             property->file, property->line, property->name, other->file, other->line);
    }
    return true;
}

/* Bodies of FILE… come first.  A property of another file is there to be called, not to be run. */
static bool list_marked(struct reading *reading)
{
    struct program *program = reading->program;
    for (size_t i = 0; i < reading->bodies.count; i++) {
        const struct function *function = reading->bodies.items[i];
        if (function->is_property && i < reading->given_bodies) {
            if (!has_own_name(reading, function))
                return false;
            vector_push(&program->properties, function);
        }
        if (function->is_generator)
            vector_push(&program->generators, function);
    }
    return true;
}

bool merge_units(struct reading *reading)
{
    struct merging merging = {.reading = reading};
    classify_all(&merging);
    settle_tags(&merging);
    for (size_t i = 0; i < reading->typedefs.count; i++)
        add_spelling(reading->program, reading->typedefs.items[i].name, reading->typedefs.items[i].draft->class);
    settle_functions(&merging);
    bodies_settle(reading);
    map_release(&merging.class_of_identity);
    map_release(&merging.settled);
    map_release(&merging.pairs);
    vector_release(&merging.believed);
    return list_marked(reading);
}
