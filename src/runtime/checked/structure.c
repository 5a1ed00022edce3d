/* Structures: what a predicate accepted, built from the packed form as an
 * ordinary program would have it, each object a malloc block of its own. */
#include <string.h>
#include "runtime/checked/checked.h"

/* Where the objects of the structure that is built are, and their parts in the
 * packed form. */
static struct part {
    const struct trial_object *object;
    const char *bytes;
    const struct trial_pointer *pointers;
    char *built;
} *parts;
static size_t part_capacity;

static void find_parts(const struct trial_structure *structure)
{
    const char *at = (const char *)(structure + 1);
    parts = memory_grow(parts, &part_capacity, structure->object_count, sizeof *parts);
    for (uint32_t i = 0; i < structure->object_count; i++) {
        const struct trial_object *object = (const struct trial_object *)at;
        const char *bytes = at + sizeof *object;
        const char *pointers = bytes + ((size_t)object->size + 7) / 8 * 8;
        parts[i] = (struct part){.object = object, .bytes = bytes, .pointers = (const struct trial_pointer *)pointers};
        at = pointers + object->pointer_count * sizeof(struct trial_pointer);
    }
}

/* Object 0 points to what is passed by value; does anything else? */
static bool is_pointed_to(const struct trial_structure *structure, uint32_t number)
{
    for (uint32_t i = 1; i < structure->object_count; i++)
        for (uint32_t p = 0; p < parts[i].object->pointer_count; p++)
            if (parts[i].pointers[p].object == number)
                return true;
    return false;
}

static void *address_of(const struct trial_pointer *pointer)
{
    if (pointer->object & TRIAL_POOL)
        return assay_function_pools[pointer->object & ~TRIAL_POOL]->functions[pointer->addend];
    return parts[pointer->object].built + pointer->addend;
}

static void write_object(const struct part *part, char *to, size_t size)
{
    memcpy(to, part->bytes, size);
    for (uint32_t p = 0; p < part->object->pointer_count; p++) {
        const struct trial_pointer *pointer = &part->pointers[p];
        void *address = address_of(pointer);
        if (pointer->at + sizeof address <= size)
            memcpy(to + pointer->at, &address, sizeof address);
    }
}

static void build(const struct trial_structure *structure, const struct trial_node *node, char *to)
{
    uint32_t root = node->flags & NODE_BY_VALUE ? 1 : 0;
    if (root >= structure->object_count)
        end_process(WIRE_CANNOT_START);
    uint32_t first = root && !is_pointed_to(structure, root) ? 2 : 1;
    for (uint32_t i = first; i < structure->object_count; i++)
        parts[i].built = input_block(parts[i].object->size, parts[i].object->align);
    for (uint32_t i = first; i < structure->object_count; i++)
        write_object(&parts[i], parts[i].built, parts[i].object->size);
    size_t size = parts[root].object->size;
    write_object(&parts[root], to, size < node->size ? size : node->size);
    drawing.size += structure->object_count - 1;
}

void structure_build(const struct trial_node *node, char *memory)
{
    const struct trial_list *list = (const struct trial_list *)in_block(trials->lists) + node->first;
    const uint64_t *starts = in_block(list->starts);
    if (!list->count)
        leap(LEAP_NOTHING);
    uint64_t rank = choose(CHOOSE_STRUCTURE, list->count - 1, 0, pick_structure, list);
    const struct trial_structure *structure = in_block(starts[rank]);
    drawing.scopes &= structure->scopes;
    find_parts(structure);
    build(structure, node, memory + node->offset);
}
