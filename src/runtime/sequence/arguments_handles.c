/* Arguments, handles: objects that earlier calls made, as the call wants them. */
#include "runtime/sequence/arguments.h"

struct handing handings[INVOLVED_MOST];
uint32_t involved[INVOLVED_MOST];
uint32_t involved_count;

static void hand(uint32_t object, uint32_t node, void *variable)
{
    if (involved_count == INVOLVED_MOST) {
        refuse(node);
        return;
    }
    handings[involved_count] = (struct handing){node, variable};
    involved[involved_count++] = object;
}

static uint32_t storage_size(const struct sequence_node *node)
{
    if (node->cell_size)
        return node->cell_size;
    return node->holding == SEQ_HOLD_STORAGE ? sorts[node->sort].size : (uint32_t)sizeof(void *);
}

/* A variable, with this in it. */
static char *pass_variable(const struct sequence_node *node, uint32_t number, char *place, uint64_t value)
{
    uint32_t size = storage_size(node);
    char *variable = pass_block(number, place, size);
    if (variable) {
        memset(variable, 0, size);
        memcpy(variable, &value, size < sizeof value ? size : sizeof value);
    }
    return variable;
}

/* The caller has one variable for an object: one that was made for an earlier call serves again. */
static char *variable_of(struct object *object, const struct sequence_node *node, uint32_t number, char *place)
{
    uint32_t size = storage_size(node);
    if (object->holding == SEQ_HOLD_VARIABLE && object->storage && object->size == size) {
        memcpy(object->storage, &object->value, size < 8 ? size : 8);
        store_pointer(place, object->storage);
        return object->storage;
    }
    char *variable = pass_variable(node, number, place, object->value);
    if (object->holding == SEQ_HOLD_VALUE && variable) {
        object->holding = SEQ_HOLD_VARIABLE;
        object->storage = variable;
        objects_have_storage = true;
        object->size = size;
    }
    return variable;
}

static inline void pass_object(const struct sequence_node *node, uint32_t number, uint32_t which, char *place)
{
    struct object *object = &objects[which];
    void *variable = NULL;
    if (node->holding == SEQ_HOLD_COPY)
        memcpy(place, (const void *)(uintptr_t)object->value, node->size);
    else if (node->holding == SEQ_HOLD_VARIABLE)
        variable = variable_of(object, node, number, place);
    else if (node->size == 8)
        memcpy(place, &object->value, 8);
    else
        memcpy(place, &object->value, node->size < 8 ? node->size : 8);
    if (node->flags & (ARGUMENT_ADOPTED | ARGUMENT_HANDED | ARGUMENT_IF_DONE))
        owner_note(which);
    hand(which, number, variable);
}

void pass_reference(const struct sequence_node *node, uint32_t number, uint64_t head, char *place)
{
    uint32_t which = object_of(SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
    if (which == SEQUENCE_NONE || !object_fits(&objects[which], node) || node->flags & ARGUMENT_OUT)
        refuse(number);
    else
        pass_object(node, number, which, place);
}

/* Of a service: an object of the sequence, or something that it never saw. */
static void pass_service(const struct sequence_node *node, uint32_t number, uint64_t head, char *place)
{
    const struct service_handle *handle = &building.state->handles[SEQUENCE_COUNT(head)];
    if (handle->object != SEQUENCE_NONE)
        pass_object(node, number, handle->object, place);
    else if (node->holding == SEQ_HOLD_COPY)
        memcpy(place, (const void *)(uintptr_t)handle->value, node->size);
    else if (node->holding == SEQ_HOLD_VARIABLE)
        pass_variable(node, number, place, handle->value);
    else
        memcpy(place, &handle->value, node->size < 8 ? node->size : 8);
}

void build_handle(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next_word();
    bool is_out = node->flags & ARGUMENT_OUT;
    if ((int)SEQUENCE_TAG(head) == HEAD_SERVICE)
        pass_service(node, number, head, place);
    else if (SEQUENCE_TAG(head) == HEAD_REFERENCE)
        pass_reference(node, number, head, place);
    else if (SEQUENCE_TAG(head) == HEAD_VALUE && (is_out || node->holding == SEQ_HOLD_VARIABLE))
        shapes[number].block = pass_variable(node, number, place, 0);
    else if (SEQUENCE_TAG(head) == HEAD_NULL && node->holding != SEQ_HOLD_COPY)
        pass_null(node);
    else if (SEQUENCE_TAG(head) == HEAD_GUARD && node->holding != SEQ_HOLD_COPY)
        pass_guard(number, place);
    else
        refuse(number);
}
