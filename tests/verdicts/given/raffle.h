#ifndef RAFFLE_H
#define RAFFLE_H

/* raffle: who gets what.
 *
 * A draw without tickets gives the first prize to nobody.  A table without chairs must not be dealt to. */

struct raffle;

struct raffle *raffle_new(void);
void raffle_free(struct raffle *raffle);

/* So many are sold. */
void raffle_sell(struct raffle *raffle, unsigned tickets);
/* The ticket that a sum of digits leads to. */
unsigned raffle_winner(const struct raffle *raffle, unsigned sum);
/* How much is left of a sum when everybody has got as much. */
unsigned raffle_left(unsigned sum, unsigned people);
/* So many stand at a table. */
void raffle_seat(struct raffle *raffle, unsigned chairs);
/* Which chair a sum leads to. */
unsigned raffle_deal(const struct raffle *raffle, unsigned sum);

/* 0, or -1 for too many prizes. */
int raffle_offer(struct raffle *raffle, unsigned prizes);
/* What each prize costs. */
unsigned raffle_price(const struct raffle *raffle, unsigned sum);
/* How many stand in a row. */
void raffle_line(struct raffle *raffle, unsigned seats);
/* How many rows there are. */
unsigned raffle_rows(const struct raffle *raffle, unsigned guests);

#endif
