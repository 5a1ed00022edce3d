#ifndef OFFICE_H
#define OFFICE_H

/* A queue of people by their numbers. */
struct office;

struct office *office_new(void);
void office_free(struct office *office);
/* Somebody comes; how many wait now. */
int office_come(struct office *office, int person);
/* Somebody goes before it is their turn. */
void office_cancel(struct office *office, int person);

#endif
