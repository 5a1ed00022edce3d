#include "slotque.h"
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
static bool until3(const void *e, void *arg)
{
    *(int64_t *)arg += *(const int64_t *)e;
    return *(const int64_t *)e != 3;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct slotque q;
    int64_t *mem = malloc(2 * sizeof *mem);
    int64_t e = 1;
    if (mem == NULL)
        return 0;
#ifdef LEGAL
    (void)rule;
    int64_t got = 0, sum = 0;
    if (sq_init(&q, mem, 0, 1) || sq_init(&q, mem, 1, 0) || sq_init(&q, mem, SIZE_MAX, 2) || !sq_init(&q, mem, 8, 2))
        return 3;
    if (sq_pop(&q, &got) || sq_pop(&q, NULL) || sq_each(&q, until3, &sum))
        return 4;
    sq_push(&q, &e);
    e = 2;
    sq_push(&q, &e);
    e = 3;
    if (sq_push(&q, &e) || sq_room(&q) || sq_len(&q) != 2)
        return 5;
    sq_force(&q, &e);
    if (*(int64_t *)sq_at(&q, 0) != 2 || *(int64_t *)sq_at(&q, 1) != 3)
        return 6;
    sq_force(&q, sq_at(&q, 0));
    if (sq_each(&q, until3, &sum) != 1 || sum != 3)
        return 7;
    if (!sq_pop(&q, &got) || got != 3 || !sq_push(&q, sq_at(&q, 0)) || !sq_pop(&q, NULL) || !sq_pop(&q, &got) || got != 2)
        return 8;
    sq_push(&q, &e);
    sq_push(&q, &e);
    if (sq_drop(&q, 0) || sq_drop(&q, 1) != 1 || sq_drop(&q, SIZE_MAX) != 1 || sq_drop(&q, 1))
        return 10;
    sq_init(&q, mem, 8, 1);
    sq_force(&q, &e);
    sq_force(&q, &e);
    sq_clear(&q);
    if (sq_len(&q))
        return 9;
#else
    if (rule == 1) {
        sq_init(&q, mem, sizeof e, 4);
        sq_push(&q, &e);
        sq_push(&q, &e);
        sq_push(&q, &e);
    } else if (rule == 2) {
        char *small = malloc(4);
        sq_init(&q, mem, sizeof e, 2);
        sq_push(&q, &e);
        sq_pop(&q, small);
        free(small);
    } else {
        sq_init(&q, mem, sizeof e, 2);
        sq_push(&q, &e);
        sq_at(&q, 1);
    }
#endif
    free(mem);
    return 0;
}
