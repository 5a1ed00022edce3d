/* hamquota -- seats of an election from its votes */
#ifndef HAMQUOTA_H
#define HAMQUOTA_H

#include <stdint.h>

#define HAM_PARTIES 64                          /* at most */
#define HAM_VOTES UINT64_C(1000000000000)       /* at most, of a party */
#define HAM_SEATS 10000                         /* at most */

typedef struct election election;

election *ham_new(void);                /* NULL: no memory */
void ham_free(election *e);

/* Adds a party and returns its number (0, 1, ...), or -1 when there are too
 * many.  Of its name the first 31 bytes are kept. */
int ham_party(election *e, const char *name);
/* The number of the first party of this name (its first 31 bytes), or -1. */
int ham_find(const election *e, const char *name);
/* NULL when there is no such party. */
const char *ham_name(const election *e, int party);

/* Adds votes to a party.  0, or -1: no such party, or too many votes. */
int ham_vote(election *e, int party, uint64_t votes);
uint64_t ham_total(const election *e);

/* Parties with less than so many thousandths of all votes get no seats.
 * 0 to 1000, at first 0; returns -1 for others. */
int ham_threshold(election *e, int thousandths);

/* Share out the seats among the parties that are not below the threshold, by
 * Hamilton's method (largest remainders) or D'Hondt's (highest averages); of
 * equals the party with the lower number is first.  Both return how many seats
 * were given, which are all, or none when nobody has a claim to them; and -1
 * when `seats` is below 0 or above HAM_SEATS. */
int ham_hamilton(election *e, int seats);
int ham_dhondt(election *e, int seats);

/* Seats of a party by the last of these two; 0 when there is no such party. */
int ham_seats(const election *e, int party);

#endif
