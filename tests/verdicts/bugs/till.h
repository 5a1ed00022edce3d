#ifndef TILL_H
#define TILL_H

/* A till with goods on two shelves.  All amounts are in cents. */
typedef struct till till;

typedef enum { TILL_OK, TILL_BAD_VALUE, TILL_TOO_LITTLE, TILL_SOLD_OUT } till_status;

till *till_new(void);
void till_free(till *t);
/* Shelf 0 to 1, price 1 to 100, count 0 to 50. */
till_status till_fill(till *t, int shelf, int price, int count);
/* Money goes in: 1 to 1000. */
till_status till_pay(till *t, int amount);
till_status till_buy(till *t, int shelf);
/* Hands back what was not spent. */
int till_change(till *t);

#endif
