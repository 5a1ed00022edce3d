/* Blocks: what is on the heap of what this input allocated, drawing and
 * running.  A table of blocks and a hash over their addresses; both shrink to
 * what globals own when an input is done. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/single_threaded.h>
#include "runtime/checked/checked.h"

/* Larger blocks come from mmap, all zero.  A sanitizer's hook cannot tell those
 * of calloc, which relies on that, from those of malloc. */
#define FILL_MOST 65536
#define SLOTS_FIRST 1024

struct heap_block *heap;
uint32_t heap_count;
volatile uint32_t heap_owner;
volatile uint32_t heap_live[OWNERS];
volatile uint32_t running_call = UINT32_MAX, heap_argument;
bool heap_keeps_freed;
struct heap_block *heap_freed;
uint64_t heap_freed_count;
static size_t heap_capacity;
static uint32_t *slots;          /* block + 1; 0: free */
static size_t slot_capacity;     /* a power of two */
static size_t slot_room;         /* of what is mapped */
static uint32_t live, free_list; /* block + 1 */
static uint32_t allocations;
static unsigned char fill_byte;
static bool is_watching;         /* for the allocation of this number and size */
static uint32_t watched_number;
static size_t watched_size;
static volatile char lock;

extern int __sanitizer_install_malloc_and_free_hooks(void (*allocated)(const volatile void *, size_t),
                                                     void (*freed)(const volatile void *)) __attribute__((weak));

static void take_lock(void)
{
    if (__libc_single_threaded)
        return;
    for (unsigned tries = 0; __atomic_test_and_set(&lock, __ATOMIC_ACQUIRE); tries++)
        if (tries > 100)
            sched_yield();
}

static void drop_lock(void)
{
    __atomic_clear(&lock, __ATOMIC_RELEASE);
}

/* ---- the hash ---- */

static size_t home(uintptr_t address)
{
    return (address >> 4) * 0x9e3779b97f4a7c15u >> 20 & (slot_capacity - 1);
}

/* Where the address is, or the free slot where it would be. */
static size_t find(uintptr_t address)
{
    size_t at = home(address);
    while (slots[at] && heap[slots[at] - 1].address != address)
        at = (at + 1) & (slot_capacity - 1);
    return at;
}

/* From a page on: a process that runs one sequence has few blocks, and pages are what it costs. */
static void grow_slots(void)
{
    if (slot_capacity && live * 2 < slot_capacity)
        return;
    size_t used = slot_capacity;
    slot_capacity = used ? used * 2 : SLOTS_FIRST;
    slots = memory_grow(slots, &slot_room, slot_capacity, sizeof *slots);
    memset(slots, 0, used * sizeof *slots);
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner)
            slots[find(heap[i].address)] = i + 1;
}

/* Those behind it move up, so that no gap stops a search (Knuth 6.4, R). */
static void remove_slot(size_t gap)
{
    size_t mask = slot_capacity - 1;
    for (size_t at = (gap + 1) & mask; slots[at]; at = (at + 1) & mask) {
        size_t wanted = home(heap[slots[at] - 1].address);
        if (((at - wanted) & mask) >= ((at - gap) & mask)) {
            slots[gap] = slots[at];
            gap = at;
        }
    }
    slots[gap] = 0;
}

/* ---- blocks ---- */

static uint32_t new_block(void)
{
    uint32_t number = free_list;
    if (number) {
        free_list = heap[number - 1].next;
        return number - 1;
    }
    heap = memory_grow(heap, &heap_capacity, (size_t)heap_count + 1, sizeof *heap);
    return heap_count++;
}

void heap_watch(uint32_t number, size_t size)
{
    is_watching = true;
    watched_number = number;
    watched_size = size;
}

void heap_added(void *address, size_t size, bool may_fill)
{
    uint32_t owner = heap_owner;
    if (!owner || !address)
        return;
    bool is_passed = owner == OWNER_INPUT && running_call != UINT32_MAX; /* is written at once */
    if (may_fill && size <= FILL_MOST && !is_passed)
        memory_fill(address, fill_byte, size);
    take_lock();
    grow_slots();
    size_t slot = find((uintptr_t)address);
    uint32_t number;
    if (slots[slot]) {
        number = slots[slot] - 1;
        heap_live[heap[number].owner]--;
    } else {
        number = new_block();
        slots[slot] = number + 1;
        live++;
    }
    if (is_watching && allocations == watched_number && size == watched_size && !trials->end.frame_count)
        frames_take_unwinding(&trials->end, 0);
    heap[number] = (struct heap_block){.address = (uintptr_t)address,
                                       .size = size,
                                       .owner = owner,
                                       .number = allocations++,
                                       .call = running_call,
                                       .argument = heap_argument};
    heap_live[owner]++;
    drop_lock();
}

