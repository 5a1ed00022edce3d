#include "raffle.h"

#include <stdlib.h>

struct raffle {
    unsigned tickets, chairs, prizes, seats;
};

struct raffle *raffle_new(void)
{
    struct raffle *raffle = malloc(sizeof *raffle);
    if (raffle)
        *raffle = (struct raffle){1, 1, 1, 1};
    return raffle;
}

void raffle_free(struct raffle *raffle)
{
    free(raffle);
}

void raffle_sell(struct raffle *raffle, unsigned tickets)
{
    raffle->tickets = tickets;
}

unsigned raffle_winner(const struct raffle *raffle, unsigned sum)
{
    return sum % raffle->tickets; /* of none: the bug */
}

unsigned raffle_left(unsigned sum, unsigned people)
{
    return sum % people;
}

void raffle_seat(struct raffle *raffle, unsigned chairs)
{
    raffle->chairs = chairs;
}

unsigned raffle_deal(const struct raffle *raffle, unsigned sum)
{
    return sum % raffle->chairs;
}

int raffle_offer(struct raffle *raffle, unsigned prizes)
{
    if (prizes > 100) /* 0 are taken: the bug */
        return -1;
    raffle->prizes = prizes;
    return 0;
}

unsigned raffle_price(const struct raffle *raffle, unsigned sum)
{
    return sum / raffle->prizes;
}

void raffle_line(struct raffle *raffle, unsigned seats)
{
    raffle->seats = seats;
}

unsigned raffle_rows(const struct raffle *raffle, unsigned guests)
{
    return guests / raffle->seats;
}
