/* <string.h>, functions on blocks of memory. */
#include "runtime/libc/libc.h"

void *WOVEN(memcpy)(void *to, const void *from, size_t size)
{
    return __builtin_memcpy(to, from, size);
}

void *WOVEN(memmove)(void *to, const void *from, size_t size)
{
    return __builtin_memmove(to, from, size);
}

void *WOVEN(mempcpy)(void *to, const void *from, size_t size)
{
    return (char *)__builtin_memcpy(to, from, size) + size;
}

void *WOVEN(memset)(void *to, int byte, size_t size)
{
    return __builtin_memset(to, byte, size);
}

void WOVEN(explicit_bzero)(void *to, size_t size)
{
    __builtin_memset(to, 0, size);
}

void WOVEN(bzero)(void *to, size_t size)
{
    __builtin_memset(to, 0, size);
}

void WOVEN(bcopy)(const void *from, void *to, size_t size)
{
    __builtin_memmove(to, from, size);
}

/* Stops behind the byte. */
void *WOVEN(memccpy)(void *to, const void *from, int byte, size_t size)
{
    unsigned char *target = to;
    const unsigned char *source = from;
    for (size_t i = 0; i < size; i++) {
        target[i] = source[i];
        if (target[i] == (unsigned char)byte)
            return target + i + 1;
    }
    return NULL;
}

int WOVEN(memcmp)(const void *a, const void *b, size_t size)
{
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < size; i++) {
        int difference = x[i] - y[i];
        if (difference)
            return difference;
    }
    return 0;
}

int WOVEN(bcmp)(const void *a, const void *b, size_t size)
{
    return WOVEN(memcmp)(a, b, size);
}

void *WOVEN(memchr)(const void *block, int byte, size_t size)
{
    const unsigned char *bytes = block;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == (unsigned char)byte)
            return (void *)(bytes + i);
    return NULL;
}

void *WOVEN(rawmemchr)(const void *block, int byte)
{
    const unsigned char *bytes = block;
    while (*bytes != (unsigned char)byte)
        bytes++;
    return (void *)bytes;
}

void *WOVEN(memrchr)(const void *block, int byte, size_t size)
{
    const unsigned char *bytes = block;
    while (size--)
        if (bytes[size] == (unsigned char)byte)
            return (void *)(bytes + size);
    return NULL;
}

void *WOVEN(memmem)(const void *block, size_t size, const void *part, size_t part_size)
{
    const char *bytes = block;
    for (size_t i = 0; i + part_size <= size; i++)
        if (WOVEN(memcmp)(bytes + i, part, part_size) == 0)
            return (void *)(bytes + i);
    return NULL;
}

void WOVEN(swab)(const void *from, void *to, ptrdiff_t size)
{
    const char *source = from;
    char *target = to;
    for (ptrdiff_t i = 0; i + 1 < size; i += 2) {
        char first = source[i];
        target[i] = source[i + 1];
        target[i + 1] = first;
    }
}
