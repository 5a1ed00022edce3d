#include "teletype.h"

#include <stdlib.h>
#include <string.h>

void teletype_init(struct teletype *t)
{
    t->is_capital = 0;
    t->sent = 0;
}

size_t teletype_send(struct teletype *t, const char *text, unsigned char *out, size_t room)
{
    size_t count = 0;
    for (; *text && count < room; text++) {
        int is_capital = *text >= 'A' && *text <= 'Z';
        if (is_capital != t->is_capital)
            out[count++] = (unsigned char)(1 + is_capital);
        t->is_capital = is_capital;
        out[count++] = (unsigned char)*text; /* the switch may have had the last byte */
        t->sent++;
    }
    return count;
}

void wire_init(struct wire *w)
{
    w->held = NULL;
    w->count = 0;
}

void wire_fini(struct wire *w)
{
    free(w->held);
}

size_t wire_take(struct wire *w, const unsigned char *bytes, size_t count)
{
    unsigned char *held = malloc(count + 1);
    if (held == NULL)
        return 0;
    memcpy(held, bytes, count);
    free(w->held);
    w->held = held;
    w->count = count;
    return w->held[count + 1]; /* one too far */
}
