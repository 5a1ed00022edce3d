/* Nodes: roles as the runtime reads them.  Siblings stand side by side, so the
 * nodes of a level are reserved before any of them gets children. */
#include <string.h>
#include <strings.h>

#include "engine/sequence/planning.h"
#include "model/words.h"

#define PRODUCT_CELL 4 /* bytes of one cell where two lengths are multiplied: those of an int, which callbacks read */

struct shaping { /* the node that is made, of one operation */
    struct sequence_plan *plan;
    const struct operation *operation;
    size_t parameter; /* NO_PARAMETER: the result */
    bool is_root;
    uint32_t siblings; /* the first node of this level: numbered as parameters or members are */
};

static struct sequence_node *node_at(const struct shaping *shaping, uint32_t number)
{
    return &shaping->plan->nodes.items[number];
}

static const struct parameter *parameter_of(const struct shaping *shaping)
{
    return shaping->parameter == NO_PARAMETER ? NULL : &shaping->operation->function->parameters[shaping->parameter];
}

static uint32_t reserve(struct sequence_plan *plan, size_t count, uint16_t parameter)
{
    uint32_t first = (uint32_t)plan->nodes.count;
    const struct sequence_node empty = {.kind = SEQ_ZERO,
                                        .parameter = parameter,
                                        .array = SEQUENCE_NONE,
                                        .factor = SEQUENCE_NONE,
                                        .limit = SEQUENCE_NONE,
                                        .sort = SEQUENCE_NONE};
    for (size_t i = 0; i < count; i++) {
        vector_push(&plan->nodes, empty);
        vector_push(&plan->roles, NULL);
    }
    return first;
}

static void shape(const struct shaping *shaping, uint32_t number, const struct role *role);

static void shape_children(const struct shaping *shaping, uint32_t number, const struct role *roles, size_t count)
{
    struct shaping inner = *shaping;
    inner.is_root = false;
    inner.siblings = reserve(shaping->plan, count, node_at(shaping, number)->parameter);
    node_at(shaping, number)->first = inner.siblings;
    node_at(shaping, number)->count = (uint32_t)count;
    for (size_t i = 0; i < count; i++)
        shape(&inner, inner.siblings + (uint32_t)i, &roles[i]);
}

/* ---- buffers and their lengths ---- */

static bool ends_with(const char *name, const char *word)
{
    size_t length = strlen(name), tail = strlen(word);
    return length >= tail && strcasecmp(name + length - tail, word) == 0;
}

/* Of the two lengths of a product, which parameter is the size of a cell. */
static size_t cell_parameter(const struct shaping *shaping, const struct role *buffer)
{
    const char *first = shaping->operation->function->parameters[buffer->length].name;
    return ends_with(first, "size") || ends_with(first, "width") ? buffer->length : buffer->factor;
}

/* What it writes is text for people, not bytes, and what was there before does not matter. */
static bool is_text(const struct shaping *shaping, const struct role *role)
{
    static const char tells[] = "print format to_string tostring to_str to_text dump";
    static const char adds[] = "append cat add";
    const char *name = shaping->operation->function->name;
    return role->element && role->passing != PASS_IN && strcmp(role->element->type->name, "char") == 0 &&
           name_has_part(name, tells) && !name_has_part(name, adds) && !role->is_moved;
}

static void shape_buffer(const struct shaping *shaping, uint32_t number, const struct role *role)
{
    struct sequence_node *node = node_at(shaping, number);
    bool is_product = role->factor != NO_PARAMETER;
    node->kind = SEQ_BUFFER;
    node->cell_size = is_product                                   ? PRODUCT_CELL
                      : role->element && role->element->type->size ? (uint32_t)role->element->type->size
                                                                   : 1;
    node->cells = (uint32_t)role->cells;
    if (role->length != NO_PARAMETER)
        node->array = shaping->siblings + (uint32_t)role->length;
    if (role->is_ended)
        node->flags |= ARGUMENT_CLOSED;
    if (role->is_guessed || (role->length == NO_PARAMETER && role->cells == 0 && !role->is_ended))
        node->flags |= ARGUMENT_UNSIZED;
    if (role->is_room)
        node->flags |= ARGUMENT_ROOM;
    if (role->is_moved)
        node->flags |= ARGUMENT_MOVED | (role->type->target->target_const ? ARGUMENT_CONST : 0u);
    if (is_product)
        node->factor = shaping->siblings + (uint32_t)role->factor;
    if (!role->element || role->element->kind == ROLE_INTEGER || is_product)
        node->flags |= ARGUMENT_RAW;
    if (is_text(shaping, role))
        node->flags = (node->flags & ~(uint32_t)ARGUMENT_IN_OUT) | ARGUMENT_OUT | ARGUMENT_TERMINATED;
    if (role->element && !is_product)
        shape_children(shaping, number, role->element, 1);
}

