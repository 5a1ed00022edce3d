/* Lamps, and a desk for some of them.  A lamp that a desk has accepted goes with
   the desk. */
#ifndef LAMPDESK_H
#define LAMPDESK_H

#include <stdbool.h>

struct lamp;
struct lampdesk;

struct lamp *lamp_new(unsigned number);
void lamp_free(struct lamp *lamp);

struct lampdesk *lampdesk_new(void);
void lampdesk_free(struct lampdesk *desk);

/* Gives a lamp to the desk.  When there is one of that number already, or the
   desk is full, this returns false, and nothing has changed hands. */
bool lampdesk_add(struct lampdesk *desk, struct lamp *lamp);

/* Gives a lamp that has to be number 7 to the desk, which may dispose of others. */
bool lampdesk_add_seven(struct lampdesk *desk, struct lamp *lamp);

#endif
