#include "ticknode.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
static struct tn_queue *queue;
static struct tn_timer *victim;
static int calls;
static void again(struct tn_timer *t, void *user)
{
    (void)user;
    calls++;
    tn_arm(queue, t, 0);
    tn_disarm(victim);
    tn_advance(queue, UINT64_MAX);
}
static void once(struct tn_timer *t, void *user)
{
    (void)user;
    calls++;
    free(t);
}
int main(void)
{
    struct tn_queue q, other;
    struct tn_timer a, b, *c = malloc(sizeof *c);
    uint64_t due;

    CHECK(c);
    queue = &q;
    victim = &b;
    tn_queue_init(&q, 100);
    tn_queue_init(&other, 0);
    CHECK(!tn_next_due(&q, &due));
    tn_init(&a, again, NULL);
    tn_init(&b, NULL, NULL);
    tn_init(c, once, NULL);
    CHECK(!tn_armed(&a) && !tn_disarm(&a));
    tn_arm(&other, &a, 1);
    tn_arm(&q, &a, 5);
    tn_arm(&q, &b, 5);
    tn_arm(&q, c, UINT64_MAX);
    CHECK(!tn_next_due(&other, &due) && tn_next_due(&q, &due) && due == 105);
    CHECK(tn_advance(&q, 50) == 0 && tn_advance(&q, 104) == 0);
    CHECK(tn_advance(&q, 105) == 1 && calls == 1 && !tn_armed(&b) && tn_armed(&a));
    CHECK(tn_advance(&q, 105) == 1 && calls == 2);
    CHECK(tn_disarm(&a) == 1);
    CHECK(tn_advance(&q, UINT64_MAX) == 1 && calls == 3);
    tn_arm(&q, &b, 1);
    tn_disarm_all(&q);
    CHECK(!tn_armed(&b));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tn_queue *q = malloc(sizeof *q);
    struct tn_timer *t = malloc(sizeof *t), b;

    CHECK(q && t);
    tn_queue_init(q, 0);
    tn_init(t, NULL, NULL);
    tn_init(&b, NULL, NULL);
    switch (rule) {
    case 1:
        tn_arm(q, t, 1);
        free(t);
        tn_advance(q, 1);
        break;
    case 2:
        memset(t, 0x5a, sizeof *t);
        tn_arm(q, t, 1);
        break;
    case 3:
        tn_arm(q, t, 1);
        free(q);
        tn_disarm(t);
        break;
    case 4:
        tn_arm(q, t, 1);
        tn_init(t, NULL, NULL);
        tn_arm(q, &b, 2);
        break;
    }
    return 0;
}
#endif
