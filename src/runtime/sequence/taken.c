/* Taken: which objects of the caller's a call has ended, or made part of another
 * one, and which it left. */
#include "runtime/sequence/calling.h"

static void give_back(const struct sequence_operation *operation, uint32_t number, uint32_t call)
{
    struct object *object = &objects[number];
    bool ends_all = operation->flags & OPERATION_ENDS_FLAG && !heap_find((uintptr_t)object->value);
    if (object->references > 1 && !ends_all)
        object->references--;
    else
        object_end(number, call, OBJECT_CONSUMED);
}

/* A variable that is empty now: who emptied it has taken the object. */
static void read_variable(uint32_t number, const struct handing *handing, uint32_t call)
{
    struct object *object = &objects[number];
    uint64_t value = value_load(handing->variable, nodes[handing->node].cell_size ? nodes[handing->node].cell_size : 8);
    if (object->state != OBJECT_LIVE || value == object->value)
        return;
    if (value == 0)
        object_end(number, call, OBJECT_CONSUMED);
    else
        object->value = value;
}

/* The address of an object that the call gave to the caller; 0: it gave none. */
static uintptr_t object_given(const struct sequence_operation *operation, const void *result)
{
    const struct sequence_node *node = operation->result == SEQUENCE_NONE ? NULL : &nodes[operation->result];
    bool is_own = node && node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_BORROWED | ARGUMENT_CONST)) &&
                  operation->result_size == sizeof(uintptr_t);
    return is_own ? (uintptr_t)value_load(result, operation->result_size) : 0;
}

/* Memory tells that the call did not take it.  Where the header says that it does, memory counts for nothing, unless
 * nobody knows whether it succeeded. */
static bool is_left(const struct sequence_operation *operation, const struct sequence_node *node, uint32_t handed,
                    uint32_t number, bool is_done)
{
    bool by_memory =
        node->flags & ARGUMENT_ADOPTED || (node->flags & ARGUMENT_IF_DONE && operation->success == SEQ_SUCCESS_UNKNOWN);
    return owner_left(operation, handed, number, is_done) && by_memory;
}

/* Left by all that the call got, and held by what it gave: join(a, b) may take both into something new. */
static bool goes_with(uint32_t number, uintptr_t given)
{
    return given && owner_is_in(number, given);
}

static bool is_asked_to_leave(uint32_t call)
{
    return given_now && given_now->flags & GIVEN_LEFT && call + 1 == given_now->call_count;
}

/* It is the caller's still, or part of who took it. */
static bool is_kept(const struct sequence_operation *operation, const struct sequence_node *node, uint32_t handed,
                    uint32_t number, uintptr_t given, bool is_done)
{
    bool is_taken = node->flags & (ARGUMENT_ADOPTED | ARGUMENT_HANDED | ARGUMENT_IF_DONE);
    if (node->flags & ARGUMENT_IF_DONE && !is_done)
        return true;
    if (is_taken && is_left(operation, node, handed, number, is_done))
        return !goes_with(number, given);
    return (is_taken && owner_adopt(handed, number)) || (node->flags & ARGUMENT_ENDED && owner_block(&objects[number]));
}

void objects_taken(const struct sequence_operation *operation, uint32_t handed, uint32_t call, const void *result,
                   bool is_done)
{
    uint32_t count = involved_count;
    uintptr_t given = object_given(operation, result);
    for (uint32_t i = handed; i < count; i++) {
        const struct sequence_node *node = &nodes[handings[i].node];
        if (!(node->flags & ARGUMENT_CONST))
            objects[involved[i]].changed_by = call;
        if (is_asked_to_leave(call) || is_kept(operation, node, handed, involved[i], given, is_done))
            continue;
        if (node->flags & ARGUMENT_CONSUMED)
            give_back(operation, involved[i], call);
        else if (handings[i].variable)
            read_variable(involved[i], &handings[i], call);
    }
    if (operation->flags & OPERATION_REFERS_FLAG && handed < count)
        objects[involved[handed]].references++;
    if (operation->flags & OPERATION_RELEASES_FLAG)
        owner_release(handed);
    owner_forget(call);
}
