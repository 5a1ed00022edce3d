/* Stretch: memory of the caller.  What must not touch the heap is taken from one
 * mapping, from its start for each sequence; what pointers lead to is malloc'ed. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include "runtime/sequence/calling.h"

#define STRETCH ((size_t)64 << 20)
#define KEPT ((size_t)1 << 20) /* of what was used, from one sequence to the next */
#define GUARDS 64
#define GUARD_SIZE 65536 /* the address is in its middle: members before and behind it are in it */

static char *start;
static size_t used;

static void *map(size_t size, int access)
{
    void *memory = mmap(NULL, size, access, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        end_process(WIRE_CANNOT_START);
    return memory;
}

void *stretch_take(size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if (size > STRETCH - used)
        return NULL;
    void *taken = start + used;
    used += size;
    return taken;
}

/* ---- blocks ---- */

struct passed_block *passed;
uint32_t passed_count;
static size_t passed_capacity;

extern void __asan_poison_memory_region(const volatile void *start, size_t size) __attribute__((weak));

void *caller_block(size_t size, uint32_t node)
{
    heap_argument = node;
    heap_owner = OWNER_INPUT;
    void *block = malloc(size);
    heap_owner = OWNER_NOBODY;
    if (size == 0 && block) {
        heap_is_empty(block);
        if (__asan_poison_memory_region)
            __asan_poison_memory_region(block, 1);
    }
    if (block) {
        if (passed_count == passed_capacity)
            passed = memory_grow(passed, &passed_capacity, passed_count + 1, sizeof *passed);
        passed[passed_count++] = (struct passed_block){block, size, node};
    }
    return block;
}

static char *any; /* of this sequence */

static void fill_any(void)
{
    memset(any, 0, SEQUENCE_ANY_BYTES);
    for (int i = 0; i < SEQUENCE_ANY_BYTES; i += 8)
        any[i] = (char)(i / 8);
}

/* The library may have freed it: then there is none any more. */
char *any_block(uint32_t node)
{
    if (any)
        return heap_find((uintptr_t)any) ? any : NULL;
    any = caller_block(SEQUENCE_ANY_BYTES, node);
    if (any)
        fill_any();
    return any;
}

bool any_offset(uintptr_t address, uint32_t *offset)
{
    if (!any || !heap_find((uintptr_t)any) || address - (uintptr_t)any >= SEQUENCE_ANY_BYTES)
        return false;
    *offset = (uint32_t)(address - (uintptr_t)any);
    return true;
}

/* ---- guards ---- */

static char *guards;
static uint32_t guard_nodes[GUARDS], guard_count;

char *guard_page(uint32_t node)
{
    if (!guards)
        guards = map((size_t)GUARDS * GUARD_SIZE, PROT_NONE);
    if (guard_count == GUARDS)
        return NULL;
    guard_nodes[guard_count] = node;
    return guards + (size_t)guard_count++ * GUARD_SIZE + GUARD_SIZE / 2;
}

bool guard_find(uintptr_t address, uint32_t *node, int64_t *offset)
{
    size_t number = (address - (uintptr_t)guards) / GUARD_SIZE;
    if (!guards || number >= guard_count)
        return false;
    *node = guard_nodes[number];
    *offset = (int64_t)(address - (uintptr_t)guards - number * GUARD_SIZE) - GUARD_SIZE / 2;
    return true;
}

void stretch_clear(void)
{
    if (!start)
        start = map(STRETCH, PROT_READ | PROT_WRITE);
    if (used > KEPT)
        madvise(start, STRETCH, MADV_DONTNEED);
    else
        memset(start, 0, used);
    used = 0;
    passed_count = guard_count = 0;
    any = NULL;
}
