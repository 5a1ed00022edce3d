/* Leaks: blocks to which nothing leads any more when the property is done.  The
 * property answers for what it allocated and for what it took out of its
 * input.  What is left is freed, but for what globals still own. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include "runtime/checked/checked.h"

extern size_t __asan_get_alloc_stack(void *address, void **frames, size_t size, int *thread) __attribute__((weak));

/* A thread that still runs may hold anything. */
bool leaks_is_alone(void)
{
    unsigned threads = 0;
    DIR *tasks = opendir("/proc/self/task");
    if (!tasks)
        return true;
    for (struct dirent *task; (task = readdir(tasks));)
        threads += task->d_name[0] != '.';
    closedir(tasks);
    return threads == 1;
}

bool leaks_is_lost(const struct heap_block *block)
{
    return block->owner && !(block->reached & (REACHED_FROM_ARGUMENTS | REACHED_FROM_GLOBALS));
}

/* Lost since the property was called. */
static bool is_leak(const struct heap_block *block)
{
    return leaks_is_lost(block) && !(block->reached & REACHED_NOT_WHEN_GIVEN);
}

void leaks_before_run(void)
{
    reach_prepare();
    if (reach_from_arguments())
        return;
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner == OWNER_INPUT && leaks_is_lost(&heap[i]))
            heap[i].reached |= REACHED_NOT_WHEN_GIVEN;
}

/* ---- reporting ---- */

/* What the dynamic linker allocates for threads is known only to them. */
static bool is_of_linker(const struct heap_block *block)
{
    void *frames[4];
    size_t count = 0;
    if (__asan_get_alloc_stack)
        count = __asan_get_alloc_stack((void *)block->address, frames, 4, &(int){0});
    for (size_t i = 0; i < count; i++)
        if (is_in_linker(frames[i]))
            return true;
    return false;
}

void leaks_leave_to_linker(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (leaks_is_lost(&heap[i]) && is_of_linker(&heap[i]))
            heap[i].reached |= REACHED_FROM_GLOBALS;
}

static bool take_kept_frames(const struct heap_block *block)
{
    void *frames[TRIAL_FRAMES];
    size_t count = 0;
    if (__asan_get_alloc_stack)
        count = __asan_get_alloc_stack((void *)block->address, frames, TRIAL_FRAMES, &(int){0});
    if (count > 1 && is_in_image(frames[1])) /* the first is ASan's */
        frames_from_stack(&trials->end, frames, count);
    return trials->end.frame_count != 0;
}

void leaks_take_frames(const struct heap_block *block)
{
    take_kept_frames(block);
}

/* Where a block was allocated.  Without ASan nobody has kept that, and ASan gets no
 * further than the C library, which has no frame pointers: the input runs once
 * more, and this time we look. */
static void take_frames(const struct heap_block *block)
{
    if (take_kept_frames(block) || is_comparing)
        return;
    heap_watch(block->number, block->size);
    attempt_once_more();
}

/* The target's own blocks come first: where they were allocated can be told. */
static void report(void)
{
    const struct heap_block *first = NULL;
    uint64_t count = 0, bytes = 0;
    for (uint32_t i = 0; i < heap_count; i++) {
        const struct heap_block *block = &heap[i];
        if (!is_leak(block))
            continue;
        count++;
        bytes += block->size;
        if (!first || (first->owner == OWNER_INPUT && block->owner != OWNER_INPUT))
            first = block;
    }
    if (!count)
        return;
    struct heap_block found = *first;
    end_note(TRIAL_END_LEAK, (int64_t)count, NULL);
    trials->end.address = bytes;
    if (found.owner == OWNER_INPUT)
        end_say(trials->end.text, sizeof trials->end.text, "input");
    else
        take_frames(&found);
    end_broke();
}

/* ---- afterwards ---- */

static void free_block(const struct heap_block *block)
{
    free((void *)block->address);
}

/* A part of the input that a global points to as well may be there by chance, or
 * for a while: it is no leak when that pointer is gone. */
static void keep(struct heap_block *block)
{
    heap_live[block->owner]--;
    heap_live[OWNER_GLOBALS]++;
    block->owner = OWNER_GLOBALS;
    if (block->reached & REACHED_FROM_ARGUMENTS)
        block->reached |= REACHED_NOT_WHEN_GIVEN;
}

void leaks_free_rest(bool looked_at_globals)
{
    for (uint32_t i = 0; i < heap_count; i++) {
        if (!heap[i].owner)
            continue;
        if (looked_at_globals && heap[i].reached & REACHED_FROM_GLOBALS)
            keep(&heap[i]);
        else if (looked_at_globals || heap[i].owner != OWNER_GLOBALS)
            free_block(&heap[i]);
    }
    heap_compact();
}

void leaks_leave_to_threads(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner) {
            keep(&heap[i]);
            heap[i].reached |= REACHED_NOT_WHEN_GIVEN;
        }
    heap_compact();
}

/* Blocks that globals own are in nobody's way while nothing seems lost. */
static bool all_reached(void)
{
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner != OWNER_GLOBALS && leaks_is_lost(&heap[i]))
            return false;
    return true;
}

void leaks_after(bool wants_report)
{
    if (!heap_count)
        return;
    reach_prepare();
    if (reach_from_arguments() || all_reached()) {
        leaks_free_rest(false);
        return;
    }
    reach_from_globals();
    leaks_leave_to_linker();
    bool alone = leaks_is_alone();
    if (wants_report && alone &&
        !UNDER_MSAN) /* there nobody can tell the dynamic linker's blocks; ASan's build finds it */
        report();
    if (alone)
        leaks_free_rest(true);
    else
        leaks_leave_to_threads();
}

void leaks_drop_input(void)
{
    if (plan_has_generators())
        leaks_after(false);
    else
        leaks_free_rest(false);
}
