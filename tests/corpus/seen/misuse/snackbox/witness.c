#include "snackbox.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static bool works = true;
static bool drop(snackbox *box, int shelf, const char *label, void *user)
{
    assert(*(int *)user == 5 && !strcmp(label, "nuts"));
    assert(snackbox_buy(box, shelf) == SNACKBOX_BUSY && !snackbox_stock(box, shelf, "x", 1, 1));
    assert(snackbox_insert(box, 1));
    return works;
}
#else
static bool drop(snackbox *box, int shelf, const char *label, void *user)
{
    (void)shelf, (void)label, (void)user;
    snackbox_free(box);
    return true;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char line[40];
#ifdef LEGAL
    int five = 5;
    (void)rule;
    assert(!snackbox_new(0, NULL, NULL) && !snackbox_new(61, NULL, NULL) && !snackbox_new(INT_MIN, NULL, NULL));
    snackbox *box = snackbox_new(2, drop, &five);
    assert(snackbox_shelves(box) == 2 && snackbox_left(box, 1) == 0 && snackbox_buy(box, 1) == SNACKBOX_EMPTY);
    assert(snackbox_show(box, 1, line, sizeof line) == 7 && snackbox_show(box, 1, NULL, 0) == 7);
    assert(!snackbox_stock(box, 0, "nuts", -1, 1) && !snackbox_stock(box, 0, "nuts", 1, 21));
    assert(snackbox_stock(box, 0, "nuts", 150, 2) && snackbox_buy(box, 0) == SNACKBOX_CREDIT);
    assert(!snackbox_insert(box, 0) && !snackbox_insert(box, INT_MIN) && snackbox_insert(box, 200));
    works = false;
    assert(snackbox_buy(box, 0) == SNACKBOX_JAM && snackbox_left(box, 0) == 2 && snackbox_credit(box) == 201);
    works = true;
    assert(snackbox_buy(box, 0) == SNACKBOX_OK && snackbox_refund(box) == 52 && snackbox_refund(box) == 0);
    snackbox_show(box, 0, line, sizeof line);
    assert(!strcmp(line, "nuts 1.50 1"));
    while (snackbox_insert(box, 10000))
        ;
    assert(snackbox_credit(box) == 10 * SNACKBOX_PRICE && !snackbox_insert(box, 1));
    snackbox_free(box);
    box = snackbox_new(60, NULL, NULL);
    assert(snackbox_stock(box, 59, "free", 0, 1) && snackbox_buy(box, 59) == SNACKBOX_OK);
    snackbox_free(box);
    snackbox_free(NULL);
#else
    snackbox *box = snackbox_new(3, drop, NULL);
    if (rule == 1) {
        snackbox_stock(box, 0, "gum", 0, 1);
        snackbox_buy(box, 0);
    } else if (rule == 2) {
        char *label = malloc(4);
        memcpy(label, "gum", 4);
        snackbox_stock(box, 0, label, 10, 1);
        free(label);
        snackbox_show(box, 0, line, sizeof line);
    } else {
        snackbox_left(box, snackbox_shelves(box));
    }
#endif
    return 0;
}
