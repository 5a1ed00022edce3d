#include "colabox.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define KINDS 6
#define TUBE_MAX 1000 /* coins of a kind kept for change; more go to the box */

static const int coins[KINDS] = {200, 100, 50, 20, 10, 5};

struct slot {
    int price;
    int stock;
    int stuck;
};

struct colabox {
    struct colabox_hooks hooks;
    void *user;
    enum colabox_state state;
    int in_hook;
    int chosen; /* the slot, while vending */
    struct slot *slots;
    int escrow[KINDS]; /* put in for this sale */
    int tubes[KINDS];  /* kept */
};

colabox *colabox_new(const struct colabox_hooks *hooks, void *user)
{
    colabox *m = calloc(1, sizeof *m);

    if (m == NULL)
        return NULL;
    m->slots = calloc(COLABOX_SLOTS, sizeof *m->slots);
    if (m->slots == NULL) {
        free(m);
        return NULL;
    }
    if (hooks != NULL)
        m->hooks = *hooks;
    m->user = user;
    return m;
}

void colabox_free(colabox *m)
{
    if (m == NULL)
        return;
    assert(!m->in_hook);
    free(m->slots);
    free(m);
}

static int is_slot(int slot)
{
    return slot >= 0 && slot < COLABOX_SLOTS;
}

enum colabox_result colabox_fill(colabox *m, int slot, int price, int count)
{
    assert(!m->in_hook);
    if (m->state != COLABOX_IDLE)
        return COLABOX_NOT_NOW;
    if (!is_slot(slot) || price < 5 || price > COLABOX_PRICE_MAX || price % 5 != 0)
        return COLABOX_BAD_SLOT;
    if (count < 0 || count > COLABOX_STOCK_MAX)
        return COLABOX_BAD_SLOT;
    m->slots[slot].price = price;
    m->slots[slot].stock = count;
    m->slots[slot].stuck = 0;
    return COLABOX_OK;
}

enum colabox_state colabox_state(const colabox *m)
{
    assert(!m->in_hook);
    return m->state;
}

static int escrow_sum(const colabox *m)
{
    int sum = 0;

    for (int i = 0; i < KINDS; i++)
        sum += m->escrow[i] * coins[i];
    return sum;
}

int colabox_credit(const colabox *m)
{
    assert(!m->in_hook);
    return escrow_sum(m);
}

int colabox_price(const colabox *m, int slot)
{
    assert(is_slot(slot) && !m->in_hook);
    return m->slots[slot].price;
}

int colabox_stock(const colabox *m, int slot)
{
    assert(is_slot(slot) && !m->in_hook);
    return m->slots[slot].stock;
}

int colabox_coin(colabox *m, int value)
{
    assert(!m->in_hook);
    if (m->state == COLABOX_VENDING)
        return 0;
    for (int i = 0; i < KINDS; i++) {
        if (coins[i] != value)
            continue;
        if (escrow_sum(m) + value > COLABOX_CREDIT_MAX)
            return 0;
        m->escrow[i]++;
        m->state = COLABOX_CREDIT;
        return 1;
    }
    return 0;
}

/* How an amount is paid from all coins inside; 0 when it cannot be. */
static int make_change(const colabox *m, int amount, int paid[KINDS])
{
    for (int i = 0; i < KINDS; i++) {
        int have = m->tubes[i] + m->escrow[i];

        paid[i] = amount / coins[i];
        if (paid[i] > have)
            paid[i] = have;
        amount -= paid[i] * coins[i];
    }
    return amount == 0;
}

enum colabox_result colabox_select(colabox *m, int slot)
{
    const struct slot *s;
    int paid[KINDS];
    int credit;

    assert(!m->in_hook);
    if (m->state != COLABOX_CREDIT)
        return COLABOX_NOT_NOW;
    if (!is_slot(slot) || m->slots[slot].stuck)
        return COLABOX_BAD_SLOT;
    s = &m->slots[slot];
    if (s->stock == 0)
        return COLABOX_EMPTY;
    credit = escrow_sum(m);
    if (credit < s->price)
        return COLABOX_POOR;
    if (!make_change(m, credit - s->price, paid))
        return COLABOX_NO_CHANGE;
    m->chosen = slot;
    m->state = COLABOX_VENDING;
    if (m->hooks.turn != NULL) {
        m->in_hook = 1;
        m->hooks.turn(m->user, slot);
        m->in_hook = 0;
    }
    return COLABOX_OK;
}

static void pay(colabox *m, const int paid[KINDS])
{
    if (m->hooks.pay == NULL)
        return;
    m->in_hook = 1;
    for (int i = 0; i < KINDS; i++)
        if (paid[i] > 0)
            m->hooks.pay(m->user, coins[i], paid[i]);
    m->in_hook = 0;
}

void colabox_delivered(colabox *m)
{
    struct slot *s;
    int paid[KINDS];

    assert(!m->in_hook);
    assert(m->state == COLABOX_VENDING);
    s = &m->slots[m->chosen];
    make_change(m, escrow_sum(m) - s->price, paid);
    for (int i = 0; i < KINDS; i++) {
        m->tubes[i] += m->escrow[i] - paid[i];
        if (m->tubes[i] > TUBE_MAX)
            m->tubes[i] = TUBE_MAX;
        m->escrow[i] = 0;
    }
    s->stock--;
    m->state = COLABOX_IDLE;
    pay(m, paid);
}

void colabox_jammed(colabox *m)
{
    assert(!m->in_hook);
    assert(m->state == COLABOX_VENDING);
    m->slots[m->chosen].stuck = 1;
    m->state = COLABOX_CREDIT;
}

int colabox_refund(colabox *m)
{
    int paid[KINDS];
    int sum;

    assert(!m->in_hook);
    if (m->state == COLABOX_VENDING)
        return 0;
    sum = escrow_sum(m);
    memcpy(paid, m->escrow, sizeof paid);
    memset(m->escrow, 0, sizeof m->escrow);
    m->state = COLABOX_IDLE;
    pay(m, paid);
    return sum;
}