static void shape_length(const struct shaping *shaping, struct sequence_node *node, const struct role *role,
                         uint32_t number)
{
    node->kind = role->kind == ROLE_END ? SEQ_END : SEQ_LENGTH;
    node->array = shaping->siblings + (uint32_t)role->array;
    if (role->kind == ROLE_LENGTH && role->type->kind == TYPE_POINTER) {
        node->flags |= ARGUMENT_LENGTH_IN_PLACE;
        node->cell_size = (uint32_t)role->type->target->size;
    }
    if (role->field && role->field->bit_width) {
        node->bit_shift = (uint16_t)(role->field->bit_offset % 8);
        node->bit_width = (uint16_t)role->field->bit_width;
        node->size = (node->bit_shift + node->bit_width + 7u) / 8;
    }
    if (!shaping->is_root || role->kind == ROLE_END)
        return;
    const struct role *buffer = &shaping->operation->roles[role->array];
    if (buffer->factor != NO_PARAMETER && cell_parameter(shaping, buffer) == number - shaping->siblings)
        node->cells = PRODUCT_CELL;
}

/* ---- handles ---- */

static void shape_handle(const struct shaping *shaping, struct sequence_node *node, const struct role *role)
{
    const struct type *type = role->type;
    node->kind = SEQ_HANDLE;
    node->holding = (uint8_t)role->holding;
    if (type->kind != TYPE_POINTER)
        node->null = SEQ_NULL_NEVER; /* a number that no call gave, a struct that nobody filled */
    else if (role->holding == HOLD_STORAGE || role->holding == HOLD_VARIABLE)
        node->cell_size = (uint32_t)type->target->size;
    bool is_variable = role->holding == HOLD_VARIABLE && type->kind == TYPE_POINTER; /* a char * is none */
    if (type->kind == TYPE_INTEGER || (is_variable && type->target->kind == TYPE_INTEGER))
        shaping->plan->sorts.items[node->sort].flags |= SORT_INTEGER;
}

/* ---- functions ---- */

static void shape_function(const struct shaping *shaping, struct sequence_node *node, const struct role *role)
{
    const struct stubs *stubs = shaping->plan->stubs;
    size_t pool = stubs_pool(stubs, role);
    node->kind = SEQ_FUNCTION;
    node->pool = (uint32_t)pool;
    node->cells = pool < stubs->pools.count ? (uint32_t)stubs->pools.items[pool].functions.count : 0;
}

/* ---- any ---- */

static unsigned flags_of(const struct role *role)
{
    bool points_to_const = role->type->kind == TYPE_POINTER && role->type->target_const && !role->is_owned_const;
    return (role->passing == PASS_OUT ? ARGUMENT_OUT : 0u) | (role->passing == PASS_IN_OUT ? ARGUMENT_IN_OUT : 0u) |
           (role->is_const || points_to_const ? ARGUMENT_CONST : 0u) | (role->is_consumed ? ARGUMENT_CONSUMED : 0u) |
           (role->is_replaced ? ARGUMENT_ENDED : 0u) |
           (role->is_consumed && role->unless_it_fails ? ARGUMENT_IF_DONE : 0u) |
           (role->is_handed_over ? ARGUMENT_HANDED : 0u) | (role->also_if_it_fails ? ARGUMENT_ALWAYS : 0u) |
           (role->is_borrowed ? ARGUMENT_BORROWED : 0u) | (role->is_path ? ARGUMENT_PATH : 0u);
}

static void start(const struct shaping *shaping, struct sequence_node *node, const struct role *role)
{
    node->flags = flags_of(role);
    node->null = (uint8_t)role->null;
    node->size = (uint32_t)role->type->size;
    node->offset = role->field ? (uint32_t)(role->field->bit_offset / 8) : 0;
    node->sort = planning_sort(shaping->plan, role->sort);
}

