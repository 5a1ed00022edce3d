#ifndef BAZAAR_H
#define BAZAAR_H

/* Reckoning at a stall. */

#define BAZAAR_MAX_PRICE 100000

/* What so many of them cost. */
int bazaar_cost(int price, unsigned char count);

/* What so many of them cost; a price above BAZAAR_MAX_PRICE is taken as BAZAAR_MAX_PRICE. */
int bazaar_offer(int price, unsigned char count);

/* What so many of that weight weigh. */
int bazaar_load(int weight, unsigned char count);

#endif
