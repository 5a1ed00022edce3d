/* The private heap: malloc and its family.
 *
 * Blocks come from one fixed range of addresses, so that a predicate sees the
 * same addresses in every run.  As this file is woven, what it writes is undone
 * with everything else when the search backtracks.  Memory that was never used
 * is zero; freed memory keeps its bytes.
 *
 * A block is a header and then the bytes of its size class; freed blocks of a
 * class are kept in a list, last in first out. */
#include <string.h>

#include "runtime/libc/libc.h"
#include "runtime/wire.h"

enum { LIVE = 0x4556494c, FREE = 0x45455246 };

struct header {
    uint64_t size;            /* of the class */
    union {
        struct {
            uint32_t state;   /* LIVE or FREE */
            uint32_t start;   /* bytes from the header of the whole block; not 0 in aligned blocks only */
        };
        uint64_t state_and_start;
    };
};
_Static_assert(sizeof(struct header) == 16, "blocks are 16-byte aligned");

/* The list is threaded through the freed blocks. */
struct free_block {
    struct header header;
    struct free_block *next;
};

#define SMALL_MOST 256                  /* up to here classes are 16 bytes apart, then four to a doubling */
#define SMALL_CLASSES (SMALL_MOST / 16)
#define CLASSES (SMALL_CLASSES + 4 * 40)

static char *unused = (char *)HEAP_ADDRESS;
static char *heap_end;
static struct free_block *free_blocks[CLASSES];

/* Each access here is hooked like the user's own, so helpers are inlined before
 * weaving and keep what they can in locals. */
#define INLINE static inline __attribute__((always_inline))

struct size_class {
    size_t size; /* that blocks of this class have */
    unsigned number;
};

INLINE struct size_class class_of(size_t size)
{
    if (size <= SMALL_MOST) {
        unsigned number = size ? (unsigned)((size - 1) / 16) : 0;
        return (struct size_class){(number + 1) * 16, number};
    }
    unsigned doubling = 63 - (unsigned)__builtin_clzl(size - 1);
    size_t step = (size_t)1 << (doubling - 2);
    size = (size + step - 1) & ~(step - 1);
    unsigned quarter = (unsigned)((size - 1) >> (doubling - 2)) & 3;
    return (struct size_class){size, SMALL_CLASSES + 4 * (doubling - 8) + quarter};
}

/* Never-used memory, or the end of the run. */
INLINE struct header *take_unused(size_t size)
{
    char *start = unused, *end = heap_end;
    if (!end)
        heap_end = end = (char *)HEAP_ADDRESS + assay_heap_limit();
    if (size + sizeof(struct header) > (size_t)(end - start))
        assay_fault_memory();
    unused = start + sizeof(struct header) + size;
    return (struct header *)start;
}

/* What no heap could hold is refused, as malloc() does; a heap that fills up
 * ends the run. */
static void *refuse(void)
{
    errno = ENOMEM;
    return NULL;
}

/* fresh: the bytes were never used, hence are zero. */
INLINE void *allocate(size_t size, bool *fresh)
{
    *fresh = true;
    if (size > HEAP_MOST)
        return refuse();
    struct size_class class = class_of(size);
    struct free_block *reused = free_blocks[class.number];
    struct header *header = reused ? &reused->header : take_unused(class.size);
    if (reused)
        free_blocks[class.number] = reused->next;
    header->size = class.size;
    header->state_and_start = LIVE;
    *fresh = !reused;
    return header + 1;
}

/* Pointers from elsewhere (the C library's own heap, searched objects) are not
 * ours to free. */
INLINE bool is_ours(const void *block)
{
    return (uintptr_t)block - HEAP_ADDRESS < HEAP_MOST;
}

