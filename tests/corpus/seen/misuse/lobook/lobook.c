#include "lobook.h"

#include <assert.h>
#include <stdlib.h>

struct lob_order {
    lob_book *book;
    lob_order *prev, *next; /* best first */
    lob_side side;
    uint32_t price;
    uint32_t qty;
};

struct lob_book {
    lob_order *side[2];
    lob_fill_fn fn;
    void *user;
};

lob_book *lob_new(lob_fill_fn fn, void *user)
{
    lob_book *book = calloc(1, sizeof *book);
    if (book) {
        book->fn = fn;
        book->user = user;
    }
    return book;
}

static void take_out(lob_order *o)
{
    if (o->prev)
        o->prev->next = o->next;
    else
        o->book->side[o->side] = o->next;
    if (o->next)
        o->next->prev = o->prev;
    free(o);
}

void lob_free(lob_book *book)
{
    if (!book)
        return;
    for (int s = 0; s < 2; s++)
        while (book->side[s])
            take_out(book->side[s]);
    free(book);
}

/* whether price a is better than b */
static int better(lob_side side, uint32_t a, uint32_t b)
{
    return side == LOB_BUY ? a > b : a < b;
}

static lob_order *rest(lob_book *book, lob_side side, uint32_t price, uint32_t qty)
{
    lob_order *o = malloc(sizeof *o);
    if (!o)
        return NULL;
    o->book = book;
    o->side = side;
    o->price = price;
    o->qty = qty;
    lob_order *prev = NULL, *at = book->side[side];
    while (at && !better(side, price, at->price)) {
        prev = at;
        at = at->next;
    }
    o->prev = prev;
    o->next = at;
    if (prev)
        prev->next = o;
    else
        book->side[side] = o;
    if (at)
        at->prev = o;
    return o;
}

int64_t lob_submit(lob_book *book, lob_side side, uint32_t price, uint32_t qty, lob_order **resting)
{
    assert(price > 0 && qty > 0);
    assert(side == LOB_BUY || side == LOB_SELL);
    lob_side other = side == LOB_BUY ? LOB_SELL : LOB_BUY;
    int64_t traded = 0;
    *resting = NULL;
    while (qty > 0 && book->side[other] && !better(side, book->side[other]->price, price)) {
        lob_order *o = book->side[other];
        uint32_t part = o->qty < qty ? o->qty : qty;
        o->qty -= part;
        qty -= part;
        traded += part;
        if (book->fn)
            book->fn(book->user, o, part, o->qty);
        if (o->qty == 0)
            take_out(o);
    }
    if (qty > 0) {
        *resting = rest(book, side, price, qty);
        if (!*resting)
            return -1;
    }
    return traded;
}

void lob_cancel(lob_book *book, lob_order *order)
{
    assert(order->book == book);
    take_out(order);
}

void lob_reduce(lob_book *book, lob_order *order, uint32_t qty)
{
    assert(order->book == book);
    assert(qty < order->qty);
    order->qty -= qty;
}

uint32_t lob_open_qty(const lob_order *order)
{
    return order->qty;
}

uint32_t lob_price(const lob_order *order)
{
    return order->price;
}

lob_side lob_side_of(const lob_order *order)
{
    return order->side;
}

uint32_t lob_best(const lob_book *book, lob_side side)
{
    assert(side == LOB_BUY || side == LOB_SELL);
    return book->side[side] ? book->side[side]->price : 0;
}

uint64_t lob_depth(const lob_book *book, uint32_t price)
{
    uint64_t sum = 0;
    for (int s = 0; s < 2; s++)
        for (const lob_order *o = book->side[s]; o; o = o->next)
            if (o->price == price)
                sum += o->qty;
    return sum;
}
