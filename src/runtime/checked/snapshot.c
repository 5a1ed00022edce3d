/* Snapshot: memory as the property gets it, copied into the block that Assay
 * reads. */
#include <string.h>
#include "runtime/checked/checked.h"

static struct trial_block *blocks;
static uint64_t used, most;

static bool has_room(uint64_t size)
{
    return trials->block_count < TRIAL_BLOCKS_MOST && used + size + 8 <= most;
}

READS_ANYTHING static void copy(char *to, const char *from, uint64_t size)
{
    for (uint64_t i = 0; i < size; i++)
        to[i] = ((volatile const char *)from)[i];
}

static void add(uintptr_t address, uint64_t size)
{
    if (!has_room(size))
        return;
    blocks[trials->block_count++] =
        (struct trial_block){.address = address, .size = size, .bytes = trials->snapshot + used};
    copy(in_block(trials->snapshot + used), (const char *)address, size);
    used += (size + 7) / 8 * 8;
}

/* A pointer in these blocks may be to one of the functions. */
static void add_functions(void)
{
    uint32_t most = sizeof trials->functions / sizeof *trials->functions, count = 0;
    for (uint32_t pool = 0; assay_function_pools[pool]; pool++)
        for (uint32_t i = 0; i < assay_function_pools[pool]->count && count < most; i++)
            trials->functions[count++] = (struct trial_function){
                .address = (uint64_t)(uintptr_t)assay_function_pools[pool]->functions[i], .pool = pool, .number = i};
    trials->function_count = count;
}

/* The first time only: a second run has the same input elsewhere. */
void snapshot_take(void)
{
    if (trials->block_count)
        return;
    blocks = in_block(trials->snapshot);
    used = TRIAL_BLOCKS_MOST * sizeof *blocks;
    most = trials->snapshot_size;
    add_functions();
    add((uintptr_t)arguments, entry->size);
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner == OWNER_INPUT)
            add(heap[i].address, heap[i].size);
}
