#include "base/memory.h"

#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The one piece of state outside runtime/: whoever allocates cannot be asked to
 * carry an allocator along, and tests must reach every allocation. */
static struct {
    memory_handler *on_failure;
    bool environment_read;
    unsigned long countdown; /* allocations until one fails; 0: never */
} memory;

static void exit_out_of_memory(size_t wanted)
{
    (void)wanted;
    static const char message[] = "assay: out of memory\n";
    ssize_t ignored = write(STDERR_FILENO, message, sizeof message - 1);
    (void)ignored;
    _exit(3);
}

static _Noreturn void memory_failed(size_t wanted)
{
    memory_handler *handler = memory.on_failure ? memory.on_failure : exit_out_of_memory;
    handler(wanted);
    abort();
}

static void read_environment(void)
{
    memory.environment_read = true;
    const char *nth = getenv("ASSAY_FAIL_ALLOCATION");
    if (nth)
        memory.countdown = strtoul(nth, NULL, 10);
}

/* Counts one allocation; true when it is the one that must fail. */
static bool fails_on_purpose(void)
{
    if (!memory.environment_read)
        read_environment();
    return memory.countdown && --memory.countdown == 0;
}

memory_handler *memory_on_failure(memory_handler *handler)
{
    memory_handler *before = memory.on_failure;
    memory.on_failure = handler;
    return before;
}

void memory_fail_at(unsigned long nth)
{
    memory.environment_read = true;
    memory.countdown = nth;
}

void *mem_alloc(size_t size)
{
    void *block = fails_on_purpose() ? NULL : calloc(1, size ? size : 1);
    if (!block)
        memory_failed(size);
    return block;
}

void *mem_realloc(void *block, size_t size)
{
    void *moved = fails_on_purpose() ? NULL : realloc(block, size ? size : 1);
    if (!moved)
        memory_failed(size);
    return moved;
}

void *mem_array(size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        memory_failed(SIZE_MAX);
    return mem_alloc(bytes);
}

char *mem_strdup(const char *s)
{
    return mem_strndup(s, strlen(s));
}

char *mem_strndup(const char *s, size_t length)
{
    size_t used = strnlen(s, length);
    char *copy = mem_alloc(used + 1);
    memcpy(copy, s, used);
    return copy;
}

char *mem_format(const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *s = mem_alloc((size_t)(length < 0 ? 0 : length) + 1);
    if (length > 0)
        vsnprintf(s, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return s;
}

void mem_free(void *block)
{
    free(block);
}
