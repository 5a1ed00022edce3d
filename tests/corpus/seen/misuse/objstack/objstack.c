#include "objstack.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT ((size_t)1 << 20)

struct object {
    struct object *older;
    max_align_t bytes[];
};

struct objstack {
    struct object *newest;
    size_t count;
    struct object *growing; /* or NULL */
    size_t size;
    size_t capacity;
};

objstack *objstack_create(void)
{
    return calloc(1, sizeof(objstack));
}

void objstack_destroy(objstack *os)
{
    if (os == NULL)
        return;
    objstack_release(os, NULL);
    free(os->growing);
    free(os);
}

static bool reserve(objstack *os, size_t more)
{
    if (more > LIMIT || os->size + more > LIMIT)
        return false;
    if (os->growing != NULL && os->size + more <= os->capacity)
        return true;
    size_t capacity = os->capacity * 2 + 16;
    if (capacity < os->size + more)
        capacity = os->size + more;
    struct object *larger = realloc(os->growing, sizeof *larger + capacity);
    if (larger == NULL)
        return false;
    os->growing = larger;
    os->capacity = capacity;
    return true;
}

bool objstack_grow(objstack *os, const void *data, size_t size)
{
    uintptr_t at = (uintptr_t)data, own = 0;
    bool inside = false;
    if (os->growing != NULL) { /* a part of itself may be appended */
        own = (uintptr_t)os->growing->bytes;
        inside = at >= own && at - own < os->size;
    }
    if (!reserve(os, size))
        return false;
    if (inside)
        data = (char *)os->growing->bytes + (at - own);
    if (size > 0)
        memmove((char *)os->growing->bytes + os->size, data, size);
    os->size += size;
    return true;
}

bool objstack_grow_char(objstack *os, char c)
{
    return objstack_grow(os, &c, 1);
}

bool objstack_grow_text(objstack *os, const char *text)
{
    return objstack_grow(os, text, strlen(text));
}

size_t objstack_growing(const objstack *os)
{
    return os->size;
}

void *objstack_base(objstack *os)
{
    return reserve(os, 0) ? os->growing->bytes : NULL;
}

void *objstack_finish(objstack *os)
{
    if (!reserve(os, 0))
        return NULL;
    struct object *done = os->growing;
    os->growing = NULL;
    os->size = os->capacity = 0;
    done->older = os->newest;
    os->newest = done;
    os->count++;
    return done->bytes;
}

void *objstack_copy(objstack *os, const void *data, size_t size)
{
    assert(os->size == 0);
    if (!objstack_grow(os, data, size))
        return NULL;
    return objstack_finish(os);
}

char *objstack_strdup(objstack *os, const char *text)
{
    return objstack_copy(os, text, strlen(text) + 1);
}

void objstack_release(objstack *os, void *object)
{
    bool found = false;
    while (!found && (os->newest != NULL || object != NULL)) {
        struct object *top = os->newest;
        assert(top != NULL);
        found = top->bytes == object;
        os->newest = top->older;
        os->count--;
        free(top);
    }
}

size_t objstack_count(const objstack *os)
{
    return os->count;
}
