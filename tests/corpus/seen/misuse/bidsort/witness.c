#include "bidsort.h"

#include <stdlib.h>

static int price(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x < y) - (x > y);
}

#ifdef LEGAL
static int dropped;
static void drop(void *bid)
{
    (void)bid;
    dropped++;
}

int main(void)
{
    static int value[300];
    void *bid[301], *out[301];
    unsigned seed = 1;
    for (int round = 0; round < 2000; round++) {
        size_t n = (size_t)(round % 300) + (round > 300);
        if (n > 300)
            n = 300;
        for (size_t i = 0; i < n; i++) {
            seed = seed * 1664525u + 1013904223u;
            value[i] = round % 3 == 0 ? 0 : round % 3 == 1 ? (int)(seed >> 28) : (int)(seed >> 1);
            bid[i] = &value[i];
        }
        size_t k = n == 0 ? 0 : seed % (n + 1);
        bidsort_best(bid, n, k, price);
        if (!bidsort_ordered(bid, k, price))
            return 1;
        for (size_t i = k; k > 0 && i < n; i++)
            if (price(bid[i], bid[k - 1]) < 0)
                return 1;
        bidsort_all(bid, n, price);
        if (!bidsort_ordered(bid, n, price))
            return 1;
        bidsort_merge(bid, n / 2, bid + n / 2, n - n / 2, out, price);
        int mine = (int)(seed >> 28);
        size_t at = bidsort_insert(bid, n, &mine, price);
        if (bid[at] != &mine || !bidsort_ordered(bid, n + 1, price))
            return 1;
    }
    int a = 5, b = 5, c = 3;
    void *three[3] = {&a, &b, &c};
    if (bidsort_second(three, 3, price) != &c || bidsort_second(three, 2, price) || bidsort_second(NULL, 0, price))
        return 1;
    if (bidsort_median(three, 2) != &a || bidsort_median(three, 3) != &b)
        return 1;
    if (bidsort_unique(three, 3, price, drop) != 2 || dropped != 1 || bidsort_unique(NULL, 0, price, NULL) != 0)
        return 1;
    bidsort_all(NULL, 0, price);
    return 0;
}
#else
static int sloppy(const void *a, const void *b)
{
    return *(const int *)a >= *(const int *)b ? -1 : 1;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    void **bid = malloc(4 * sizeof *bid);
    static int five = 5;
    for (int i = 0; i < 4; i++)
        bid[i] = &five;
    switch (rule) {
    case 1:
        bidsort_all(bid, 4, sloppy);
        break;
    case 2:
        bidsort_best(bid, 4, 10, price);
        break;
    case 3:
        bidsort_insert(bid, 4, &five, price);
        break;
    case 4: {
        void **out = malloc(4 * sizeof *out);
        bidsort_merge(bid, 4, bid, 4, out, price);
        break;
    }
    case 5:
        return bidsort_median(bid, 0) == &five ? 0 : 0;
    case 6: {
        int *one = malloc(sizeof *one);
        *one = 7;
        bid[0] = bid[1] = bid[2] = bid[3] = one;
        bidsort_unique(bid, 4, price, free);
        break;
    }
    case 7:
        bid[2] = NULL;
        bidsort_all(bid, 4, price);
        break;
    }
    return 0;
}
#endif
