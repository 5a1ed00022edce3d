/* Owners: whose is an object behind a call?  Names and rules say what a call may
 * do with it, but it may have refused; memory tells what it did.  What another
 * object leads to was taken over, or is still part of that. */
#include "runtime/sequence/calling.h"

static void reach_object(const struct object *object)
{
    if (object->storage)
        reach_from(object->storage, object->size);
    reach_from(&object->value, sizeof object->value);
}

static bool is_freed_block(const struct heap_block *block)
{
    return heap_freed && block >= heap_freed && block < heap_freed + HEAP_FREED;
}

static bool is_bare(const struct object *object)
{
    return object->sort != SEQUENCE_NONE && sorts[object->sort].flags & SORT_BARE;
}

/* Live or freed.  A bare object of no bytes stands right behind its block. */
static const struct heap_block *block_around(const struct object *object)
{
    const struct heap_block *block = heap_find_around((uintptr_t)object->value);
    return block || !is_bare(object) ? block : heap_find_around((uintptr_t)object->value - 1);
}

const struct heap_block *owner_block(const struct object *object)
{
    const struct heap_block *block = heap_find((uintptr_t)object->value);
    if (block || !is_bare(object))
        return block;
    block = block_around(object);
    return block && !is_freed_block(block) ? block : NULL;
}

static bool is_reached(const struct object *object)
{
    const struct heap_block *block = block_around(object);
    return block && block->reached & REACHED_FROM_ARGUMENTS;
}

/* ---- taken over? ---- */

/* Marks what the other objects of this call lead to.  False: it got no other. */
static bool reach_others(uint32_t handed, uint32_t object)
{
    bool found = false;
    reach_prepare();
    reach_begin(REACHED_FROM_ARGUMENTS);
    for (uint32_t i = handed; i < involved_count; i++)
        if (involved[i] != object && objects[involved[i]].state == OBJECT_LIVE) {
            reach_object(&objects[involved[i]]);
            found = true;
        }
    reach_end();
    return found;
}

/* A struct of the caller's: what its members lead to is left where it was. */
READS_ANYTHING static bool is_content_left(const struct object *object)
{
    const volatile uintptr_t *words = object->storage;
    bool found = false;
    for (uint32_t i = 0; i < object->size / sizeof *words; i++) {
        const struct heap_block *block = heap_find(words[i]);
        if (!block && heap_find_freed(words[i]))
            return false;
        if (block && block->owner == OWNER_TARGET) {
            found = true;
            if (block->reached & REACHED_FROM_ARGUMENTS)
                return false;
        }
    }
    return found;
}

