#include "trmap.h"

#include <string.h>

void tr_reset(tr_table *t)
{
    memset(t, 0, sizeof *t);
    for (int i = 0; i < 256; i++)
        t->to[i] = (uint8_t)i;
}

void tr_map(tr_table *t, uint8_t from, uint8_t to)
{
    t->to[from] = to;
    t->drop[from] = 0;
}

void tr_map_range(tr_table *t, uint8_t first, uint8_t last, uint8_t to)
{
    for (int i = first; i <= last; i++)
        tr_map(t, (uint8_t)i, to++);
}

void tr_map_text(tr_table *t, const char *from, const char *to)
{
    if (*to == '\0')
        return;
    for (; *from != '\0'; from++) {
        tr_map(t, (uint8_t)*from, (uint8_t)*to);
        if (to[1] != '\0')
            to++;
    }
}

void tr_drop_range(tr_table *t, uint8_t first, uint8_t last)
{
    for (uint8_t byte = first; byte <= last; byte++)
        t->drop[byte] = 1;
}

void tr_drop_others(tr_table *t, const char *keep)
{
    uint8_t kept[256] = {0};
    for (; *keep != '\0'; keep++)
        kept[(uint8_t)*keep] = 1;
    for (int i = 0; i < 256; i++)
        if (!kept[i])
            t->drop[i] = 1;
}

void tr_squeeze(tr_table *t, const char *chars)
{
    for (; *chars != '\0'; chars++)
        t->squeeze[(uint8_t)*chars] = 1;
}

void tr_chain(tr_table *out, const tr_table *a, const tr_table *b)
{
    tr_table both;
    for (int i = 0; i < 256; i++) {
        const uint8_t middle = a->to[i];
        both.to[i] = b->to[middle];
        both.drop[i] = a->drop[i] || b->drop[middle];
        both.squeeze[i] = b->squeeze[i];
    }
    *out = both;
}

size_t tr_apply(const tr_table *t, uint8_t *bytes, size_t n)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        const uint8_t byte = bytes[i];
        if (t->drop[byte])
            continue;
        const uint8_t now = t->to[byte];
        if (t->squeeze[now] && kept > 0 && bytes[kept - 1] == now)
            continue;
        bytes[kept++] = now;
    }
    return kept;
}

void tr_apply_text(const tr_table *t, char *text)
{
    text[tr_apply(t, (uint8_t *)text, strlen(text))] = '\0';
}