/* The header of a live block; anything else ends the run. */
INLINE struct header *header_of(void *block, const char *freed_before, const char *not_ours)
{
    struct header *header = (struct header *)block - 1;
    bool plausible = is_ours(block) && (uintptr_t)block % 16 == 0 && (uintptr_t)block > HEAP_ADDRESS;
    uint32_t state = plausible ? header->state : 0;
    if (state == FREE)
        assay_fault_abort(freed_before);
    if (state != LIVE)
        assay_fault_abort(not_ours);
    return header;
}

#define HEADER_OF(block, function)                                   \
    header_of(block, function "() of a block that was freed before", \
              function "() of a pointer that malloc() did not return")

void *WOVEN(malloc)(size_t size)
{
    bool fresh;
    return allocate(size, &fresh);
}

void *WOVEN(calloc)(size_t count, size_t size)
{
    size_t total;
    bool fresh;
    if (__builtin_mul_overflow(count, size, &total))
        return refuse();
    void *block = allocate(total, &fresh);
    if (!fresh)
        WOVEN(memset)(block, 0, total);
    return block;
}

void WOVEN(free)(void *block)
{
    if ((uintptr_t)block - ARENA_ADDRESS < ARENA_SIZE)
        assay_fault_abort("free() of a searched object");
    if ((uintptr_t)block - STACK_ADDRESS < STACK_MOST)
        assay_fault_abort("free() of a local variable");
    if (!is_ours(block))
        return;
    struct header *header = HEADER_OF(block, "free");
    struct free_block *freed = (struct free_block *)((char *)header - header->start);
    unsigned class = class_of(freed->header.size).number;
    if (header != &freed->header)
        header->state = FREE;
    freed->header.state = FREE;
    freed->next = free_blocks[class];
    free_blocks[class] = freed;
}

size_t WOVEN(malloc_usable_size)(void *block)
{
    return is_ours(block) ? HEADER_OF(block, "malloc_usable_size")->size : 0;
}

void *WOVEN(realloc)(void *block, size_t size)
{
    if (!block)
        return WOVEN(malloc)(size);
    size_t old = HEADER_OF(block, "realloc")->size;
    if (size == 0) {
        WOVEN(free)(block);
        return NULL;
    }
    if (size <= old)
        return block;
    void *larger = WOVEN(malloc)(size);
    if (!larger)
        return NULL;
    WOVEN(memcpy)(larger, block, old);
    WOVEN(free)(block);
    return larger;
}

void *WOVEN(reallocarray)(void *block, size_t count, size_t size)
{
    size_t total;
    if (__builtin_mul_overflow(count, size, &total))
        return refuse();
    return WOVEN(realloc)(block, total);
}

/* An aligned block lies inside a larger one and has a header of its own. */
void *WOVEN(memalign)(size_t alignment, size_t size)
{
    if (alignment <= 16)
        return WOVEN(malloc)(size);
    if (size > HEAP_MOST || alignment > HEAP_MOST || alignment & (alignment - 1))
        return refuse();
    char *whole = WOVEN(malloc)(size + alignment);
    if (!whole)
        return NULL;
    char *block = (char *)(((uintptr_t)whole + alignment - 1) & ~(alignment - 1));
    struct header *header = (struct header *)block - 1, *outer = (struct header *)whole - 1;
    if (block != whole)
        *header = (struct header){
            .size = outer->size - (size_t)(block - whole), .state = LIVE, .start = (uint32_t)(block - whole)};
    return block;
}

void *WOVEN(aligned_alloc)(size_t alignment, size_t size)
{
    return WOVEN(memalign)(alignment, size);
}

int WOVEN(posix_memalign)(void **block, size_t alignment, size_t size)
{
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)))
        return EINVAL;
    void *aligned = WOVEN(memalign)(alignment, size);
    if (!aligned)
        return ENOMEM;
    *block = aligned;
    return 0;
}

#define PAGE 4096

void *WOVEN(valloc)(size_t size)
{
    return WOVEN(memalign)(PAGE, size);
}

void *WOVEN(pvalloc)(size_t size)
{
    return WOVEN(memalign)(PAGE, (size + PAGE - 1) & ~(size_t)(PAGE - 1));
}
