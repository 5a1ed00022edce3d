#include "intrupq.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct job {
    int when;
    struct ipq_node node;
};

static int earlier(const struct ipq_node *a, const struct ipq_node *b)
{
    const struct job *x = IPQ_ENTRY(a, const struct job, node);
    const struct job *y = IPQ_ENTRY(b, const struct job, node);

    return (x->when > y->when) - (x->when < y->when);
}

int main(int argc, char **argv)
{
    ipq *q = ipq_new(earlier);

    if (!q)
        return 0;
#ifdef LEGAL
    static struct job jobs[40];
    struct ipq_node *n;
    int i, last = INT_MIN;

    (void)argc, (void)argv;
    assert(!ipq_peek(q) && !ipq_pop(q) && ipq_size(q) == 0);
    for (i = 0; i < 40; i++) {
        jobs[i].when = i * 37 % 11;
        ipq_node_init(&jobs[i].node);
        assert(!ipq_queued(&jobs[i].node) && ipq_push(q, &jobs[i].node) == 0);
    }
    assert(ipq_queued(&jobs[3].node) && ipq_size(q) == 40);
    jobs[3].when = INT_MIN;
    ipq_changed(q, &jobs[3].node);
    assert(ipq_peek(q) == &jobs[3].node);
    jobs[3].when = INT_MAX;
    ipq_changed(q, &jobs[3].node);
    for (i = 4; i < 40; i += 3)
        ipq_remove(q, &jobs[i].node);
    assert(ipq_size(q) == 28);
    while (ipq_size(q) > 1) {
        n = ipq_pop(q);
        assert(IPQ_ENTRY(n, struct job, node)->when >= last && !ipq_queued(n));
        last = IPQ_ENTRY(n, struct job, node)->when;
    }
    ipq_remove(q, &jobs[3].node);
    assert(ipq_size(q) == 0 && ipq_push(q, &jobs[3].node) == 0);
    ipq_changed(q, &jobs[3].node);
    ipq_free(q);
    assert(!ipq_queued(&jobs[3].node));
    ipq_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct job *job = calloc(1, sizeof *job);

    if (!job)
        return 0;
    ipq_node_init(&job->node);
    if (rule == 3) {
        ipq_remove(q, &job->node);
    } else {
        ipq_push(q, &job->node);
        if (rule == 2)
            ipq_push(q, &job->node);
        else
            free(job);
        ipq_pop(q);
    }
    ipq_free(q);
    return 0;
#endif
}
