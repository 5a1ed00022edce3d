/* Together: which objects may be passed in one call.  Each is fit by itself when
 * this is asked. */
#include "runtime/sequence/arguments.h"

/* What an object is part of: a block of memory is of the pool that it came from, whoever owns it. */
static uint32_t whole_of(const struct object *part)
{
    bool is_block = part->sort != SEQUENCE_NONE && sorts[part->sort].flags & SORT_MEMORY;
    return is_block && part->parent == SEQUENCE_NONE ? part->source : part->parent;
}

/* An iterator, a position: made of one object, it says nothing about another one of that sort.  But what is got of an
 * object to put something into it (array_of(value)) goes with any other, and not with its own. */
static void refuse_foreign(const struct sequence_operation *operation, uint32_t handed)
{
    for (uint32_t i = handed; i < involved_count; i++)
        for (uint32_t k = handed; k < involved_count; k++) {
            const struct object *other = &objects[involved[i]], *part = &objects[involved[k]];
            uint32_t whole = whole_of(part);
            bool is_put = operation->flags & OPERATION_PUTS_FLAG && k == handed && i > k;
            bool is_foreign = whole != SEQUENCE_NONE && (whole == involved[i]) == is_put &&
                              objects[whole].sort == other->sort && part->sort != other->sort;
            if (is_foreign)
                refuse(handings[k].node);
        }
}

static bool takes_sort(const struct sequence_operation *operation, uint32_t sort)
{
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        if (nodes[operation->parameters + i].kind == SEQ_HANDLE && nodes[operation->parameters + i].sort == sort)
            return true;
    return false;
}

/* pool_free(NULL, block): a block goes back to where it came from, not to nowhere. */
static void refuse_homeless(const struct sequence_operation *operation, uint32_t handed)
{
    for (uint32_t i = handed; i < involved_count; i++) {
        const struct object *block = &objects[involved[i]];
        bool is_block = block->sort != SEQUENCE_NONE && sorts[block->sort].flags & SORT_MEMORY &&
                        nodes[handings[i].node].flags & ARGUMENT_CONSUMED;
        uint32_t whole = is_block ? whole_of(block) : SEQUENCE_NONE;
        bool is_there = whole == SEQUENCE_NONE || !takes_sort(operation, objects[whole].sort);
        for (uint32_t k = handed; !is_there && k < involved_count; k++)
            is_there = objects[involved[k]].sort == objects[whole].sort;
        if (!is_there)
            refuse(handings[i].node);
    }
}

static bool is_part_of_others(uint32_t handed, uint32_t which)
{
    for (uint32_t i = handed; i < involved_count; i++)
        if (involved[i] != involved[which] && object_is_part_of(involved[which], involved[i]))
            return true;
    return false;
}

/* attach(part, whole): whoever takes it over would own himself, so only a call that can say no gets it. */
static bool may_close_circle(const struct sequence_operation *operation, uint32_t whole, uint32_t part)
{
    return whole != part && objects[whole].sort == objects[part].sort && operation->result != SEQUENCE_NONE;
}

/* What is gone after the call cannot be passed for something else as well, nor can a part of it.  A text that is only
 * read may be one. */
void together_check(const struct sequence_operation *operation, uint32_t handed)
{
    refuse_homeless(operation, handed);
    if (involved_count - handed < 2 &&
        !(involved_count > handed && nodes[handings[handed].node].flags & ARGUMENT_INSIDE))
        return;
    for (uint32_t i = handed; i < involved_count; i++)
        for (uint32_t k = handed; nodes[handings[i].node].flags & ARGUMENT_CONSUMED && k < involved_count; k++)
            if (k != i && nodes[handings[k].node].kind != SEQ_STRING && object_is_part_of(involved[k], involved[i]) &&
                !may_close_circle(operation, involved[i], involved[k]))
                refuse(handings[k].node);
    refuse_foreign(operation, handed);
    for (uint32_t i = handed; i < involved_count; i++)
        if (nodes[handings[i].node].flags & ARGUMENT_INSIDE && !is_part_of_others(handed, i))
            refuse(handings[i].node);
}
