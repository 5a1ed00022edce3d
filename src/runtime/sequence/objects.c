/* Objects: what the calls of the sequence that runs have made, and whether it
 * may still be passed. */
#include "runtime/sequence/calling.h"

struct object *objects;
uint32_t object_count;
bool objects_have_storage, objects_have_parts;
static size_t object_capacity;

void objects_clear(void)
{
    object_count = 0;
    objects_have_storage = objects_have_parts = false;
}

uint32_t object_add(const struct object *object)
{
    if (object_count == object_capacity)
        objects = memory_grow(objects, &object_capacity, object_count + 1, sizeof *objects);
    objects[object_count] = *object;
    objects_have_storage |= object->storage != NULL;
    objects_have_parts |= object->is_borrowed || object->parent != SEQUENCE_NONE;
    return object_count++;
}

uint32_t object_live(uint64_t value)
{
    for (uint32_t i = object_count; i-- > 0;)
        if (objects[i].value == value && objects[i].state == OBJECT_LIVE)
            return i;
    return SEQUENCE_NONE;
}

/* A name at the beginning of a struct stands where the struct does. */
uint32_t object_live_of(uint64_t value, uint32_t sort)
{
    for (uint32_t i = object_count; i-- > 0;)
        if (objects[i].value == value && objects[i].state == OBJECT_LIVE && objects[i].sort == sort)
            return i;
    return object_live(value);
}

uint32_t object_of(uint32_t call, uint32_t output)
{
    if (call >= sequences->call_count || output >= calls[call].output_count)
        return SEQUENCE_NONE;
    return calls[call].outputs[output].object;
}

bool object_is_part_of(uint32_t object, uint32_t whole)
{
    while (object != SEQUENCE_NONE && object != whole)
        object = objects[object].parent;
    return object == whole;
}

/* A parameter of what destroys one, or gives another one in its place: root = insert(root, key). */
static bool is_of_destroyer(const struct sequence_node *node)
{
    uint32_t number = (uint32_t)(node - nodes);
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        if ((operations[i].kind == SEQ_KIND_DESTROYS || operations[i].kind == SEQ_KIND_MAKES) &&
            operations[i].sort == node->sort && number - operations[i].parameters < operations[i].parameter_count)
            return true;
    return false;
}

/* What is part of another object goes with it.  A list may still take its own node out and free it; and where there are
 * only parts, what destroys one takes it out. */
static bool may_end(const struct object *object, const struct sequence_node *node)
{
    return !(node->flags & ARGUMENT_CONSUMED) || !object->is_borrowed ||
           (!(node->flags & (ARGUMENT_ADOPTED | ARGUMENT_HANDED)) &&
            (sorts[node->sort].flags & SORT_PARTS || !is_of_destroyer(node)));
}

/* Somebody needs it who is to end before it. */
static bool is_needed(const struct object *object)
{
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].state == OBJECT_LIVE && !objects[i].is_borrowed && objects[i].source != SEQUENCE_NONE &&
            &objects[objects[i].source] == object && owner_is_fleeting(&objects[i]))
            return true;
    return false;
}

bool object_fits(const struct object *object, const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_CONSUMED && is_needed(object))
        return false;
    if (object->state != OBJECT_LIVE || (object->is_const && !(node->flags & ARGUMENT_CONST)))
        return false;
    if (node->kind == SEQ_STRING)
        return object->sort == SEQUENCE_NONE || sorts[object->sort].flags & SORT_MEMORY;
    return node->kind == SEQ_HANDLE && object->sort == node->sort && node->sort != SEQUENCE_NONE &&
           may_end(object, node) && owner_allows(object, node) &&
           !(node->flags & ARGUMENT_EMPTY && owner_holds(object));
}

/* References that the caller took to a part are his, and outlive what it was part of. */
static void end_part(uint32_t number, uint32_t call)
{
    struct object *part = &objects[number];
    if (part->state == OBJECT_LIVE && part->references > 1) {
        part->references--;
        owner_own(number);
    } else {
        object_end(number, call, OBJECT_ORPHANED);
    }
}

void object_end(uint32_t number, uint32_t call, enum object_state how)
{
    struct object *object = &objects[number];
    if (object->state != OBJECT_LIVE)
        return;
    object->state = how;
    object->ended_by = call;
    for (uint32_t i = 0; objects_have_parts && i < object_count; i++)
        if (objects[i].parent == number)
            end_part(i, call);
}
