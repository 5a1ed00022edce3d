/*
 * natflow - table of address translations, as in a small NAT box
 *
 * Every flow from an inner host gets a port of its own on the outer side.
 * The table knows no clock: the caller tells it the time, in any unit, as
 * a number that does not matter except in comparison with other times.
 */
#ifndef NATFLOW_H
#define NATFLOW_H

#include <stddef.h>
#include <stdint.h>

#define NAT_MAX_FLOWS 1024

typedef struct nat_table nat_table;

/* The inner end of a flow.  Two keys are the same if all members are. */
typedef struct {
    uint32_t addr;
    uint16_t port;
    uint8_t proto;
} nat_key;

/*
 * Told of a flow that timed out.  The flow is already gone from the table,
 * and port may be taken again.
 */
typedef void (*nat_expired_fn)(nat_table *t, uint16_t port, const nat_key *key, void *arg);

/*
 * New empty table that gives out the outer ports first..last, both included.
 * At most NAT_MAX_FLOWS flows are in it at any time, however many ports there
 * are.  NULL if out of memory, if first is 0 or if last < first.
 */
nat_table *nat_new(uint16_t first, uint16_t last);

/* Frees the table with its flows; nobody is told.  NULL is fine. */
void nat_free(nat_table *t);

/*
 * The outer port for a flow.  A new flow gets the lowest free one.  The flow
 * times out at now + ttl (or never, if that sum is beyond 64 bits); opening a
 * flow that is there renews it so, and gives the port it has.
 * 0 if there is no port left, no room, or no memory.
 */
uint16_t nat_open(nat_table *t, const nat_key *key, uint64_t now, uint64_t ttl);

/* Outer port of a flow, or 0 if there is no such flow. */
uint16_t nat_port(const nat_table *t, const nat_key *key);

/* Inner end for an outer port: 1 and *key is set, or 0 for an unused port. */
int nat_inner(const nat_table *t, uint16_t port, nat_key *key);

/* Ends a flow at once.  1, or 0 if the port was unused, which is no error. */
int nat_close(nat_table *t, uint16_t port);

/* Number of flows. */
size_t nat_count(const nat_table *t);

/*
 * Removes every flow whose time is at or before now, oldest flow first, and
 * calls fn (unless NULL) for each one.  fn may open, look up and close flows
 * of this table as it likes, for instance close the data flow along with its
 * control flow.  Only nat_expire and nat_free are not for use in fn.
 * Flows opened by fn are not removed in the same call.
 * Returns the number of flows that timed out.
 */
size_t nat_expire(nat_table *t, uint64_t now, nat_expired_fn fn, void *arg);

#endif
