#include "lobook.h"

#include <stdlib.h>

#ifdef LEGAL
static void filled(void *user, lob_order *o, uint32_t qty, uint32_t remaining)
{
    *(uint64_t *)user += (uint64_t)qty * lob_price(o);
    (void)remaining;
}
#endif

int main(int argc, char **argv)
{
    lob_order *a, *b;
#ifdef LEGAL
    (void)argc, (void)argv;
    uint64_t value = 0;
    lob_book *book = lob_new(filled, &value);
    if (!book || lob_submit(book, LOB_SELL, 101, 5, &a) != 0 || lob_submit(book, LOB_SELL, 100, 5, &b) != 0)
        return 2;
    if (lob_best(book, LOB_SELL) != 100 || lob_best(book, LOB_BUY) != 0 || lob_side_of(a) != LOB_SELL)
        return 2;
    lob_reduce(book, a, 2);
    if (lob_submit(book, LOB_BUY, 101, 6, &b) != 6 || b != NULL || value != 601 || lob_open_qty(a) != 2)
        return 2;
    if (lob_submit(book, LOB_BUY, 200, UINT32_MAX, &b) != 2 || lob_open_qty(b) != UINT32_MAX - 2)
        return 2;
    if (lob_submit(book, LOB_BUY, 200, 7, &a) != 0 || lob_depth(book, 200) != (uint64_t)UINT32_MAX + 5)
        return 2;
    lob_cancel(book, b);
    if (lob_depth(book, 200) != 7 || lob_submit(book, LOB_SELL, 201, 1, &b) != 0)
        return 2;
    lob_free(book);
    lob_free(NULL);
    return 0;
#else
    lob_book *book = lob_new(NULL, NULL), *other = lob_new(NULL, NULL);
    lob_submit(book, LOB_BUY, 10, 5, &a);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: lob_cancel(book, a); lob_cancel(book, a); break;
    case 2: lob_submit(book, LOB_SELL, 10, 5, &b); return lob_open_qty(a) == 5;
    case 3: lob_cancel(other, a); break;
    case 4: lob_free(book); lob_best(book, LOB_BUY); break;
    case 5: lob_free(book); return lob_price(a) == 10;
    case 6: lob_submit(book, LOB_BUY, 10, 0, &b); break;
    }
    return 0;
#endif
}
