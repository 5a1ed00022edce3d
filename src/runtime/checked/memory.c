/* Memory of our own: mapped, so that neither the target's allocator nor a
 * sanitizer knows of it. */
#include <sys/mman.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define SMALL 256 /* bytes: it takes the processor longer to begin a long store */
#define MUCH (4 << 20) /* … of pages */

void *memory_grow(void *items, size_t *capacity, size_t count, size_t size)
{
    if (count <= *capacity)
        return items;
    size_t wanted = *capacity ? *capacity : 65536 / size;
    while (wanted < count)
        wanted *= 2;
    void *grown = items ? mremap(items, *capacity * size, wanted * size, MREMAP_MAYMOVE)
                        : mmap(NULL, wanted * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (grown == MAP_FAILED)
        end_process(WIRE_CANNOT_START);
    if (wanted * size >= MUCH)
        madvise(grown, wanted * size, MADV_HUGEPAGE); /* looking up pages would take longer than what is done there */
    *capacity = wanted;
    return grown;
}

/* An ordinary memset is a sanitizer's, which complains of memory that is not
 * (yet, or any more) the target's. */
READS_ANYTHING void memory_fill(void *start, unsigned char byte, size_t size)
{
#if defined(__x86_64__)
    typedef unsigned char sixteen __attribute__((vector_size(16), aligned(1)));
    for (; size >= 16 && size <= SMALL; size -= 16, start = (char *)start + 16)
        *(volatile sixteen *)start = (sixteen){0} + byte;
    if (size > SMALL)
        __asm__ volatile("rep stosb" : "+D"(start), "+c"(size) : "a"(byte) : "memory");
    else
#endif
        for (volatile unsigned char *at = start; size; size--)
            *at++ = byte;
}

READS_ANYTHING void memory_copy(void *to, const void *from, size_t size)
{
#if defined(__x86_64__)
    typedef unsigned char sixteen __attribute__((vector_size(16), aligned(1)));
    for (; size >= 16 && size <= SMALL; size -= 16, to = (char *)to + 16, from = (const char *)from + 16)
        *(volatile sixteen *)to = *(const volatile sixteen *)from;
    if (size > SMALL)
        __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(size) : : "memory");
    else
#endif
        for (volatile unsigned char *at = to; size; size--, from = (const char *)from + 1)
            *at++ = *(const volatile unsigned char *)from;
}
