#include "wrrpick.h"

#include <stdlib.h>
#include <string.h>

struct server {
    int id, weight;
};

struct wrr {
    struct server s[WRR_MAX];
    int n;
    int at;  /* the last one picked */
    int cw;  /* weight one must have to be picked in this round */
    int max; /* greatest weight */
    int gcd; /* of all weights */
};

struct wrr *wrr_new(void)
{
    struct wrr *w = calloc(1, sizeof *w);
    if (w)
        w->at = -1;
    return w;
}

void wrr_free(struct wrr *w)
{
    free(w);
}

static int gcd(int a, int b)
{
    while (b) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a;
}

static void update(struct wrr *w)
{
    w->max = w->gcd = 0;
    for (int i = 0; i < w->n; i++) {
        if (w->s[i].weight > w->max)
            w->max = w->s[i].weight;
        w->gcd = gcd(w->gcd, w->s[i].weight);
    }
}

static int find(const struct wrr *w, int id)
{
    for (int i = 0; i < w->n; i++)
        if (w->s[i].id == id)
            return i;
    return -1;
}

int wrr_add(struct wrr *w, int id, int weight)
{
    if (w->n == WRR_MAX || weight < 0 || weight > WRR_MAXWEIGHT || find(w, id) >= 0)
        return -1;
    w->s[w->n].id = id;
    w->s[w->n].weight = weight;
    w->n++;
    update(w);
    return 0;
}

int wrr_weight(struct wrr *w, int id, int weight)
{
    int i = find(w, id);
    if (i < 0 || weight < 0 || weight > WRR_MAXWEIGHT)
        return -1;
    w->s[i].weight = weight;
    update(w);
    return 0;
}

int wrr_del(struct wrr *w, int id)
{
    int i = find(w, id);
    if (i < 0)
        return -1;
    w->n--;
    memmove(w->s + i, w->s + i + 1, (size_t)(w->n - i) * sizeof *w->s);
    if (i <= w->at)
        w->at--;
    return 0;
}

int wrr_count(const struct wrr *w)
{
    return w->n;
}

int wrr_next(struct wrr *w, int *id)
{
    if (w->n == 0 || w->max == 0)
        return 0;
    for (;;) {
        w->at = (w->at + 1) % w->n;
        if (w->at == 0) {
            w->cw -= w->gcd;
            if (w->cw <= 0)
                w->cw = w->max;
        }
        if (w->s[w->at].weight >= w->cw) {
            *id = w->s[w->at].id;
            return 1;
        }
    }
}
