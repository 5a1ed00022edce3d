#include "gaptext.h"

#include <stdlib.h>
#include <string.h>

struct gapmark {
    gaptext *text;
    gapmark *next, *prev;
    size_t pos;
};

struct gaptext {
    char *data;
    size_t room;
    size_t gap;     /* where the gap starts */
    size_t gap_len; /* room = length + gap_len */
    gapmark *marks;
};

gaptext *gt_new(void)
{
    return calloc(1, sizeof(gaptext));
}

void gt_free(gaptext *t)
{
    if (t == NULL)
        return;
    free(t->data);
    free(t);
}

size_t gt_length(const gaptext *t)
{
    return t->room - t->gap_len;
}

static void move_gap(gaptext *t, size_t pos)
{
    if (pos < t->gap)
        memmove(t->data + pos + t->gap_len, t->data + pos, t->gap - pos);
    else if (pos > t->gap)
        memmove(t->data + t->gap, t->data + t->gap + t->gap_len, pos - t->gap);
    t->gap = pos;
}

/* Makes the gap at least len bytes long. */
static int widen_gap(gaptext *t, size_t len)
{
    size_t length = gt_length(t), behind = length - t->gap, room;
    char *data;

    if (len <= t->gap_len)
        return 0;
    room = length + len + length / 2 + 16;
    data = malloc(room);
    if (data == NULL)
        return -1;
    if (t->gap > 0)
        memcpy(data, t->data, t->gap);
    if (behind > 0)
        memcpy(data + room - behind, t->data + t->gap + t->gap_len, behind);
    free(t->data);
    t->data = data;
    t->room = room;
    t->gap_len = room - length;
    return 0;
}

int gt_insert(gaptext *t, size_t pos, const char *bytes, size_t len)
{
    gapmark *m;

    if (len > GAPTEXT_LONGEST - gt_length(t))
        return -1;
    if (len == 0)
        return 0;
    if (widen_gap(t, len) != 0)
        return -1;
    move_gap(t, pos);
    memcpy(t->data + t->gap, bytes, len);
    t->gap += len;
    t->gap_len -= len;
    for (m = t->marks; m != NULL; m = m->next) {
        if (m->pos >= pos)
            m->pos += len;
    }
    return 0;
}

size_t gt_delete(gaptext *t, size_t pos, size_t len)
{
    gapmark *m;

    if (pos >= gt_length(t))
        return 0;
    if (len > gt_length(t) - pos)
        len = gt_length(t) - pos;
    move_gap(t, pos);
    t->gap_len += len;
    for (m = t->marks; m != NULL; m = m->next) {
        if (m->pos > pos)
            m->pos = m->pos - pos > len ? m->pos - len : pos;
    }
    return len;
}

int gt_byte(const gaptext *t, size_t pos)
{
    if (pos >= gt_length(t))
        return -1;
    return (unsigned char)t->data[pos < t->gap ? pos : pos + t->gap_len];
}

size_t gt_copy(const gaptext *t, size_t pos, size_t len, char *out)
{
    size_t before = 0;

    if (pos >= gt_length(t) || len == 0)
        return 0;
    if (len > gt_length(t) - pos)
        len = gt_length(t) - pos;
    if (pos < t->gap) {
        before = t->gap - pos < len ? t->gap - pos : len;
        memcpy(out, t->data + pos, before);
    }
    if (len > before)
        memcpy(out + before, t->data + pos + before + t->gap_len, len - before);
    return len;
}

const char *gt_string(gaptext *t)
{
    if (widen_gap(t, 1) != 0)
        return NULL;
    move_gap(t, gt_length(t));
    t->data[t->gap] = '\0';
    return t->data;
}

gapmark *gt_mark(gaptext *t, size_t pos)
{
    gapmark *m = malloc(sizeof *m);

    if (m == NULL)
        return NULL;
    m->text = t;
    m->pos = pos;
    m->prev = NULL;
    m->next = t->marks;
    if (m->next != NULL)
        m->next->prev = m;
    t->marks = m;
    return m;
}

size_t gt_mark_pos(const gapmark *m)
{
    return m->pos;
}

void gt_mark_free(gapmark *m)
{
    if (m == NULL)
        return;
    if (m->prev != NULL)
        m->prev->next = m->next;
    else
        m->text->marks = m->next;
    if (m->next != NULL)
        m->next->prev = m->prev;
    free(m);
}
