#include "packrun.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct packrun_state {
    unsigned char lit[128], pend[264];
    size_t nlit, npend, sent;
    size_t run;             /* 0..128 times `byte` */
    unsigned char byte;
    int finished;
};

static void flush_literals(struct packrun_state *st)
{
    if (st->nlit == 0)
        return;
    st->pend[st->npend++] = (unsigned char)(st->nlit - 1);
    memcpy(st->pend + st->npend, st->lit, st->nlit);
    st->npend += st->nlit;
    st->nlit = 0;
}

static void commit_run(struct packrun_state *st)
{
    if (st->run >= 3) {
        flush_literals(st);
        st->pend[st->npend++] = (unsigned char)(257 - st->run);
        st->pend[st->npend++] = st->byte;
    } else {
        if (st->nlit + st->run > sizeof st->lit)
            flush_literals(st);
        memset(st->lit + st->nlit, st->byte, st->run);
        st->nlit += st->run;
    }
    st->run = 0;
}

/* Whether all that is pending could be written. */
static int drain(struct packrun *s)
{
    struct packrun_state *st = s->state;
    size_t n = st->npend - st->sent;

    if (n > s->avail_out)
        n = s->avail_out;
    if (n > 0) {
        memcpy(s->next_out, st->pend + st->sent, n);
        s->next_out += n;
        s->avail_out -= n;
        s->total_out += n;
        st->sent += n;
    }
    if (st->sent < st->npend)
        return 0;
    st->sent = st->npend = 0;
    return 1;
}

int packrun_init(struct packrun *s)
{
    struct packrun_state *st = calloc(1, sizeof *st);

    if (!st)
        return PACKRUN_MEM;
    memset(s, 0, sizeof *s);
    s->state = st;
    return PACKRUN_OK;
}

int packrun_step(struct packrun *s, int finish)
{
    struct packrun_state *st = s->state;
    size_t in = s->total_in, out = s->total_out;

    while (drain(s) && s->avail_in > 0 && !st->finished) {
        unsigned char c = *s->next_in++;
        s->avail_in--;
        s->total_in++;
        if (st->run > 0 && (c != st->byte || st->run == 128))
            commit_run(st);
        st->byte = c;
        st->run++;
    }
    if (finish && !st->finished && s->avail_in == 0 && st->npend == 0) {
        commit_run(st);
        flush_literals(st);
        st->finished = 1;
        drain(s);
    }
    if (st->finished && st->npend == 0)
        return PACKRUN_END;
    return in != s->total_in || out != s->total_out ? PACKRUN_OK : PACKRUN_BUF;
}

void packrun_reset(struct packrun *s)
{
    memset(s->state, 0, sizeof *s->state);
    s->total_in = s->total_out = 0;
}

void packrun_end(struct packrun *s)
{
    free(s->state);
    s->state = NULL;
}

size_t packrun_bound(size_t n)
{
    size_t more = n / 127 + 2;

    return n > SIZE_MAX - more ? SIZE_MAX : n + more;
}

int packrun_expand(unsigned char *out, size_t *outlen,
                   const unsigned char *in, size_t n)
{
    size_t room = *outlen, at = 0, i = 0;

    *outlen = 0;
    while (i < n) {
        unsigned char c = in[i++];
        size_t k;
        if (c == 128)
            continue;
        k = c < 128 ? c + 1u : 257u - c;
        if (n - i < (c < 128 ? k : 1))
            return PACKRUN_DATA;
        if (k > room - at)
            return PACKRUN_BUF;
        if (c < 128)
            memcpy(out + at, in + i, k);
        else
            memset(out + at, in[i], k);
        i += c < 128 ? k : 1;
        at += k;
        *outlen = at;
    }
    return PACKRUN_OK;
}
