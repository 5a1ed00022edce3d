#include "taillog.h"

#include <string.h>

void taillog_init(struct taillog *t, char *buf, size_t size)
{
    t->buf = buf;
    t->size = size;
    t->used = 0;
    t->seen = 0;
}

void taillog_put(struct taillog *t, const char *data, size_t n)
{
    t->seen += n;
    if (n == 0 || t->size == 0)
        return;

    if (n >= t->size) {
        memcpy(t->buf, data + (n - t->size), t->size);
        t->used = t->size;
        return;
    }

    size_t free_bytes = t->size - t->used;
    if (n <= free_bytes) {
        memcpy(t->buf + t->used, data, n);
        t->used += n;
        return;
    }

    /* The oldest bytes have to go. */
    size_t lost = n - free_bytes;
    memmove(t->buf, t->buf + lost, t->used - lost);
    memcpy(t->buf + (t->used - lost), data, n);
    t->used = t->size;
}

void taillog_puts(struct taillog *t, const char *s)
{
    taillog_put(t, s, strlen(s));
}

size_t taillog_used(const struct taillog *t)
{
    return t->used;
}

unsigned long long taillog_seen(const struct taillog *t)
{
    return t->seen;
}

size_t taillog_copy(const struct taillog *t, char *out)
{
    if (t->used > 0)
        memcpy(out, t->buf, t->used);
    return t->used;
}

size_t taillog_lines(const struct taillog *t, struct taillog_line *lines, size_t max)
{
    size_t end = t->used, count = 0, found = 0;

    if (max == 0 || end == 0)
        return 0;

    /* Count first, from the end, then fill forwards. */
    size_t stop = t->buf[end - 1] == '\n' ? end - 1 : end;
    size_t start = stop;
    for (;;) {
        while (start > 0 && t->buf[start - 1] != '\n')
            start--;
        count++;
        if (count == max || start == 0)
            break;
        start--;
    }
    while (found < count) {
        size_t length = 0;

        while (start + length < stop && t->buf[start + length] != '\n')
            length++;
        lines[found].text = t->buf + start;
        lines[found].length = length;
        found++;
        start += length + 1;
    }
    return found;
}

int taillog_ends(const struct taillog *t, const char *s)
{
    size_t length = strlen(s);

    if (length > t->used)
        return 0;
    return length == 0 || memcmp(t->buf + (t->used - length), s, length) == 0;
}

void taillog_skip(struct taillog *t, size_t n)
{
    if (n >= t->used) {
        t->used = 0;
        return;
    }
    memmove(t->buf, t->buf + n, t->used - n);
    t->used -= n;
}

void taillog_clear(struct taillog *t)
{
    t->used = 0;
}
