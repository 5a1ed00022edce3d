#include "pqpair.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int due;
    pq_node node;
};

static bool sooner(const pq_node *a, const pq_node *b)
{
    return pq_entry(a, struct job, node)->due < pq_entry(b, struct job, node)->due;
}

static struct job *make(pq *q, int due)
{
    struct job *j = malloc(sizeof *j);
    assert(j);
    j->due = due;
    pq_push(q, &j->node);
    return j;
}

#ifdef LEGAL
static bool later(const pq_node *a, const pq_node *b)
{
    return sooner(b, a);
}
static void release(pq_node *n, void *user)
{
    ++*(int *)user;
    free(pq_entry(n, struct job, node));
}
#endif

int main(int argc, char **argv)
{
    pq q;
#ifdef LEGAL
    (void)argc, (void)argv;
    pq r, s;
    int n = 0;
    pq_init(&q, sooner);
    pq_init(&r, sooner);
    pq_init(&s, later);
    assert(pq_empty(&q) && pq_count(&q) == 0 && !pq_top(&q) && !pq_pop(&q) && pq_merge(&q, &r));
    pq_drain(&q, release, &n);
    assert(n == 0 && !pq_merge(&q, &q) && !pq_merge(&q, &s));
    struct job *jobs[300];
    for (int i = 0; i < 300; i++)
        jobs[i] = make(i % 2 ? &q : &r, i * 7919 % 300);
    assert(pq_merge(&q, &r) && pq_count(&q) == 300 && pq_empty(&r));
    for (int i = 0; i < 300; i += 3) {
        jobs[i]->due = i % 2 ? -i : 1000 + i;
        pq_update(&q, &jobs[i]->node);
        pq_remove(&q, &jobs[i + 1]->node);
        pq_push(&r, &jobs[i + 1]->node);
    }
    pq_update(&q, pq_top(&q));
    pq_remove(&q, &jobs[2]->node);
    free(jobs[2]);
    assert(pq_count(&q) == 199 && pq_count(&r) == 100);
    int before = -10000;
    for (int i = 0; i < 150; i++) {
        struct job *j = pq_entry(pq_pop(&q), struct job, node);
        assert(j->due >= before);
        before = j->due;
        free(j);
    }
    pq_drain(&q, release, &n);
    pq_drain(&r, release, &n);
    assert(n == 149 && pq_empty(&q) && pq_empty(&r));
    make(&s, 1);
    make(&s, 1);
    pq_drain(&s, release, &n);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        pq_init(&q, sooner);
        make(&q, 1);
        free(make(&q, 2));
        printf("%p\n", (void *)pq_pop(&q));
    } else if (rule == 2) {
        pq_init(&q, sooner);
        make(&q, 1);
        make(&q, 2);
        pq_node *done = pq_pop(&q);
        pq_remove(&q, done);
    } else {
        pq zero = {0};
        make(&zero, 1);
        make(&zero, 2);
    }
    return 0;
#endif
}
