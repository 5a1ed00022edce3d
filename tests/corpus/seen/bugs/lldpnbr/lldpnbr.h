#ifndef LLDPNBR_H
#define LLDPNBR_H

// Neighbours that were heard on the ports of a switch.
//
// Each neighbour is known by its chassis address and forgotten when it has not
// been heard for its time to live.  Cursors walk over the neighbours in the
// order in which they were first heard.
//
// Tables and cursors must not be NULL, except where it is said.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NBR_LIMIT 512 // neighbours in a table

struct nbr {
    uint8_t chassis[6];
    uint16_t port;
    uint32_t ttl; // seconds left
};

typedef struct nbr_table nbr_table;
typedef struct nbr_cursor nbr_cursor;

nbr_table *nbr_table_new(void);

// Open cursors stand at the end from now on, but still want to be closed.
// NULL is ignored.
void nbr_table_free(nbr_table *table);

size_t nbr_count(const nbr_table *table);

// An announcement came in.  Updates port and time to live of a known neighbour,
// adds a new one behind all others.  A ttl of 0 says good-bye: the neighbour is
// forgotten.  False when the table is full or memory is out.
bool nbr_heard(nbr_table *table, struct nbr heard);

// False when there is no such neighbour.
bool nbr_lookup(const nbr_table *table, const uint8_t chassis[6], struct nbr *found);
bool nbr_forget(nbr_table *table, const uint8_t chassis[6]);

// The link of a port went down; how many neighbours were forgotten.
size_t nbr_link_down(nbr_table *table, uint16_t port);

// Time goes by; how many neighbours were forgotten.
size_t nbr_elapse(nbr_table *table, uint32_t seconds);

// A cursor stands in front of a neighbour or at the end, at first in front of
// the oldest neighbour.  The table may change while cursors are open: one whose
// neighbour is forgotten stands in front of the following neighbour then.
// NULL when memory is out.
nbr_cursor *nbr_cursor_open(nbr_table *table);

// Closes a cursor, before or after the table is freed.  NULL is ignored.
void nbr_cursor_close(nbr_cursor *cursor);

// Fetches the neighbour and steps over it; false at the end.
bool nbr_cursor_next(nbr_cursor *cursor, struct nbr *next);

// The same without a step.
bool nbr_cursor_peek(const nbr_cursor *cursor, struct nbr *next);

// Back to the oldest neighbour.
void nbr_cursor_rewind(nbr_cursor *cursor);

#endif
