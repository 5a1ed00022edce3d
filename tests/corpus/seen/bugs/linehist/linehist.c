#include "linehist.h"

#include <stdlib.h>
#include <string.h>

struct linehist {
    char **lines;
    int len;
    int max;
    int cursor; /* 0 to len */
};

linehist *linehist_create(int max)
{
    if (max < 1 || max > LINEHIST_MAX)
        return NULL;
    linehist *h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->max = max;
    h->lines = malloc((size_t)max * sizeof *h->lines);
    if (h->lines == NULL) {
        free(h);
        return NULL;
    }
    return h;
}

void linehist_destroy(linehist *h)
{
    if (h == NULL)
        return;
    for (int i = 0; i < h->len; i++)
        free(h->lines[i]);
    free(h->lines);
    free(h);
}

int linehist_add(linehist *h, const char *line)
{
    if (h->len > 0 && strcmp(h->lines[h->len - 1], line) == 0)
        return 0;
    size_t size = strlen(line) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return 0;
    memcpy(copy, line, size);
    if (h->len == h->max) {
        free(h->lines[0]);
        h->len--;
        memmove(h->lines, h->lines + 1, (size_t)h->len * sizeof *h->lines);
    }
    h->lines[h->len++] = copy;
    h->cursor = h->len;
    return 1;
}

int linehist_set_max(linehist *h, int max)
{
    if (max < 1 || max > LINEHIST_MAX)
        return 0;
    char **lines = malloc((size_t)max * sizeof *lines);
    if (lines == NULL)
        return 0;
    int keep = h->len;
    if (max < keep) {
        for (int i = 0; i < h->len - max; i++)
            free(h->lines[i]);
        keep = max;
    }
    memcpy(lines, h->lines, (size_t)keep * sizeof *lines);
    free(h->lines);
    h->lines = lines;
    h->max = max;
    h->len = keep;
    h->cursor = keep;
    return 1;
}

int linehist_len(const linehist *h)
{
    return h->len;
}

const char *linehist_get(const linehist *h, int index)
{
    return index >= 0 && index < h->len ? h->lines[index] : NULL;
}

int linehist_search(const linehist *h, const char *prefix)
{
    size_t length = strlen(prefix);
    for (int i = h->len; i > 0; i--)
        if (strncmp(h->lines[i - 1], prefix, length) == 0)
            return i - 1;
    return -1;
}

const char *linehist_prev(linehist *h)
{
    if (h->cursor == 0)
        return NULL;
    return h->lines[--h->cursor];
}

const char *linehist_next(linehist *h)
{
    if (h->cursor + 1 >= h->len)
        return NULL;
    return h->lines[++h->cursor];
}
