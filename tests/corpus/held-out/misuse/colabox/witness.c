#include "colabox.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
static int turned = -1, sum;

static void turn(void *user, int slot)
{
    (void)user;
    turned = slot;
}
static void pay(void *user, int coin, int count)
{
    (void)user;
    assert(count > 0);
    sum += coin * count;
}

int main(void)
{
    struct colabox_hooks hooks = {turn, pay}, half = {NULL, pay};
    colabox *m = colabox_new(&hooks, NULL);

    colabox_free(NULL);
    assert(m && colabox_state(m) == COLABOX_IDLE && colabox_credit(m) == 0 && colabox_refund(m) == 0);
    assert(colabox_select(m, 0) == COLABOX_NOT_NOW);
    assert(colabox_fill(m, -1, 100, 1) == COLABOX_BAD_SLOT && colabox_fill(m, 12, 100, 1) == COLABOX_BAD_SLOT);
    assert(colabox_fill(m, 0, 7, 1) == COLABOX_BAD_SLOT && colabox_fill(m, 0, INT_MIN, 1) == COLABOX_BAD_SLOT);
    assert(colabox_fill(m, 0, 100, 51) == COLABOX_BAD_SLOT && colabox_fill(m, 0, 100, INT_MIN) == COLABOX_BAD_SLOT);
    assert(colabox_fill(m, 0, 130, 2) == COLABOX_OK && colabox_fill(m, 11, 5, 0) == COLABOX_OK);
    assert(colabox_price(m, 0) == 130 && colabox_stock(m, 0) == 2 && colabox_price(m, 5) == 0);
    assert(!colabox_coin(m, 0) && !colabox_coin(m, 1) && !colabox_coin(m, INT_MIN) && colabox_coin(m, 100));
    assert(colabox_state(m) == COLABOX_CREDIT && colabox_fill(m, 0, 5, 5) == COLABOX_NOT_NOW);
    assert(colabox_select(m, INT_MAX) == COLABOX_BAD_SLOT && colabox_select(m, 11) == COLABOX_EMPTY);
    assert(colabox_select(m, 5) == COLABOX_EMPTY && colabox_select(m, 0) == COLABOX_POOR);
    assert(colabox_coin(m, 50) && colabox_select(m, 0) == COLABOX_NO_CHANGE);
    assert(colabox_refund(m) == 150 && sum == 150 && colabox_state(m) == COLABOX_IDLE);
    sum = 0;
    assert(colabox_coin(m, 100) && colabox_coin(m, 20) && colabox_coin(m, 10) && colabox_coin(m, 20));
    assert(colabox_select(m, 0) == COLABOX_OK && turned == 0 && colabox_state(m) == COLABOX_VENDING);
    assert(!colabox_coin(m, 10) && colabox_refund(m) == 0 && colabox_select(m, 0) == COLABOX_NOT_NOW);
    colabox_delivered(m);
    assert(sum == 20 && colabox_stock(m, 0) == 1 && colabox_credit(m) == 0 && colabox_state(m) == COLABOX_IDLE);
    sum = 0;
    assert(colabox_coin(m, 200) == 1 && colabox_select(m, 0) == COLABOX_NO_CHANGE && colabox_coin(m, 20));
    assert(colabox_coin(m, 10) && colabox_select(m, 0) == COLABOX_OK);
    colabox_jammed(m);
    assert(colabox_state(m) == COLABOX_CREDIT && colabox_credit(m) == 230 && colabox_stock(m, 0) == 1);
    assert(colabox_select(m, 0) == COLABOX_BAD_SLOT && colabox_refund(m) == 230 && sum == 230);
    assert(colabox_fill(m, 0, 5, 1) == COLABOX_OK);
    for (int i = 0; i < 10; i++)
        assert(colabox_coin(m, 200));
    assert(!colabox_coin(m, 5) && colabox_credit(m) == COLABOX_CREDIT_MAX);
    colabox_free(m);

    m = colabox_new(NULL, NULL);
    assert(m && colabox_fill(m, 3, 10, 1) == COLABOX_OK && colabox_coin(m, 10) && colabox_select(m, 3) == COLABOX_OK);
    colabox_delivered(m);
    assert(colabox_coin(m, 10) && colabox_select(m, 3) == COLABOX_EMPTY && colabox_refund(m) == 10);
    colabox_free(m);
    m = colabox_new(&half, NULL);
    assert(m && colabox_fill(m, 3, 10, 1) == COLABOX_OK && colabox_coin(m, 10) && colabox_select(m, 3) == COLABOX_OK);
    colabox_free(m);
    return 0;
}
#else
static colabox *machine;

static void eager(void *user, int slot)
{
    (void)user, (void)slot;
    colabox_delivered(machine);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct colabox_hooks hooks = {eager, NULL};

    machine = colabox_new(&hooks, NULL);
    colabox_fill(machine, 0, 100, 5);
    switch (rule) {
    case 1:
        colabox_coin(machine, 100);
        colabox_delivered(machine);
        break;
    case 2:
        colabox_coin(machine, 100);
        colabox_select(machine, 0);
        break;
    default:
        printf("%d\n", colabox_price(machine, COLABOX_SLOTS));
    }
    colabox_free(machine);
    return 0;
}
#endif