READS_ANYTHING static uint64_t content_of(const struct heap_block *block)
{
    const volatile unsigned char *bytes = (const void *)block->address;
    uint64_t hash = block->size;
    for (size_t i = 0; i < block->size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

void owner_note(uint32_t number)
{
    const struct heap_block *block = owner_block(&objects[number]);
    objects[number].content = block ? content_of(block) : 0;
}

READS_ANYTHING bool owner_holds(const struct object *object)
{
    const volatile uintptr_t *words = object->storage;
    for (uint32_t i = 0; words && i < object->size / sizeof *words; i++) {
        const struct heap_block *block = heap_find(words[i]);
        if (block && block->owner == OWNER_TARGET)
            return true;
    }
    return false;
}

static bool is_passed(uint32_t handed, uint32_t node)
{
    for (uint32_t i = handed; i < involved_count; i++)
        if (handings[i].node == node)
            return true;
    return false;
}

/* node_move(node, parent), and the parent was NULL. */
static bool has_no_taker(const struct sequence_operation *operation, uint32_t handed)
{
    for (uint32_t i = operation->parameters; i < operation->parameters + operation->parameter_count; i++)
        if (nodes[i].kind == SEQ_HANDLE && !(nodes[i].flags & (ARGUMENT_CONST | ARGUMENT_OUT)) && !is_passed(handed, i))
            return true;
    return false;
}

/* Others may hold it, too: a reference less shows. */
static bool is_as_noted(const struct object *object, const struct heap_block *block)
{
    return !(sorts[object->sort].flags & SORT_COUNTED) || content_of(block) == object->content;
}

bool owner_left(const struct sequence_operation *operation, uint32_t handed, uint32_t number, bool is_done)
{
    const struct object *object = &objects[number];
    const struct heap_block *block;
    if (sorts[object->sort].flags & SORT_INTEGER)
        return false;
    if (!reach_others(handed, number) && is_done)
        return has_no_taker(operation, handed) && object->holding == SEQ_HOLD_VALUE && (block = owner_block(object)) &&
               is_as_noted(object, block);
    if (object->holding == SEQ_HOLD_STORAGE || object->holding == SEQ_HOLD_COPY)
        return object->storage && is_content_left(object);
    block = owner_block(object);
    return block && !is_reached(object) && is_as_noted(object, block);
}

bool owner_is_in(uint32_t number, uintptr_t given)
{
    const struct object *object = &objects[number];
    const struct heap_block *block = owner_block(object);
    if (!block || heap_find_around(given) == block)
        return false;
    reach_prepare();
    reach_begin(REACHED_FROM_ARGUMENTS);
    reach_from(&given, sizeof given);
    reach_end();
    return is_reached(object);
}

/* The first of the others that may change is who took it. */
static uint32_t taker_of(uint32_t handed, uint32_t number)
{
    for (uint32_t i = handed; i < involved_count; i++)
        if (involved[i] != number && objects[involved[i]].state == OBJECT_LIVE && handings[i].node != SEQUENCE_NONE &&
            nodes[handings[i].node].kind == SEQ_HANDLE && !(nodes[handings[i].node].flags & ARGUMENT_CONST))
            return involved[i];
    return SEQUENCE_NONE;
}

bool owner_adopt(uint32_t handed, uint32_t number)
{
    struct object *object = &objects[number];
    uint32_t taker = taker_of(handed, number);
    if (taker == SEQUENCE_NONE || object->references > 1 || object->storage || !owner_block(object) ||
        !is_reached(object)) /* as owner_left has marked it */
        return false;
    object->is_borrowed = object->is_adopted = objects_have_parts = true;
    object->parent = object_is_part_of(taker, number) ? SEQUENCE_NONE : taker; /* in a circle nobody comes first */
    return true;
}

static bool *is_joint; /* for each node: of a call with another handle, or that takes one out */
static size_t joint_capacity;

void owners_start(void)
{
    is_joint = memory_grow(is_joint, &joint_capacity, (size_t)sequences->node_count + 1, sizeof *is_joint);
    for (uint32_t i = 0; i < sequences->operation_count; i++) {
        const struct sequence_operation *operation = &operations[i];
        uint32_t handles = 0;
        for (uint32_t k = 0; k < operation->parameter_count; k++)
            handles += nodes[operation->parameters + k].kind == SEQ_HANDLE;
        for (uint32_t k = 0; k < operation->parameter_count; k++)
            is_joint[operation->parameters + k] = handles > 1 || operation->flags & OPERATION_RELEASES_FLAG;
    }
}

bool owner_allows(const struct object *object, const struct sequence_node *node)
{
    return !object->is_adopted || node->flags & ARGUMENT_CONST || is_joint[node - nodes];
}

/* ---- taken out? ---- */

void owner_own(uint32_t number)
{
    struct object *object = &objects[number];
    object->is_borrowed = object->is_const = object->is_adopted = false;
    object->parent = SEQUENCE_NONE;
    object->destroyer =
        object->sort == SEQUENCE_NONE ? SEQUENCE_NONE : sorts[object->sort].services[SEQ_SERVICE_DESTROY];
}

static bool is_in_owner(const struct object *object)
{
    uint32_t owner = object->parent;
    while (objects[owner].parent != SEQUENCE_NONE)
        owner = objects[owner].parent;
    reach_prepare();
    reach_begin(REACHED_FROM_ARGUMENTS);
    reach_object(&objects[owner]);
    reach_end();
    return is_reached(object);
}

void owner_release(uint32_t handed)
{
    for (uint32_t i = handed; i < involved_count; i++) {
        const struct object *object = &objects[involved[i]];
        bool may_be_free = object->state == OBJECT_LIVE && object->is_borrowed && object->parent != SEQUENCE_NONE &&
                           object->sort != SEQUENCE_NONE && !(nodes[handings[i].node].flags & ARGUMENT_CONST) &&
                           owner_block(object);
        if (may_be_free && !is_in_owner(object))
            owner_own(involved[i]);
    }
}

/* ---- gone with its memory? ---- */

bool owner_is_fleeting(const struct object *object)
{
    while (object->instead_of != SEQUENCE_NONE)
        object = &objects[object->instead_of];
    uint32_t node = calls[object->call].outputs[object->output].node;
    return node != SEQUENCE_NONE && nodes[node].flags & ARGUMENT_FLEETING;
}

static bool is_freed(const struct object *object)
{
    if (owner_block(object))
        return false;
    const struct heap_block *block = block_around(object);
    return block && is_freed_block(block);
}

void owner_forget(uint32_t call)
{
    for (uint32_t i = 0; objects_have_parts && i < object_count; i++)
        if (objects[i].state == OBJECT_LIVE && objects[i].is_borrowed && objects[i].call < call &&
            (objects[i].is_adopted || owner_is_fleeting(&objects[i])) && is_freed(&objects[i]))
            object_end(i, call, OBJECT_ORPHANED);
}
