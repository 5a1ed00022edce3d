/* Allocate: in a build without sanitizers, the allocator of the C library with
 * notes taken.  Weak, because the user's code may bring its own. */
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include "runtime/checked/checked.h"

#define OURS EXPORTED __attribute__((weak))

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t align, size_t size);
void __libc_free(void *block);

/* What the dynamic linker allocates for threads is known only to them. */
#define IS_TRACKED (heap_owner && !is_in_linker(__builtin_return_address(0)))

/* The C library's own pointers to what is free must not look like pointers to the
 * end of the block before it. */
#define GAP 16

static size_t with_gap(size_t size)
{
    return size <= PTRDIFF_MAX ? size + GAP : size;
}

/* The C library's calloc goes past the cache that its malloc has for small blocks. */
#define CACHED 1024

static void *zeroed(size_t size)
{
    if (size > CACHED)
        return __libc_calloc(1, with_gap(size));
    void *block = __libc_malloc(with_gap(size));
    return block ? memset(block, 0, size) : NULL;
}

OURS void *malloc(size_t size)
{
    void *block = __libc_malloc(with_gap(size));
    if (IS_TRACKED)
        heap_added(block, size, true);
    return block;
}

OURS void *calloc(size_t count, size_t size)
{
    size_t total;
    if (__builtin_mul_overflow(count, size, &total))
        total = SIZE_MAX;
    void *block = zeroed(total);
    if (IS_TRACKED)
        heap_added(block, total, false);
    return block;
}

OURS void free(void *block)
{
    if (block)
        heap_removed(block);
    __libc_free(block);
}

/* What grows is filled, what was there stays. */
OURS void *realloc(void *block, size_t size)
{
    if (!block)
        return malloc(size);
    if (size == 0) {
        free(block);
        return NULL;
    }
    if (!heap_owner) {
        heap_removed(block);
        return __libc_realloc(block, with_gap(size));
    }
    size_t had = heap_size_of(block);
    void *moved = malloc(size);
    if (!moved)
        return NULL;
    if (!had) /* from before the trials: its size is the allocator's to know */
        had = malloc_usable_size(block);
    memcpy(moved, block, had < size ? had : size);
    free(block);
    return moved;
}

OURS void *memalign(size_t align, size_t size)
{
    void *block = __libc_memalign(align, with_gap(size));
    if (IS_TRACKED)
        heap_added(block, size, true);
    return block;
}

OURS void *aligned_alloc(size_t align, size_t size)
{
    return memalign(align, size);
}

OURS int posix_memalign(void **block, size_t align, size_t size)
{
    if (align % sizeof(void *) || align & (align - 1) || !align)
        return EINVAL;
    void *made = memalign(align, size);
    if (!made)
        return ENOMEM;
    *block = made;
    return 0;
}
