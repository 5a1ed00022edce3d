#ifndef PAGING_H
#define PAGING_H

/* paging: calls people by their numbers.
 *
 * Whoever is paged may call paging_join() and paging_leave() meanwhile. */

struct paging;
struct person;

/* Gets the paging and the number that is called. */
typedef void (*paged_fn)(struct paging *paging, int number);

struct paging *paging_new(void);
void paging_free(struct paging *paging);
/* One more who answers; false when all eight places are taken. */
_Bool paging_join(struct paging *paging, int number);
/* Who has that number is gone. */
void paging_leave(struct paging *paging, int number);
/* Calls answer for everybody who is there. */
void paging_call(struct paging *paging, paged_fn answer);
/* The same, and counts them; answer must not be NULL. */
int paging_count(struct paging *paging, paged_fn answer);
/* Who came last; NULL when nobody is there. */
struct person *paging_first(struct paging *paging);
int person_number(const struct person *person);

#endif
