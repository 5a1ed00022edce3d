/* Lost: blocks of the library that are left when a sequence is done.  What a
 * global leads to is the library's own affair; so is what an object leads to
 * that nobody knows how to destroy, or anything else that the caller was given.
 * The rest is a leak.  Then the library's variables are as they were at first, and
 * all is freed but what other globals lead to, those of the C library.
 *
 * Looking at these takes longer than most sequences.  Blocks that the caller's
 * memory or the library's variables lead to wait until there are more of them. */
#include "runtime/sequence/calling.h"
#include "runtime/sequence/globals.h"

#define LEFT_MOST 512
#define LEFT_BYTES_MOST (4u << 20)

/* The caller's memory for an object that is gone may hold addresses that are gone too. */
static bool is_of_ended(uintptr_t address)
{
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].storage == (void *)address)
            return objects[i].state == OBJECT_CONSUMED;
    return false;
}

static void reach_from_blocks(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner == OWNER_INPUT && !is_of_ended(heap[i].address))
            reach_from((const void *)heap[i].address, heap[i].size);
}

/* Its header says that a call that fails takes it as well. */
static bool takes_always(const struct sequence_operation *operation)
{
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        if (nodes[operation->parameters + i].flags & ARGUMENT_ALWAYS)
            return true;
    return false;
}

/* A call that takes an object over and fails may have left it to the caller, who cannot tell. */
static bool is_left_by_failure(const struct object *object)
{
    if (object->state != OBJECT_CONSUMED || object->ended_by >= sequences->call_count)
        return false;
    const struct call *by = &calls[object->ended_by];
    const struct sequence_operation *operation = &operations[by->operation];
    bool tells = operation->result != SEQUENCE_NONE && nodes[operation->result].kind == SEQ_NUMBER;
    return !takes_always(operation) &&
           (by->outcome == CALL_FAILED || (tells && result_number(operation, by->result) < 0));
}

static void reach_from_objects(void)
{
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].state == OBJECT_LIVE || is_left_by_failure(&objects[i]))
            reach_from(&objects[i].value, sizeof objects[i].value);
}

/* Results that became no object: a void *, a struct with pointers in it. */
static void reach_from_results(void)
{
    for (uint32_t i = 0; i < sequences->call_count; i++)
        if (calls[i].result && calls[i].output_count && calls[i].outputs[0].object == SEQUENCE_NONE)
            reach_from(calls[i].result, operations[calls[i].operation].result_size);
}

static void reach_from_caller(void)
{
    reach_begin(REACHED_FROM_ARGUMENTS);
    reach_from_blocks();
    reach_from_objects();
    reach_from_results();
    reach_end();
}

/* What an earlier sequence left to a global, and a global has lost since, is not told: it is not this sequence's. */
static bool is_leak(const struct heap_block *block)
{
    return block->owner == OWNER_TARGET && leaks_is_lost(block);
}

static uint32_t call_of(const struct heap_block *block)
{
    return block->call & RUNNING_DESTROYER ? SEQUENCE_NONE : block->call;
}

static void report(void)
{
    const struct heap_block *first = NULL;
    uint64_t count = 0, bytes = 0;
    for (uint32_t i = 0; i < heap_count; i++) {
        if (!is_leak(&heap[i]))
            continue;
        count++;
        bytes += heap[i].size;
        if (!first || heap[i].number < first->number)
            first = &heap[i];
    }
    if (!count)
        return;
    end_note(TRIAL_END_LEAK, (int64_t)count, NULL);
    trials->end.address = bytes;
    sequences->fault.leaked_blocks = count;
    sequences->fault.leaked_bytes = bytes;
    sequences->fault.leak_call = call_of(first);
    sequences->fault.owner = BLOCK_LIBRARY;
    leaks_take_frames(first);
    end_broke();
}

/* A later sequence has other calls. */
static void forget_calls(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        heap[i].call = SEQUENCE_NONE;
}

/* A string that nobody lent is the caller's, unless it is static.  So may be what was taken for a part of another
 * object and outlives it, when nothing is known that would destroy it. */
static bool is_callers(const struct object *object)
{
    const struct heap_block *block = heap_find((uintptr_t)object->value);
    if (!block || block->owner != OWNER_TARGET)
        return false;
    if (object->sort == SEQUENCE_NONE)
        return object->state == OBJECT_LIVE && !object->is_borrowed;
    return object->state == OBJECT_ORPHANED && !object->is_const && is_leak(block) &&
           sorts[object->sort].services[SEQ_SERVICE_DESTROY] == SEQUENCE_NONE;
}

static void count_undestroyed(void)
{
    for (uint32_t i = 0; i < object_count; i++)
        undestroyed += is_callers(&objects[i]);
}

static bool has_lost(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (is_leak(&heap[i]))
            return true;
    return false;
}

static void leave(struct heap_block *block)
{
    block->owner = OWNER_LEFT;
    block->call = SEQUENCE_NONE;
    heap_live[OWNER_TARGET]--;
    heap_live[OWNER_LEFT]++;
}

static void leave_for_later(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner == OWNER_TARGET)
            leave(&heap[i]);
    heap_free_all(OWNER_INPUT);
}

void lost_keep(void)
{
    if (heap_live[OWNER_TARGET] && global_count) {
        reach_prepare();
        globals_reach();
        for (uint32_t i = 0; i < heap_count; i++)
            if (heap[i].owner == OWNER_TARGET && heap[i].reached & REACHED_FROM_GLOBALS)
                leave(&heap[i]);
    }
    heap_free_all(OWNER_INPUT);
}

static bool are_few_left(void)
{
    return heap_live[OWNER_LEFT] < LEFT_MOST && heap_bytes_of(OWNER_LEFT) < LEFT_BYTES_MOST;
}

static void reach_from_all(void)
{
    reach_from_globals();
    leaks_leave_to_linker();
}

/* Nothing that lives on leads to what is freed. */
static void free_rest(void)
{
    if (global_count) {
        globals_restore();
        reach_prepare();
        reach_from_all();
    }
    leaks_free_rest(true);
}

void lost_look(bool wants_report)
{
    reach_prepare();
    reach_from_caller();
    globals_reach();
    if (!has_lost() && are_few_left()) {
        leave_for_later();
        return;
    }
    reach_from_all();
    count_undestroyed();
    sequences->fault.undestroyed = undestroyed;
    bool alone = leaks_is_alone();
    if (wants_report && alone && !UNDER_MSAN) /* as in leaks.c */
        report();
    if (alone)
        free_rest();
    else
        leaks_leave_to_threads();
    forget_calls();
}
