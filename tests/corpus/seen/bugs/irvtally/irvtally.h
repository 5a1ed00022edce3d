/*
IRVTALLY(3)

NAME
    irvtally - count ranked ballots by instant runoff

DESCRIPTION
    An election has candidates 0 .. n-1. A ballot ranks some of them, the most
    preferred first. In each round of the count a ballot goes to the first
    candidate on it who still stands; ballots on which nobody still stands no
    longer count. Who has more than half of the ballots that count is elected;
    otherwise the candidate with the fewest (of several, the one with the lowest
    number) is out, and there is another round.

    Candidates may withdraw, and come back, at any time, also after ballots were
    cast. A candidate who has withdrawn does not stand from the first round on.

    Every irv_election * must come from irv_new() and not be freed yet.
*/
#ifndef IRVTALLY_H
#define IRVTALLY_H

#include <stddef.h>

#define IRV_MAX_CANDIDATES 32
#define IRV_MAX_BALLOTS    10000
#define IRV_NOBODY         (-1)
#define IRV_ERROR          (-2)

typedef struct irv_election irv_election;

/* A new election with 1 .. IRV_MAX_CANDIDATES candidates, otherwise NULL; NULL
   also without memory. irv_free() frees it, and does nothing with NULL. */
irv_election *irv_new(int candidates);
void irv_free(irv_election *e);

/* How many candidates, withdrawn ones included, and how many ballots. */
int irv_candidates(const irv_election *e);
int irv_ballots(const irv_election *e);

/* Casts a ballot with the n candidates of rank. Returns the number of ballots
   now, or IRV_ERROR if n is 0, if one of them is no candidate or is there twice,
   if there are IRV_MAX_BALLOTS already, or without memory. Candidates who have
   withdrawn may be ranked. */
int irv_cast(irv_election *e, const int *rank, size_t n);

/* The same with a text such as "2>0>1": decimal numbers, '>' between them, no
   spaces. IRV_ERROR also for other texts. */
int irv_cast_text(irv_election *e, const char *text);

/* A candidate withdraws, or comes back. Doing it twice is no error. Returns 0,
   or IRV_ERROR if there is no such candidate. */
int irv_withdraw(irv_election *e, int candidate);
int irv_restore(irv_election *e, int candidate);

/* How many ballots go to the candidate in the first round; IRV_ERROR if there is
   no such candidate. */
int irv_first_round(const irv_election *e, int candidate);

/* On how many ballots a is ranked before b, or a is ranked and b is not. Does not
   care who has withdrawn. IRV_ERROR if one of them is no candidate. */
int irv_prefer(const irv_election *e, int a, int b);

/* Who is elected, or IRV_NOBODY if no ballot counts. The election is not changed;
   one can go on casting. */
int irv_winner(const irv_election *e);

#endif
