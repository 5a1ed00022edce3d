#include "loanpool.h"
#include <stdint.h>
#include <stdlib.h>

static void *make_int(void *arg)
{
    int *left = arg;
    if (*left == 0) return NULL;
    --*left;
    return calloc(1, sizeof(int));
}

static void unmake_int(void *thing, void *arg)
{
    ++*(int *)arg;
    free(thing);
}

#ifdef LEGAL
static int reset_int(void *thing, void *arg)
{
    (void)arg;
    return *(int *)thing == 0;
}
#endif

int main(int argc, char **argv)
{
    int left = 3;
    lp_maker maker = {make_int, unmake_int, NULL, &left};
#ifdef LEGAL
    (void)argc, (void)argv;
    if (lp_open(0, &maker) || lp_open(LP_MAX + 1, &maker) || lp_open(SIZE_MAX, &maker)) return 1;
    lp_pool *p = lp_open(2, &maker);
    if (!p) return 2;
    int *a = lp_borrow(p), *b = lp_borrow(p);
    if (!a || !b || a == b || lp_borrow(p) || lp_lent(p) != 2 || lp_idle(p)) return 3;
    lp_give_back(p, a);
    if (lp_borrow(p) != a) return 4;
    lp_discard(p, a);
    lp_give_back(p, b);
    if (lp_warm(p, SIZE_MAX) != 2 || lp_warm(p, 0) != 2) return 5;
    lp_trim(p, SIZE_MAX);
    lp_trim(p, 1);
    if (lp_idle(p) != 1) return 6;
    lp_close(p);
    lp_close(NULL);
    if (left != 3) return 7;
    maker.reset = reset_int;
    p = lp_open(LP_MAX, &maker);
    if (!p || lp_warm(p, 10) != 3) return 8;
    a = lp_borrow(p);
    *a = 1;
    lp_give_back(p, a);
    if (lp_idle(p) != 2 || lp_lent(p) != 0) return 9;
    a = lp_borrow(p);
    lp_give_back(p, a);
    if (lp_idle(p) != 2) return 10;
    lp_close(p);
    return left != 3;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    lp_pool *p = lp_open(2, &maker);
    if (!p) return 0;
    int *a = lp_borrow(p);
    if (!a) return 0;
    if (rule == 1) {
        lp_give_back(p, a);
        lp_give_back(p, a);
        lp_close(p);
    } else if (rule == 2) {
        lp_close(p);
        lp_give_back(p, a);
    } else {
        int mine = 0;
        lp_give_back(p, &mine);
        lp_close(p);
    }
    return 0;
#endif
}
