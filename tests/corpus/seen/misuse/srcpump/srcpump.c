#include "srcpump.h"

#include <assert.h>
#include <string.h>

void srcpump_open(struct srcpump *s, srcpump_fill fill, void *from)
{
    memset(s, 0, sizeof *s);
    s->fill = fill;
    s->from = from;
    s->line = 1;
}

static int raw(struct srcpump *s)
{
    if (s->back) {
        s->back = 0;
        return s->last;
    }
    if (s->at == s->have && !s->ended) {
        s->at = 0;
        s->have = s->fill(s->from, s->ahead, sizeof s->ahead);
        s->ended = s->have == 0;
    }
    if (s->ended)
        return SRCPUMP_END;
    return (unsigned char)s->ahead[s->at++];
}

int srcpump_get(struct srcpump *s)
{
    int c = raw(s);
    s->started = 1;
    s->last = c;
    if (c == SRCPUMP_END)
        return c;
    if (c == '\n')
        s->line++;
    if (s->token != NULL) {
        if (s->token_len < s->token_room - 1)
            s->token[s->token_len] = (char)c;
        s->token_len++;
    }
    return c;
}

void srcpump_unget(struct srcpump *s)
{
    assert(s->started && !s->back);
    s->back = 1;
    if (s->last == SRCPUMP_END)
        return;
    if (s->last == '\n')
        s->line--;
    if (s->token != NULL && s->token_len > 0)
        s->token_len--;
}

int srcpump_peek(struct srcpump *s)
{
    int c = srcpump_get(s);
    srcpump_unget(s);
    return c;
}

int srcpump_accept(struct srcpump *s, int c)
{
    if (srcpump_get(s) == c)
        return 1;
    srcpump_unget(s);
    return 0;
}

unsigned long srcpump_line(const struct srcpump *s)
{
    return s->line;
}

void srcpump_mark(struct srcpump *s, char *buf, size_t room)
{
    assert(s->token == NULL);
    assert(room > 0);
    s->token = buf;
    s->token_room = room;
    s->token_len = 0;
}

size_t srcpump_token(struct srcpump *s)
{
    size_t len = s->token_len;
    s->token[len < s->token_room ? len : s->token_room - 1] = '\0';
    s->token = NULL;
    return len;
}

size_t srcpump_from_string(void *from, char *buf, size_t room)
{
    const char **s = from;
    size_t n = strlen(*s);
    if (n > room)
        n = room;
    memcpy(buf, *s, n);
    *s += n;
    return n;
}
