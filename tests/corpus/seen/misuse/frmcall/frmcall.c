#include "frmcall.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct fc {
    fc_handler handler;
    void *user;
    size_t limit;
    unsigned char head[2];
    size_t nhead;
    unsigned char *payload;
    size_t len, have;
    unsigned long frames;
    int error, busy;
};

fc *fc_new(fc_handler handler, void *user, size_t limit)
{
    fc *f = handler != NULL ? calloc(1, sizeof *f) : NULL;

    if (f != NULL) {
        f->handler = handler;
        f->user = user;
        f->limit = limit;
    }
    return f;
}

static void forget(fc *f)
{
    free(f->payload);
    f->payload = NULL;
    f->nhead = f->len = f->have = 0;
}

void fc_free(fc *f)
{
    if (f == NULL)
        return;
    free(f->payload);
    free(f);
}

void fc_reset(fc *f)
{
    assert(!f->busy);
    forget(f);
    f->error = FC_OK;
}

static int complete(fc *f)
{
    int stop = 0;

    f->frames++;
    if (f->handler != NULL) {
        f->busy = 1;
        stop = f->handler(f->user, f->payload, f->len);
        f->busy = 0;
    }
    forget(f);
    return stop != 0 ? FC_STOPPED : FC_OK;
}

static int begin(fc *f)
{
    f->len = (size_t)f->head[0] << 8 | f->head[1];
    f->have = 0;
    if (f->len > f->limit)
        return f->error = FC_ETOOLONG;
    f->payload = malloc(f->len > 0 ? f->len : 1);
    if (f->payload == NULL)
        return f->error = FC_EMEM;
    return FC_OK;
}

int fc_feed(fc *f, const void *data, size_t n, size_t *taken)
{
    const unsigned char *p = data;
    size_t pos = 0;
    int rc;

    assert(!f->busy);
    rc = f->error;
    while (rc == FC_OK && pos < n) {
        if (f->nhead < 2) {
            f->head[f->nhead++] = p[pos++];
            if (f->nhead < 2)
                continue;
            rc = begin(f);
        } else {
            size_t part = f->len - f->have;

            if (part > n - pos)
                part = n - pos;
            memcpy(f->payload + f->have, p + pos, part);
            f->have += part;
            pos += part;
        }
        if (rc == FC_OK && f->have == f->len)
            rc = complete(f);
    }
    if (taken != NULL)
        *taken = pos;
    return rc;
}

void fc_set_handler(fc *f, fc_handler handler, void *user)
{
    f->handler = handler;
    f->user = user;
}

unsigned long fc_frames(const fc *f)
{
    return f->frames;
}

int fc_midframe(const fc *f)
{
    return f->nhead > 0;
}
