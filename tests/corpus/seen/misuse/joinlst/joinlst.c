#include "joinlst.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int jl_addn(jl_list *list, const char *bytes, size_t length)
{
    char *block = list->block;
    size_t room = list->room, slots, *start;

    if (length >= JL_MAX_BYTES - list->used)
        return -1;
    if (list->count == list->slots) {
        slots = list->slots != 0 ? 2 * list->slots : 8;
        start = realloc(list->start, slots * sizeof *start);
        if (start == NULL)
            return -1;
        list->start = start;
        list->slots = slots;
    }
    if (length >= room - list->used) {
        if (room == 0)
            room = 64;
        while (length >= room - list->used)
            room *= 2;
        block = malloc(room);
        if (block == NULL)
            return -1;
        if (list->used != 0)
            memcpy(block, list->block, list->used);
    }
    /* bytes may be in the old block: that goes last. */
    if (length != 0)
        memcpy(block + list->used, bytes, length);
    block[list->used + length] = '\0';
    if (block != list->block) {
        free(list->block);
        list->block = block;
        list->room = room;
    }
    list->start[list->count++] = list->used;
    list->used += length + 1;
    return 0;
}

int jl_add(jl_list *list, const char *string)
{
    return jl_addn(list, string, strlen(string));
}

long jl_split(jl_list *list, const char *text, const char *seps)
{
    size_t count = list->count, used = list->used, n;
    char *copy;
    const char *p;

    /* The text may be one of the list, whose block can move. */
    n = strlen(text);
    if (n >= JL_MAX_BYTES)
        return -1;
    copy = malloc(n + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, text, n + 1);
    {
        size_t m = strlen(seps);
        char *marks = malloc(m + 1);

        if (marks == NULL) {
            free(copy);
            return -1;
        }
        memcpy(marks, seps, m + 1);
        for (p = copy; ; p += n + 1) {
            n = strcspn(p, marks);
            if (jl_addn(list, p, n) != 0) {
                list->count = count;
                list->used = used;
                free(marks);
                free(copy);
                return -1;
            }
            if (p[n] == '\0')
                break;
        }
        free(marks);
    }
    free(copy);
    return (long)(list->count - count);
}

const char *jl_get(const jl_list *list, size_t index)
{
    assert(index < list->count);
    return list->block + list->start[index];
}

size_t jl_find(const jl_list *list, const char *string)
{
    size_t i;

    for (i = 0; i < list->count; i++)
        if (strcmp(jl_get(list, i), string) == 0)
            break;
    return i;
}

void jl_pop(jl_list *list)
{
    if (list->count != 0)
        list->used = list->start[--list->count];
}

size_t jl_joined(const jl_list *list, const char *sep)
{
    size_t length;

    if (list->count == 0)
        return 0;
    length = list->used - list->count;
    if (sep != NULL)
        length += (list->count - 1) * strlen(sep);
    return length;
}

char *jl_join(const jl_list *list, const char *sep, char *out)
{
    size_t between = sep != NULL ? strlen(sep) : 0, i, n;
    char *p = out;

    for (i = 0; i < list->count; i++) {
        const char *s = jl_get(list, i);

        if (i != 0 && between != 0) {
            memcpy(p, sep, between);
            p += between;
        }
        n = strlen(s);
        memcpy(p, s, n);
        p += n;
    }
    *p = '\0';
    return out;
}

char *jl_join_new(const jl_list *list, const char *sep)
{
    char *out = malloc(jl_joined(list, sep) + 1);

    return out == NULL ? NULL : jl_join(list, sep, out);
}

void jl_free(jl_list *list)
{
    static const jl_list empty = JL_INIT;

    free(list->block);
    free(list->start);
    *list = empty;
}
