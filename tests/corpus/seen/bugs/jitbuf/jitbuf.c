#include "jitbuf.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct slot {
    bool used;
    size_t len;
    unsigned char *data;
};

struct jitbuf {
    unsigned depth;
    unsigned head; /* slot of the next packet */
    unsigned held;
    unsigned long lost;
    uint16_t next;
    bool started;
    struct slot slots[];
};

jitbuf *jb_new(unsigned depth)
{
    if (depth < 2 || depth > 256)
        return NULL;
    jitbuf *jb = calloc(1, sizeof *jb + depth * sizeof jb->slots[0]);
    if (jb != NULL)
        jb->depth = depth;
    return jb;
}

static void clear(struct slot *s)
{
    free(s->data);
    s->data = NULL;
    s->len = 0;
    s->used = false;
}

void jb_flush(jitbuf *jb)
{
    for (unsigned i = 0; i < jb->depth; i++)
        clear(&jb->slots[i]);
    jb->head = 0;
    jb->held = 0;
    jb->lost = 0;
    jb->started = false;
}

void jb_free(jitbuf *jb)
{
    if (jb == NULL)
        return;
    jb_flush(jb);
    free(jb);
}

jb_result jb_put(jitbuf *jb, uint16_t seq, const void *payload, size_t len)
{
    if (len > JB_MAX_PAYLOAD)
        return JB_TOOBIG;
    if (!jb->started) {
        jb->started = true;
        jb->next = seq;
    }
    uint16_t ahead = (uint16_t)(seq - jb->next);
    if (ahead >= 0x8000)
        return JB_LATE;
    if (ahead >= jb->depth)
        return JB_EARLY;
    unsigned char *copy = malloc(len > 0 ? len : 1);
    if (copy == NULL)
        return JB_NOMEM;
    if (len > 0)
        memcpy(copy, payload, len);
    struct slot *s = &jb->slots[(jb->head + ahead) % jb->depth];
    if (!s->used) {
        s->used = true;
        jb->held++;
    }
    s->data = copy;
    s->len = len;
    return JB_OK;
}

int jb_get(jitbuf *jb, void *buf, size_t cap)
{
    if (!jb->started)
        return -1;
    struct slot *s = &jb->slots[jb->head];
    int result = -1;
    if (s->used) {
        size_t n = s->len < cap ? s->len : cap;
        if (n > 0)
            memcpy(buf, s->data, n);
        result = (int)s->len;
        jb->held--;
        clear(s);
    } else {
        jb->lost++;
    }
    jb->head = (jb->head + 1) % jb->depth;
    jb->next++;
    return result;
}

int jb_peek(const jitbuf *jb)
{
    const struct slot *s = &jb->slots[jb->head];
    return s->used ? (int)s->len : -1;
}

unsigned jb_held(const jitbuf *jb)
{
    return jb->held;
}

unsigned long jb_lost(const jitbuf *jb)
{
    return jb->lost;
}
