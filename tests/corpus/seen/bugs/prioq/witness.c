#include "prioq.h"

int main(void)
{
    pq_t q;
    int p;
    pq_init(&q);
    int a = pq_push(&q, 5), b = pq_push(&q, 3), c = pq_push(&q, 9);
    if (pq_peek(&q) != b || !pq_change(&q, c, 1) || pq_peek(&q) != c || !pq_remove(&q, c))
        return 2;
    if (pq_contains(&q, c) || pq_peek(&q) != b || !pq_prio(&q, a, &p) || p != 5 || pq_contains(&q, -1))
        return 2;
#ifndef LEGAL
    while (pq_pop(&q) >= 0) {
    }
    if (pq_change(&q, a, 7))
        return 1;
#endif
    return 0;
}
