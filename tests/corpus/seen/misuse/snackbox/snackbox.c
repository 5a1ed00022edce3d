#include "snackbox.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct shelf {
    const char *label;
    int price, count;
};

struct snackbox {
    snackbox_drop drop;
    void *user;
    int credit;
    int held; /* price of the piece that is dropping */
    bool selling;
    int shelves;
    struct shelf shelf[];
};

snackbox *snackbox_new(int shelves, snackbox_drop drop, void *user)
{
    if (shelves < 1 || shelves > SNACKBOX_SHELVES)
        return NULL;
    snackbox *box = calloc(1, sizeof *box + (size_t)shelves * sizeof(struct shelf));
    if (!box)
        return NULL;
    box->drop = drop;
    box->user = user;
    box->shelves = shelves;
    for (int i = 0; i < shelves; i++)
        box->shelf[i].label = "";
    return box;
}

void snackbox_free(snackbox *box)
{
    free(box);
}

int snackbox_shelves(const snackbox *box)
{
    return box->shelves;
}

bool snackbox_stock(snackbox *box, int shelf, const char *label, int price, int count)
{
    assert(shelf >= 0 && shelf < box->shelves);
    if (price < 0 || price > SNACKBOX_PRICE || count < 0 || count > SNACKBOX_DEPTH || box->selling)
        return false;
    box->shelf[shelf] = (struct shelf){label, price, count};
    return true;
}

int snackbox_left(const snackbox *box, int shelf)
{
    assert(shelf >= 0 && shelf < box->shelves);
    return box->shelf[shelf].count;
}

bool snackbox_insert(snackbox *box, int cents)
{
    if (cents < 1 || cents > 10000 || box->credit + box->held > 10 * SNACKBOX_PRICE - cents)
        return false;
    box->credit += cents;
    return true;
}

int snackbox_credit(const snackbox *box)
{
    return box->credit;
}

snackbox_status snackbox_buy(snackbox *box, int shelf)
{
    assert(shelf >= 0 && shelf < box->shelves);
    struct shelf *from = &box->shelf[shelf];
    if (box->selling)
        return SNACKBOX_BUSY;
    if (from->count == 0)
        return SNACKBOX_EMPTY;
    if (box->credit < from->price)
        return SNACKBOX_CREDIT;
    /* Taken first, so that the hook sees what will be; given back on a jam. */
    box->selling = true;
    box->held = from->price;
    box->credit -= box->held;
    from->count--;
    bool dropped = !box->drop || box->drop(box, shelf, from->label, box->user);
    box->selling = false;
    box->held = 0;
    if (!dropped) {
        box->credit += from->price;
        from->count++;
        return SNACKBOX_JAM;
    }
    return SNACKBOX_OK;
}

int snackbox_refund(snackbox *box)
{
    int credit = box->credit;
    box->credit = 0;
    return credit;
}

int snackbox_show(const snackbox *box, int shelf, char *buf, unsigned size)
{
    assert(shelf >= 0 && shelf < box->shelves);
    const struct shelf *at = &box->shelf[shelf];
    return snprintf(buf, size, "%s %d.%02d %d", at->label, at->price / 100, at->price % 100, at->count);
}
