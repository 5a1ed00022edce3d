/* Reach: which blocks a pointer still leads to.  Any word that is an address in
 * a block counts as a pointer to it, also into its middle and just behind it. */
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define PAGE 4096
/* Of the C library's description of a thread: as much as holds pthread_setspecific's values, if it does not say. */
#define THREAD_SIZE 1792

static uint32_t *sorted;      /* live blocks by address */
static uint32_t *waiting;     /* reached, not looked into yet */
static size_t sorted_capacity, waiting_capacity;
static uint32_t sorted_count, waiting_count;
static uintptr_t hidden_lowest, span; /* ~ of the lowest address: as it is, it would lead to that block */
static uint32_t left;         /* not reached yet by this way */
static uint32_t way;          /* enum reached */

extern size_t __sanitizer_get_allocated_size(const volatile void *address) __attribute__((weak));

/* ---- blocks in order ---- */

/* Shell's sort with Ciura's gaps: nearly sorted already, since allocators go upwards. */
static void sort(void)
{
    static const uint32_t gaps[] = {1750, 701, 301, 132, 57, 23, 10, 4, 1};
    for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++)
        for (uint32_t i = gaps[g]; i < sorted_count; i++) {
            uint32_t block = sorted[i], at = i;
            for (; at >= gaps[g] && heap[sorted[at - gaps[g]]].address > heap[block].address; at -= gaps[g])
                sorted[at] = sorted[at - gaps[g]];
            sorted[at] = block;
        }
}

/* MSan's realloc lets a block grow where it is, and calls no hook. */
static void ask_size(struct heap_block *block)
{
    if (UNDER_MSAN && block->size && __sanitizer_get_allocated_size)
        block->size = __sanitizer_get_allocated_size((void *)block->address);
}

void reach_prepare(void)
{
    sorted = memory_grow(sorted, &sorted_capacity, heap_count, sizeof *sorted);
    waiting = memory_grow(waiting, &waiting_capacity, heap_count, sizeof *waiting);
    sorted_count = 0;
    for (uint32_t i = 0; i < heap_count; i++)
        if (heap[i].owner) {
            ask_size(&heap[i]);
            heap[i].reached &= REACHED_NOT_WHEN_GIVEN;
            sorted[sorted_count++] = i;
        }
    sort();
    if (sorted_count) {
        const struct heap_block *last = &heap[sorted[sorted_count - 1]];
        uintptr_t lowest = heap[sorted[0]].address;
        hidden_lowest = ~lowest;
        span = last->address + last->size - lowest;
    }
}

/* ---- following words ---- */

static void reach_word(uintptr_t word)
{
    uint32_t low = 0, high = sorted_count;
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (heap[sorted[middle]].address <= word)
            low = middle;
        else
            high = middle;
    }
    struct heap_block *block = &heap[sorted[low]];
    if (word - block->address > block->size || block->reached & way)
        return;
    block->reached |= way;
    left--;
    waiting[waiting_count++] = sorted[low];
}

READS_ANYTHING static void reach_range(uintptr_t start, uintptr_t end)
{
    uintptr_t lowest = ~hidden_lowest;
    for (start = (start + 7) & ~(uintptr_t)7; start + sizeof(uintptr_t) <= end; start += sizeof(uintptr_t)) {
        uintptr_t word = *(volatile const uintptr_t *)start;
        if (word - lowest <= span)
            reach_word(word);
    }
}

static void reach_on(void)
{
    while (waiting_count && left) {
        const struct heap_block *block = &heap[waiting[--waiting_count]];
        reach_range(block->address, block->address + block->size);
    }
    waiting_count = 0;
}

void reach_begin(enum reached by)
{
    left = sorted_count;
    way = by;
}

void reach_from(const void *start, size_t size)
{
    if (left)
        reach_range((uintptr_t)start, (uintptr_t)start + size);
}

bool reach_end(void)
{
    reach_on();
    return left == 0;
}

bool reach_from_arguments(void)
{
    reach_begin(REACHED_FROM_ARGUMENTS);
    reach_from(arguments, entry->size);
    return reach_end();
}

/* ---- globals ---- */

/* Pages of a large .bss that nobody has touched hold nothing, and looking at
 * them would only make them real. */
static void reach_touched(uintptr_t start, uintptr_t end)
{
    unsigned char touched[512];
    for (uintptr_t at = start & ~(uintptr_t)(PAGE - 1); at < end && left; at += PAGE * sizeof touched) {
        size_t pages = (end - at + PAGE - 1) / PAGE;
        pages = pages < sizeof touched ? pages : sizeof touched;
        if (mincore((void *)at, pages * PAGE, touched) != 0)
            memset(touched, 1, sizeof touched);
        for (size_t page = 0; page < pages; page++)
            if (touched[page] & 1) {
                uintptr_t low = at + page * PAGE, high = low + PAGE;
                reach_range(low > start ? low : start, high < end ? high : end);
            }
    }
}

void reach_from_large(const void *start, size_t size)
{
    reach_touched((uintptr_t)start, (uintptr_t)start + size);
}

static bool is_sanitizer(const char *name)
{
    return name && (strstr(name, "/libasan.so") || strstr(name, "/libubsan.so"));
}

static int reach_object(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size, (void)unused;
    if (is_sanitizer(object->dlpi_name))
        return 0;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        uintptr_t start = object->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD && part->p_flags & PF_W)
            reach_touched(start, start + part->p_memsz);
        else if (part->p_type == PT_TLS && object->dlpi_tls_data)
            reach_range((uintptr_t)object->dlpi_tls_data, (uintptr_t)object->dlpi_tls_data + part->p_memsz);
    }
    return 0;
}

/* Behind those values are buffers of strerror and its like.  The name is there for debuggers. */
static size_t thread_size(void)
{
    static const uint32_t *size;
    if (!size)
        size = dlsym(RTLD_DEFAULT, "_thread_db_sizeof_pthread");
    return size && *size > THREAD_SIZE ? *size : THREAD_SIZE;
}

void reach_from_globals(void)
{
    reach_begin(REACHED_FROM_GLOBALS);
    dl_iterate_phdr(reach_object, NULL);
    reach_range((uintptr_t)pthread_self(), (uintptr_t)pthread_self() + thread_size());
    reach_on();
}
