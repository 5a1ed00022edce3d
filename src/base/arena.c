#include "base/memory.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define ARENA_ALIGN ((size_t)16)
#define ARENA_BLOCK_SIZE ((size_t)64 * 1024)
#define ARENA_FIRST_SIZE ((size_t)1024) /* then each twice as large: many arenas live for one evaluation only */

/* Newest first; only the head has room.  Bytes behind .used are still zero. */
struct arena_block {
    struct arena_block *next;
    size_t used, size;
    _Alignas(16) unsigned char bytes[];
};

static size_t rounded_up(size_t size)
{
    return (size + ARENA_ALIGN - 1) & ~(ARENA_ALIGN - 1);
}

static struct arena_block *block_new(size_t size)
{
    struct arena_block *block = mem_alloc(sizeof *block + size);
    block->size = size;
    return block;
}

/* A large object gets a block of its own behind the head, so that the room
 * left in the head is not lost. */
static void *alloc_alone(struct arena *arena, size_t size)
{
    struct arena_block *block = block_new(size);
    block->used = size;
    if (arena->blocks) {
        block->next = arena->blocks->next;
        arena->blocks->next = block;
    } else {
        arena->blocks = block;
    }
    return block->bytes;
}

void *arena_alloc(struct arena *arena, size_t size)
{
    if (size > PTRDIFF_MAX)
        return mem_alloc(size); /* fails, and says so */
    size = rounded_up(size ? size : 1);
    if (size > ARENA_BLOCK_SIZE / 4)
        return alloc_alone(arena, size);
    struct arena_block *head = arena->blocks;
    if (!head || head->size - head->used < size) {
        size_t wanted = head ? 2 * head->size : ARENA_FIRST_SIZE;
        while (wanted < 2 * size)
            wanted *= 2;
        head = block_new(wanted < ARENA_BLOCK_SIZE ? wanted : ARENA_BLOCK_SIZE);
        head->next = arena->blocks;
        arena->blocks = head;
    }
    void *block = head->bytes + head->used;
    head->used += size;
    return block;
}

char *arena_strdup(struct arena *arena, const char *s)
{
    return arena_strndup(arena, s, strlen(s));
}

char *arena_strndup(struct arena *arena, const char *s, size_t length)
{
    size_t used = strnlen(s, length);
    char *copy = arena_alloc(arena, used + 1);
    memcpy(copy, s, used);
    return copy;
}

char *arena_format(struct arena *arena, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *s = arena_alloc(arena, (size_t)(length < 0 ? 0 : length) + 1);
    if (length > 0)
        vsnprintf(s, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return s;
}

void arena_release(struct arena *arena)
{
    for (struct arena_block *block = arena->blocks, *next; block; block = next) {
        next = block->next;
        mem_free(block);
    }
    arena->blocks = NULL;
}
