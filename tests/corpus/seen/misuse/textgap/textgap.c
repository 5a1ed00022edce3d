#include "textgap.h"

#include <stdlib.h>
#include <string.h>

struct tg_mark {
    tg_text *text;
    size_t position;
    tg_mark *next;
    tg_mark *previous;
};

/* The text is bytes[0..gap) and bytes[gap_end..room).  The gap has at least
 * one byte, for the zero of tg_chars. */
struct tg_text {
    char *bytes;
    size_t room;
    size_t gap;
    size_t gap_end;
    size_t mark_count;
    tg_mark *marks;
};

#define FIRST_ROOM 32

tg_text *tg_new(void)
{
    tg_text *t = calloc(1, sizeof *t);

    if (t == NULL)
        return NULL;
    t->bytes = malloc(FIRST_ROOM);
    if (t->bytes == NULL) {
        free(t);
        return NULL;
    }
    t->room = t->gap_end = FIRST_ROOM;
    return t;
}

void tg_free(tg_text *t)
{
    if (t == NULL)
        return;
    while (t->marks != NULL) {
        tg_mark *mark = t->marks;

        t->marks = mark->next;
        free(mark);
    }
    free(t->bytes);
    free(t);
}

size_t tg_length(const tg_text *t)
{
    return t->room - (t->gap_end - t->gap);
}

static void move_gap(tg_text *t, size_t position)
{
    if (position < t->gap) {
        size_t n = t->gap - position;

        memmove(t->bytes + t->gap_end - n, t->bytes + position, n);
        t->gap -= n;
        t->gap_end -= n;
    } else if (position > t->gap) {
        size_t n = position - t->gap;

        memmove(t->bytes + t->gap, t->bytes + t->gap_end, n);
        t->gap += n;
        t->gap_end += n;
    }
}

/* Makes the gap larger than n bytes. */
static int widen_gap(tg_text *t, size_t n)
{
    size_t room, tail = t->room - t->gap_end;
    char *bytes;

    if (t->gap_end - t->gap > n)
        return 0;
    room = (tg_length(t) + n + 1) * 2;
    bytes = malloc(room);
    if (bytes == NULL)
        return -1;
    memcpy(bytes, t->bytes, t->gap);
    memcpy(bytes + room - tail, t->bytes + t->gap_end, tail);
    free(t->bytes);
    t->bytes = bytes;
    t->gap_end = room - tail;
    t->room = room;
    return 0;
}

int tg_insert(tg_text *t, size_t position, const char *bytes, size_t n)
{
    tg_mark *mark;
    size_t length = tg_length(t);

    if (position > length || n > TG_MAX_LENGTH - length)
        return -1;
    if (n == 0)
        return 0;
    if (widen_gap(t, n) != 0)
        return -1;
    move_gap(t, position);
    memcpy(t->bytes + t->gap, bytes, n);
    t->gap += n;
    for (mark = t->marks; mark != NULL; mark = mark->next)
        if (mark->position >= position)
            mark->position += n;
    return 0;
}

int tg_delete(tg_text *t, size_t position, size_t n)
{
    tg_mark *mark;
    size_t length = tg_length(t);

    if (position > length)
        return -1;
    if (n > length - position)
        n = length - position;
    if (n == 0)
        return 0;
    move_gap(t, position);
    t->gap_end += n;
    for (mark = t->marks; mark != NULL; mark = mark->next) {
        if (mark->position >= position + n)
            mark->position -= n;
        else if (mark->position > position)
            mark->position = position;
    }
    return 0;
}

int tg_byte(const tg_text *t, size_t position)
{
    if (position >= tg_length(t))
        return -1;
    if (position >= t->gap)
        position += t->gap_end - t->gap;
    return (unsigned char)t->bytes[position];
}

const char *tg_chars(tg_text *t)
{
    move_gap(t, tg_length(t));
    t->bytes[t->gap] = '\0';
    return t->bytes;
}

size_t tg_find(const tg_text *t, size_t from, char c)
{
    size_t length = tg_length(t);

    for (; from < length; from++)
        if (tg_byte(t, from) == (unsigned char)c)
            return from;
    return length;
}

tg_mark *tg_set_mark(tg_text *t, size_t position)
{
    tg_mark *mark;

    if (position > tg_length(t) || t->mark_count >= TG_MAX_MARKS)
        return NULL;
    mark = malloc(sizeof *mark);
    if (mark == NULL)
        return NULL;
    mark->text = t;
    mark->position = position;
    mark->previous = NULL;
    mark->next = t->marks;
    if (t->marks != NULL)
        t->marks->previous = mark;
    t->marks = mark;
    t->mark_count++;
    return mark;
}

size_t tg_mark_position(const tg_mark *mark)
{
    return mark->position;
}

void tg_drop_mark(tg_mark *mark)
{
    if (mark == NULL)
        return;
    if (mark->previous != NULL)
        mark->previous->next = mark->next;
    else
        mark->text->marks = mark->next;
    if (mark->next != NULL)
        mark->next->previous = mark->previous;
    mark->text->mark_count--;
    free(mark);
}
