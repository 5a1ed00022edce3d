#include "argvecs.h"

#include <stdlib.h>
#include <string.h>

void ArgVec_Init(ArgVec *v)
{
    v->items = NULL;
    v->count = v->room = 0;
}

static void Truncate(ArgVec *v, size_t count)
{
    while (v->count > count)
        free(v->items[--v->count]);
}

void ArgVec_Clear(ArgVec *v)
{
    Truncate(v, 0);
    free(v->items);
    ArgVec_Init(v);
}

static bool Reserve(ArgVec *v, size_t more)
{
    if (more > ARGVEC_MAX - v->count)
        return false;
    size_t need = v->count + more;
    if (need <= v->room)
        return true;
    size_t room = v->room == 0 ? 1 : v->room;
    while (room < need)
        room *= 2;
    char **items = realloc(v->items, room * sizeof *items);
    if (items == NULL)
        return false;
    v->items = items;
    v->room = room;
    return true;
}

static char *Copy(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

bool ArgVec_Push(ArgVec *v, const char *arg)
{
    return ArgVec_Insert(v, v->count, arg);
}

bool ArgVec_Insert(ArgVec *v, size_t at, const char *arg)
{
    if (at > v->count)
        at = v->count;
    if (!Reserve(v, 1))
        return false;
    char *copy = Copy(arg, strlen(arg));
    if (copy == NULL)
        return false;
    memmove(v->items + at + 1, v->items + at, (v->count - at) * sizeof *v->items);
    v->items[at] = copy;
    v->count++;
    return true;
}

bool ArgVec_Extend(ArgVec *dst, const ArgVec *src)
{
    char *const *from = src->items;
    size_t old = dst->count, more = src->count;
    if (more == 0)
        return true;
    if (!Reserve(dst, more))
        return false;
    for (size_t i = 0; i < more; i++) {
        char *copy = Copy(from[i], strlen(from[i]));
        if (copy == NULL) {
            Truncate(dst, old);
            return false;
        }
        dst->items[dst->count++] = copy;
    }
    return true;
}

bool ArgVec_Split(ArgVec *v, const char *line)
{
    size_t old = v->count;
    while (*(line += strspn(line, " \t")) != '\0') {
        size_t length = strcspn(line, " \t");
        char *word = Reserve(v, 1) ? Copy(line, length) : NULL;
        if (word == NULL) {
            Truncate(v, old);
            return false;
        }
        v->items[v->count++] = word;
        line += length;
    }
    return true;
}

char *ArgVec_Pop(ArgVec *v)
{
    return v->count == 0 ? NULL : v->items[--v->count];
}

char *ArgVec_Join(const ArgVec *v)
{
    size_t total = 1;
    for (size_t i = 0; i < v->count; i++)
        total += strlen(v->items[i]) + 1;
    char *text = malloc(total), *at = text;
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < v->count; i++) {
        size_t length = strlen(v->items[i]);
        if (i > 0)
            *at++ = ' ';
        memcpy(at, v->items[i], length);
        at += length;
    }
    *at = '\0';
    return text;
}

bool ArgVec_Equal(const ArgVec *a, const ArgVec *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->items[i], b->items[i]) != 0)
            return false;
    return true;
}
