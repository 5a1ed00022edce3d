#include "skroom.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    sk_queue q, r;
    sk_queue_init(&q);
    sk_queue_init(&r);
    sk_packet *p = sk_alloc(100);
    if (p == NULL)
        return 0;
#ifdef LEGAL
    sk_reserve(p, 14);
    memcpy(sk_put(p, 5), "hello", 5);
    memset(sk_push(p, 14), 0xff, 14);
    if (sk_len(p) != 19 || sk_headroom(p) != 0 || sk_tailroom(p) != 81)
        return 1;
    if (sk_expand(p, 20, 3) != 0 || sk_expand(p, SK_ROOM_MAX, 0) != -1 || sk_expand(p, ~0u, ~0u) != -1)
        return 1;
    if (sk_pull(p, 20) != NULL || memcmp(sk_pull(p, 14), "hello", 5) != 0)
        return 1;
    sk_push(p, sk_headroom(p));
    sk_put(p, sk_tailroom(p));
    sk_trim(p, ~0u);
    sk_trim(p, 0);
    sk_enqueue(&q, p);
    sk_enqueue(&q, sk_alloc(0));
    sk_enqueue(&r, sk_dequeue(&q));
    sk_queue_purge(&q);
    sk_queue_purge(&r);
    sk_queue_purge(&r);
    p = sk_alloc(0);
    sk_reserve(p, 0);
    sk_put(p, 0);
    sk_push(p, 0);
    if (sk_expand(p, 0, 0) != 0 || sk_data(p) == NULL || q.count != 0)
        return 1;
    sk_free(p);
    sk_free(NULL);
    return sk_dequeue(&q) != NULL || sk_alloc(~0u) != NULL;
#else
    uint8_t *old;
    switch (rule) {
    case 1:
        sk_put(p, 20);
        sk_push(p, 14);
        break;
    case 2:
        sk_put(p, 101);
        break;
    case 3:
        sk_put(p, 1);
        sk_reserve(p, 10);
        break;
    case 4:
        sk_enqueue(&q, p);
        sk_free(p);
        sk_queue_purge(&q);
        break;
    case 5:
        sk_enqueue(&q, p);
        sk_enqueue(&r, p);
        break;
    case 6:
        old = sk_put(p, 4);
        sk_expand(p, 16, 0);
        old[0] = 1;
        break;
    case 7:
        memset(&q, 0xaa, sizeof q);
        sk_enqueue(&q, p);
        break;
    }
    return 0;
#endif
}
