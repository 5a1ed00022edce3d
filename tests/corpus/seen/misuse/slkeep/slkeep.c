#include "slkeep.h"

#include <stdlib.h>
#include <string.h>

#define CHUNK 20

struct slkeep {
    char **str;
    size_t max, cur;
};

static int room(SLIST_KEEP *sl, size_t more)
{
    char **wider;
    size_t max;

    if (sl->max - sl->cur >= more)
        return 0;
    max = sl->cur + more + CHUNK;
    wider = realloc(sl->str, max * sizeof *wider);
    if (wider == NULL)
        return -1;
    sl->str = wider;
    sl->max = max;
    return 0;
}

SLIST_KEEP *sk_init(void)
{
    return calloc(1, sizeof(SLIST_KEEP));
}

void sk_free(SLIST_KEEP *sl, int all)
{
    if (sl == NULL)
        return;
    if (all)
        for (size_t i = 0; i < sl->cur; i++)
            free(sl->str[i]);
    free(sl->str);
    free(sl);
}

int sk_add(SLIST_KEEP *sl, char *name)
{
    if (name == NULL || room(sl, 1) != 0)
        return -1;
    sl->str[sl->cur++] = name;
    return 0;
}

static size_t place(const SLIST_KEEP *sl, const char *name)
{
    size_t i = 0;

    if (name == NULL)
        return sl->cur;
    while (i < sl->cur && strcmp(sl->str[i], name) != 0)
        i++;
    return i;
}

char *sk_find(const SLIST_KEEP *sl, const char *name)
{
    return sk_at(sl, place(sl, name));
}

int sk_delete(SLIST_KEEP *sl, const char *name, int freeit)
{
    size_t i = place(sl, name);

    if (i == sl->cur)
        return -1;
    if (freeit)
        free(sl->str[i]);
    sl->cur--;
    memmove(&sl->str[i], &sl->str[i + 1], (sl->cur - i) * sizeof *sl->str);
    return 0;
}

char *sk_pop(SLIST_KEEP *sl)
{
    return sl->cur > 0 ? sl->str[--sl->cur] : NULL;
}

size_t sk_len(const SLIST_KEEP *sl)
{
    return sl->cur;
}

char *sk_at(const SLIST_KEEP *sl, size_t i)
{
    return i < sl->cur ? sl->str[i] : NULL;
}

int sk_move(SLIST_KEEP *to, SLIST_KEEP *from)
{
    if (to == from || from->cur == 0)
        return 0;
    if (room(to, from->cur) != 0)
        return -1;
    memcpy(to->str + to->cur, from->str, from->cur * sizeof *to->str);
    to->cur += from->cur;
    from->cur = 0;
    return 0;
}

static int order(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void sk_sort(SLIST_KEEP *sl)
{
    if (sl->cur > 1)
        qsort(sl->str, sl->cur, sizeof *sl->str, order);
}

char *sk_join(const SLIST_KEEP *sl, const char *sep)
{
    size_t size = 1, between;
    char *text, *at;

    if (sep == NULL)
        sep = "";
    between = strlen(sep);
    for (size_t i = 0; i < sl->cur; i++)
        size += strlen(sl->str[i]) + between;
    text = at = malloc(size);
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < sl->cur; i++) {
        size_t n = strlen(sl->str[i]);
        if (i > 0) {
            memcpy(at, sep, between);
            at += between;
        }
        memcpy(at, sl->str[i], n);
        at += n;
    }
    *at = '\0';
    return text;
}