static void keep_freed(const struct heap_block *block)
{
    static size_t capacity;
    if (!heap_freed)
        heap_freed = memory_grow(NULL, &capacity, HEAP_FREED, sizeof *heap_freed);
    struct heap_block *kept = &heap_freed[heap_freed_count++ % HEAP_FREED];
    *kept = *block;
    kept->freed_by = running_call;
}

size_t heap_removed(void *address)
{
    if (!live || !address)
        return 0;
    take_lock();
    size_t slot = find((uintptr_t)address), size = 0;
    if (slots[slot]) {
        uint32_t number = slots[slot] - 1;
        size = heap[number].size;
        if (heap_keeps_freed)
            keep_freed(&heap[number]);
        heap_live[heap[number].owner]--;
        remove_slot(slot);
        heap[number].owner = OWNER_NOBODY;
        heap[number].next = free_list;
        free_list = number + 1;
        live--;
    }
    drop_lock();
    return size;
}

size_t heap_size_of(void *address)
{
    if (!live || !address)
        return 0;
    take_lock();
    size_t slot = find((uintptr_t)address), size = slots[slot] ? heap[slots[slot] - 1].size : 0;
    drop_lock();
    return size;
}

const struct heap_block *heap_find(uintptr_t start)
{
    size_t slot = live ? find(start) : 0;
    return live && slots[slot] ? &heap[slots[slot] - 1] : NULL;
}

const struct heap_block *heap_find_freed(uintptr_t start)
{
    uint64_t oldest = heap_freed_count > HEAP_FREED ? heap_freed_count - HEAP_FREED : 0;
    for (uint64_t i = heap_freed_count; i-- > oldest;)
        if (heap_freed[i % HEAP_FREED].address == start)
            return &heap_freed[i % HEAP_FREED];
    return NULL;
}

static bool is_around(const struct heap_block *block, uintptr_t address)
{
    return address - block->address < block->size + !block->size;
}

const struct heap_block *heap_find_around(uintptr_t address)
{
    uint64_t oldest = heap_freed_count > HEAP_FREED ? heap_freed_count - HEAP_FREED : 0;
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner && is_around(&heap[i], address))
            return &heap[i];
    for (uint64_t i = heap_freed_count; i-- > oldest;)
        if (is_around(&heap_freed[i % HEAP_FREED], address))
            return &heap_freed[i % HEAP_FREED];
    return NULL;
}

/* malloc(0) gives a byte, and sanitizers say so; nobody asked for it. */
void heap_is_empty(void *address)
{
    take_lock();
    size_t slot = find((uintptr_t)address);
    if (live && slots[slot])
        heap[slots[slot] - 1].size = 0;
    drop_lock();
}

/* ---- an attempt ---- */

void heap_begin(unsigned char fill)
{
    fill_byte = fill;
    allocations = 0;
    heap_freed_count = 0;
}

void heap_compact(void)
{
    uint32_t kept = 0;
    take_lock();
    for (uint32_t i = 0; live && i < heap_count; i++) {
        if (!heap[i].owner)
            continue;
        if (kept != i) {
            slots[find(heap[i].address)] = kept + 1;
            heap[kept] = heap[i];
        }
        kept++;
    }
    heap_count = kept;
    free_list = 0;
    drop_lock();
}

void heap_free_all(enum owner owner)
{
    for (uint32_t i = 0; i < heap_count && heap_live[owner]; i++)
        if (heap[i].owner == owner)
            free((void *)heap[i].address);
    heap_compact();
}

uint64_t heap_bytes_of(enum owner owner)
{
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < heap_count && heap_live[owner]; i++)
        bytes += heap[i].owner == owner ? heap[i].size : 0;
    return bytes;
}

void heap_forget(void)
{
    heap_owner = OWNER_NOBODY;
    live = 0;
    lock = 0;
    memset((void *)heap_live, 0, sizeof heap_live);
}

/* ---- hooks of a sanitizer ---- */

static void allocated(const volatile void *address, size_t size)
{
    heap_added((void *)address, size, !UNDER_MSAN);
}

static void freed(const volatile void *address)
{
    heap_removed((void *)address);
}

void heap_hook(void)
{
    if (__sanitizer_install_malloc_and_free_hooks)
        __sanitizer_install_malloc_and_free_hooks(allocated, freed);
}

/* MSan knows by itself what nobody has written. */
bool heap_can_fill(void)
{
    return !UNDER_MSAN;
}
