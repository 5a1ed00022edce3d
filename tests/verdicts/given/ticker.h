#ifndef TICKER_H
#define TICKER_H

/* ticker: what is due when. */

typedef struct ticker {
    unsigned long due;
    struct ticker *next;
} ticker;

typedef unsigned long ticker_clock(void);

int ticker_install(ticker_clock *clock); /* -1: there is none */
int ticker_start(ticker *t, unsigned long in);
int ticker_count(void);
int ticker_turn(int quarters);

#endif
