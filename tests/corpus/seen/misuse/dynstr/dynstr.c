#include "dynstr.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct dynstr {
    size_t len;
    size_t room; /* without the zero */
    char *data;
};

dynstr *dynstr_new(void)
{
    return dynstr_new_len("", 0);
}

dynstr *dynstr_new_len(const void *bytes, size_t len)
{
    if (len == SIZE_MAX)
        return NULL;
    dynstr *s = malloc(sizeof *s);
    if (!s)
        return NULL;
    s->data = malloc(len + 1);
    if (!s->data) {
        free(s);
        return NULL;
    }
    if (len)
        memcpy(s->data, bytes, len);
    s->data[len] = '\0';
    s->len = s->room = len;
    return s;
}

dynstr *dynstr_dup(const dynstr *s)
{
    return dynstr_new_len(s->data, s->len);
}

void dynstr_free(dynstr *s)
{
    if (!s)
        return;
    free(s->data);
    free(s);
}

int dynstr_cat_len(dynstr *s, const void *bytes, size_t len)
{
    if (len > SIZE_MAX / 2 - s->len - 1)
        return -1;
    if (len == 0)
        return 0;
    if (s->len + len > s->room) {
        size_t room = (s->len + len) * 2;
        /* The bytes may be the string's own: keep the old block until they are copied. */
        char *data = malloc(room + 1);
        if (!data)
            return -1;
        memcpy(data, s->data, s->len);
        memcpy(data + s->len, bytes, len);
        free(s->data);
        s->data = data;
        s->room = room;
    } else {
        memmove(s->data + s->len, bytes, len);
    }
    s->len += len;
    s->data[s->len] = '\0';
    return 0;
}

int dynstr_cat(dynstr *s, const char *text)
{
    return dynstr_cat_len(s, text, strlen(text));
}

size_t dynstr_len(const dynstr *s)
{
    return s->len;
}

const char *dynstr_data(const dynstr *s)
{
    return s->data;
}

int dynstr_cmp(const dynstr *a, const dynstr *b)
{
    size_t shorter = a->len < b->len ? a->len : b->len;
    int order = memcmp(a->data, b->data, shorter);
    return order ? order : (a->len > b->len) - (a->len < b->len);
}

void dynstr_range(dynstr *s, size_t from, size_t to)
{
    if (to > s->len)
        to = s->len;
    if (from > to)
        from = to;
    memmove(s->data, s->data + from, to - from);
    s->len = to - from;
    s->data[s->len] = '\0';
}

size_t dynstr_copy_out(const dynstr *s, void *buffer, size_t len)
{
    size_t n = len < s->len ? len : s->len;
    if (n)
        memcpy(buffer, s->data, n);
    return n;
}
