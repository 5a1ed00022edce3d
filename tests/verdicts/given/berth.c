#include "berth.h"

#include <assert.h>
#include <stdlib.h>

struct harbour {
    unsigned boats[2];
    int most;
};
struct boat {
    harbour *at;
};
struct quay {
    unsigned rafts[2];
    int is_open;
};
struct raft {
    quay *at;
};

harbour *harbour_new(void)
{
    return calloc(1, sizeof(harbour));
}

void harbour_free(harbour *h)
{
    if (!h)
        return;
    h->most = 0;
    for (int i = 0; i < 2; i++)
        assert(h->boats[i] == 0);
    free(h);
}

int harbour_set(harbour *h, const struct rules *rules, const char *note)
{
    h->most = rules->most;
    return note ? *note : 0;
}

int harbour_change(harbour *h, const struct rules *rules, const char *note)
{
    h->most = rules->most;
    return note ? *note : 0;
}

boat *boat_new(harbour *h)
{
    boat *b = malloc(sizeof *b);
    if (!b)
        return NULL;
    b->at = h;
    h->boats[1]++;
    return b;
}

void boat_free(boat *b)
{
    if (!b)
        return;
    b->at->boats[1]--;
    free(b);
}

quay *quay_new(void)
{
    return calloc(1, sizeof(quay));
}

void quay_free(quay *q)
{
    if (!q)
        return;
    q->is_open = 0;
    for (int i = 0; i < 2; i++)
        assert(q->rafts[i] == 0);
    free(q);
}

raft *raft_tie(quay *q)
{
    raft *r = malloc(sizeof *r);
    if (!r)
        return NULL;
    r->at = q;
    q->rafts[1]++;
    return r;
}

void raft_free(raft *r)
{
    if (!r)
        return;
    r->at->rafts[1]--;
    free(r);
}
