#ifndef LEASEMAN_H
#define LEASEMAN_H

/*
 * leaseman - a table of leases, each held by a named owner until a deadline.
 *
 * Time is whatever the caller counts in (seconds, ticks); it is passed in
 * with every call and never read from a clock.
 */

#include <stddef.h>
#include <stdint.h>

typedef struct leaseman leaseman;

#define LEASE_NONE      0u      /* no lease has this id */
#define LEASE_MAX       4096u   /* leases at the same time */
#define LEASE_OWNER_MAX 255u    /* longest name of an owner, in bytes */

/* New empty table, or NULL when there is no memory. */
leaseman *lm_new(void);

/* Frees the table and all its leases. NULL is allowed. */
void lm_free(leaseman *lm);

/*
 * Grants a lease to OWNER from NOW for TTL units. The name is copied.
 * Returns the id of the lease, or LEASE_NONE when the table is full, the name
 * is empty or too long, or memory is short. A deadline that does not fit is
 * the greatest possible time.
 */
uint32_t lm_grant(leaseman *lm, const char *owner, uint64_t now, uint64_t ttl);

/* Extends a lease: the deadline becomes NOW + TTL, unless it is later already.
 * Returns 0, or -1 when there is no such lease or it has expired at NOW. */
int lm_renew(leaseman *lm, uint32_t id, uint64_t now, uint64_t ttl);

/*
 * Hands a lease over to OWNER. The name is copied; any string will do, also
 * one from lm_owner(), of this lease or another one.
 * Returns 0, or -1 (nothing is changed) for an unknown id, an empty or too
 * long name, or when memory is short.
 */
int lm_transfer(leaseman *lm, uint32_t id, const char *owner);

/* Ends a lease. Returns 0, or -1 when there is no such lease. */
int lm_release(leaseman *lm, uint32_t id);

/* The owner's name, or NULL when there is no such lease. The string belongs
 * to the table and is valid until the lease is transferred or ends. */
const char *lm_owner(const leaseman *lm, uint32_t id);

/* The deadline of a lease, 0 when there is no such lease. */
uint64_t lm_deadline(const leaseman *lm, uint32_t id);

/* Ends all leases whose deadline is NOW or earlier. Returns their number. */
size_t lm_expire(leaseman *lm, uint64_t now);

/* The number of leases, all of them or those of one owner. */
size_t lm_count(const leaseman *lm);
size_t lm_count_of(const leaseman *lm, const char *owner);

#endif
