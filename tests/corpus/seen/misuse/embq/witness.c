#include "embq.h"

#include <stdlib.h>

struct job {
    int id;
    struct embq_node node;
};

int main(int count, char **arguments)
{
    struct embq q, r;
    struct job a = {.id = 1}, b = {.id = 2};
    embq_init(&q);
    embq_init(&r);
    embq_node_init(&a.node);
    embq_node_init(&b.node);
    embq_push(&q, &a.node);
#ifdef LEGAL
    (void)count, (void)arguments;
    embq_push_front(&q, &b.node);
    if (embq_count(&q) != 2 || embq_entry(embq_first(&q), struct job, node)->id != 2)
        return 2;
    if (embq_after(&q, &b.node) != &a.node || embq_after(&q, &a.node) != NULL)
        return 2;
    embq_splice(&q, &q);
    embq_splice(&q, &r);
    embq_splice(&r, &q);
    if (embq_count(&q) != 0 || embq_first(&q) != NULL || embq_pop(&q) != NULL || embq_pop(&r) != &b.node)
        return 2;
    embq_remove(&r, &a.node);
    return embq_linked(&a.node) || embq_count(&r) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        embq_push(&r, &a.node);
        break;
    case 2:
        embq_remove(&q, &b.node);
        break;
    case 3: {
        struct job *j = malloc(sizeof *j);
        embq_node_init(&j->node);
        embq_push(&q, &j->node);
        free(j);
        embq_push(&q, &b.node);
        break;
    }
    case 4: {
        struct embq zero = {0};
        embq_node_init(&b.node);
        embq_push(&zero, &b.node);
        break;
    }
    }
    return 0;
#endif
}
