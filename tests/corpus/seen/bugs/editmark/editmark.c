#include "editmark.h"

#include <stdlib.h>
#include <string.h>

struct mark {
    struct mark *next;
    size_t pos;
    char name[];
};

struct em_text {
    char *s;
    size_t length, room;
    struct mark *marks;
    struct mark *recent; /* the one asked for last */
};

em_text *em_new(void)
{
    return calloc(1, sizeof(em_text));
}

void em_free(em_text *t)
{
    if (t == NULL)
        return;
    while (t->marks != NULL) {
        struct mark *m = t->marks;
        t->marks = m->next;
        free(m);
    }
    free(t->s);
    free(t);
}

int em_insert(em_text *t, size_t pos, const char *s)
{
    size_t n = strlen(s);
    if (pos > t->length || n > EM_LIMIT - t->length)
        return -1;
    if (n == 0)
        return 0;
    if (t->length + n > t->room) {
        size_t room = 2 * t->room + n;
        char *more = realloc(t->s, room);
        if (more == NULL)
            return -1;
        t->s = more;
        t->room = room;
    }
    memmove(t->s + pos + n, t->s + pos, t->length - pos);
    memcpy(t->s + pos, s, n);
    t->length += n;
    for (struct mark *m = t->marks; m != NULL; m = m->next)
        if (m->pos >= pos)
            m->pos += n;
    return 0;
}

int em_delete(em_text *t, size_t pos, size_t n)
{
    if (pos > t->length || n > t->length - pos)
        return -1;
    if (n == 0)
        return 0;
    memmove(t->s + pos, t->s + pos + n, t->length - pos - n);
    t->length -= n;
    for (struct mark *m = t->marks; m != NULL; m = m->next) {
        if (m->pos >= pos + n)
            m->pos -= n;
        else if (m->pos > pos)
            m->pos = pos;
    }
    return 0;
}

size_t em_length(const em_text *t)
{
    return t->length;
}

void em_copy(const em_text *t, char *buf, size_t size)
{
    if (size == 0)
        return;
    size_t n = t->length < size ? t->length : size - 1;
    if (n > 0)
        memcpy(buf, t->s, n);
    buf[n] = '\0';
}

static struct mark *find(em_text *t, const char *name)
{
    if (t->recent != NULL && strcmp(t->recent->name, name) == 0)
        return t->recent;
    for (struct mark *m = t->marks; m != NULL; m = m->next)
        if (strcmp(m->name, name) == 0)
            return m;
    return NULL;
}

int em_mark(em_text *t, const char *name, size_t pos)
{
    if (pos > t->length)
        return -1;
    struct mark *m = find(t, name);
    if (m == NULL) {
        size_t size = strlen(name) + 1;
        m = malloc(sizeof *m + size);
        if (m == NULL)
            return -1;
        memcpy(m->name, name, size);
        m->next = t->marks;
        t->marks = m;
    }
    m->pos = pos;
    return 0;
}

int em_where(em_text *t, const char *name, size_t *pos)
{
    struct mark *m = find(t, name);
    if (m == NULL)
        return -1;
    t->recent = m;
    *pos = m->pos;
    return 0;
}

int em_unmark(em_text *t, const char *name)
{
    for (struct mark **m = &t->marks; *m != NULL; m = &(*m)->next)
        if (strcmp((*m)->name, name) == 0) {
            struct mark *gone = *m;
            *m = gone->next;
            free(gone);
            return 0;
        }
    return -1;
}

size_t em_marks(const em_text *t)
{
    size_t count = 0;
    for (const struct mark *m = t->marks; m != NULL; m = m->next)
        count++;
    return count;
}

size_t em_search(const em_text *t, size_t pos, const char *s)
{
    size_t n = strlen(s);
    for (; pos <= t->length && n <= t->length - pos; pos++)
        if (n == 0 || memcmp(t->s + pos, s, n) == 0)
            return pos;
    return t->length + 1;
}
