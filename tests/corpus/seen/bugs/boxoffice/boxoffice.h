#ifndef BOXOFFICE_H
#define BOXOFFICE_H

/* Selling the seats of a show, with a waiting list when all are taken. */

#define BO_MAX_SEATS 500
#define BO_MAX_NAME 40

struct boxoffice;

enum {
    BO_WAITING = -1, /* all seats are taken; on the waiting list */
    BO_BADNAME = -2, /* empty or longer than BO_MAX_NAME */
    BO_NOSEAT = -3,  /* no such seat, or it is free */
    BO_NOMEM = -4
};

/* seats: 1..BO_MAX_SEATS, otherwise NULL is returned. */
struct boxoffice *bo_open(int seats);
void bo_close(struct boxoffice *bo);

/* Sells the first free seat and returns its number, which is 0 or more, or
   puts the customer at the end of the waiting list and returns BO_WAITING.
   One customer can buy many seats. */
int bo_book(struct boxoffice *bo, const char *name);

/* Gives a seat back.  The first customer on the waiting list gets it. */
int bo_cancel(struct boxoffice *bo, int seat);

/* Takes all entries of a customer off the waiting list; how many. */
int bo_leave(struct boxoffice *bo, const char *name);

/* Who has the seat; NULL when it is free or does not exist. */
const char *bo_holder(const struct boxoffice *bo, int seat);

int bo_free_seats(const struct boxoffice *bo);
int bo_waiting(const struct boxoffice *bo);

#endif
