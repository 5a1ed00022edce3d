/* Restoring globals: all of the small ones are copied back.  Of a large one, a
 * table or an arena, only pages that somebody has touched are. */
#include "runtime/sequence/globals.h"

#include <string.h>
#include <sys/mman.h>
#include <sys/single_threaded.h>
#include "runtime/sequence/running.h"

#define PAGE ((size_t)4096)
#define LARGE (16 * PAGE)
#define PAGES_AT_ONCE 512
#define TOUCHED_MOST 8  /* of these: if there are more, they are given back, and are few again */

extern void __msan_unpoison(const volatile void *start, size_t size) __attribute__((weak));

static bool is_large(const struct global_range *range)
{
    return range->size >= LARGE;
}

static void put_back(const struct global_range *range, char *start, size_t size)
{
    memory_copy(start, range->initial + (start - range->start), size);
    if (__msan_unpoison)
        __msan_unpoison(start, size);
}

static void take(const struct global_range *range, char *start, size_t size)
{
    memory_copy(range->initial + (start - range->start), start, size);
}

/* ---- pages of a large one ---- */

typedef void copy_function(const struct global_range *range, char *start, size_t size);

/* Those that lie in it as a whole. */
struct pages {
    char *start;
    size_t count;
};

static struct pages pages_of(const struct global_range *range)
{
    uintptr_t start = ((uintptr_t)range->start + PAGE - 1) & ~(PAGE - 1);
    uintptr_t end = ((uintptr_t)range->start + range->size) & ~(PAGE - 1);
    return (struct pages){(char *)start, (end - start) / PAGE};
}

static size_t find_touched(char *start, size_t count, unsigned char *touched)
{
    size_t found = 0;
    if (mincore(start, count * PAGE, touched) != 0)
        memset(touched, 1, count);
    for (size_t i = 0; i < count; i++)
        found += touched[i] & 1;
    return found;
}

/* Returns how many were touched. */
static size_t copy_some(const struct global_range *range, char *start, size_t count, copy_function *copy)
{
    unsigned char touched[PAGES_AT_ONCE];
    size_t found = find_touched(start, count, touched);
    if (range->is_blank && found > TOUCHED_MOST && madvise(start, count * PAGE, MADV_DONTNEED) == 0) {
        if (__msan_unpoison)
            __msan_unpoison(start, count * PAGE);
        return found;
    }
    for (size_t i = 0; i < count; i++)
        if (touched[i] & 1)
            copy(range, start + i * PAGE, PAGE);
    return found;
}

static size_t copy_large(const struct global_range *range, copy_function *copy)
{
    struct pages pages = pages_of(range);
    char *behind = pages.start + pages.count * PAGE;
    size_t found = 0;
    copy(range, range->start, (size_t)(pages.start - range->start));
    copy(range, behind, (size_t)(range->start + range->size - behind));
    for (size_t first = 0; first < pages.count; first += PAGES_AT_ONCE) {
        size_t left = pages.count - first;
        found += copy_some(range, pages.start + first * PAGE, left < PAGES_AT_ONCE ? left : PAGES_AT_ONCE, copy);
    }
    return found;
}

/* ---- all of them ---- */

/* A huge page would be touched as a whole. */
static void remember(struct global_range *range)
{
    if (!is_large(range)) {
        take(range, range->start, range->size);
        return;
    }
    struct pages pages = pages_of(range);
    madvise(pages.start, pages.count * PAGE, MADV_NOHUGEPAGE);
    range->is_blank = copy_large(range, take) == 0;
}

/* Without room for a copy there are none: they are not put back, and nothing else is different. */
void globals_start(void)
{
    uint64_t bytes = 0;
    globals_find();
    for (uint32_t i = 0; i < global_count; i++)
        bytes += globals[i].size;
    char *initial = bytes
                        ? mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
                        : MAP_FAILED;
    if (initial == MAP_FAILED) {
        global_count = 0;
        return;
    }
    for (uint32_t i = 0; i < global_count; i++) {
        globals[i].initial = initial;
        initial += globals[i].size;
        remember(&globals[i]);
    }
    sequences->has_globals = 1;
}

void globals_restore(void)
{
    if (!global_count || (!__libc_single_threaded && !leaks_is_alone()))
        return;
    for (uint32_t i = 0; i < global_count; i++)
        if (is_large(&globals[i]))
            copy_large(&globals[i], put_back);
        else
            put_back(&globals[i], globals[i].start, globals[i].size);
}

void globals_reach(void)
{
    reach_begin(REACHED_FROM_GLOBALS);
    for (uint32_t i = 0; i < global_count; i++)
        if (is_large(&globals[i]))
            reach_from_large(globals[i].start, globals[i].size);
        else
            reach_from(globals[i].start, globals[i].size);
    reach_end();
}