static void shape_kind(const struct shaping *shaping, uint32_t number, const struct role *role)
{
    struct sequence_node *node = node_at(shaping, number);
    switch (role->kind) {
    case ROLE_BOOL:
    case ROLE_INTEGER:
    case ROLE_FLOAT:
    case ROLE_ENUM:
    case ROLE_FLAGS:
        planning_number(shaping->plan, role, shaping->is_root ? parameter_of(shaping) : NULL, node);
        break;
    case ROLE_STRING:
        node->kind = SEQ_STRING;
        break;
    case ROLE_BUFFER:
        shape_buffer(shaping, number, role);
        break;
    case ROLE_LENGTH:
    case ROLE_END:
        shape_length(shaping, node, role, number);
        break;
    case ROLE_OBJECT:
        node->kind = SEQ_OBJECT;
        node->cell_size = (uint32_t)role->element->type->size;
        shape_children(shaping, number, role->element, 1);
        break;
    case ROLE_STRUCT:
        node->kind = SEQ_STRUCT;
        shape_children(shaping, number, role->members, role->member_count);
        break;
    case ROLE_CELLS:
        node->kind = SEQ_CELLS;
        node->cells = (uint32_t)role->cells;
        node->cell_size = (uint32_t)role->element->type->size;
        shape_children(shaping, number, role->element, 1);
        break;
    case ROLE_HANDLE:
        shape_handle(shaping, node, role);
        break;
    case ROLE_ANY:
        node->kind = SEQ_ANY;
        break;
    case ROLE_FUNCTION:
        shape_function(shaping, node, role);
        break;
    default:
        if (role->field && role->field->bit_width)
            node->size = 0; /* its neighbours in the same bytes stay */
        break;
    }
}

static void shape(const struct shaping *shaping, uint32_t number, const struct role *role)
{
    shaping->plan->roles.items[number] = role;
    if (!role->type)
        return;
    start(shaping, node_at(shaping, number), role);
    shape_kind(shaping, number, role);
}

/* ---- an operation ---- */

static bool gives(const struct sequence_node *node)
{
    switch (node->kind) {
    case SEQ_HANDLE:
        return node->flags & ARGUMENT_OUT || (node->flags & ARGUMENT_IN_OUT && node->holding == SEQ_HOLD_VARIABLE &&
                                              !(node->flags & ARGUMENT_CONSUMED));
    case SEQ_STRING:
    case SEQ_BUFFER:
    case SEQ_OBJECT:
        return node->flags & (ARGUMENT_OUT | ARGUMENT_IN_OUT);
    case SEQ_LENGTH:
        return node->flags & ARGUMENT_LENGTH_IN_PLACE;
    default:
        return false;
    }
}

static uint32_t number_outputs(struct sequence_plan *plan, const struct sequence_operation *item)
{
    uint32_t outputs = 1;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (gives(node))
            node->output = outputs++;
    }
    return outputs;
}

void planning_nodes(struct sequence_plan *plan, const struct operation *operation, struct sequence_operation *item)
{
    const struct function *function = operation->function;
    struct shaping shaping = {.plan = plan, .operation = operation, .is_root = true};
    item->parameter_count = (uint32_t)function->parameter_count;
    item->parameters = shaping.siblings = reserve(plan, function->parameter_count, 0);
    item->result = SEQUENCE_NONE;
    item->result_size = function->result->kind == TYPE_VOID ? 0 : (uint32_t)function->result->size;
    for (size_t i = 0; i < function->parameter_count; i++) {
        shaping.parameter = i;
        plan->nodes.items[item->parameters + i].parameter = (uint16_t)i;
        plan->nodes.items[item->parameters + i].size = (uint32_t)function->parameters[i].type->size;
        if (!operation->obstacle)
            shape(&shaping, item->parameters + (uint32_t)i, &operation->roles[i]);
        if (function->parameters[i].is_restrict)
            plan->nodes.items[item->parameters + i].flags |= ARGUMENT_RESTRICT;
    }
    item->outputs = number_outputs(plan, item);
    if (operation->obstacle || operation->result.kind == ROLE_NONE || operation->result.kind == ROLE_ZERO)
        return;
    shaping.parameter = NO_PARAMETER;
    item->result = reserve(plan, 1, SEQUENCE_RESULT);
    shape(&shaping, item->result, &operation->result);
}
