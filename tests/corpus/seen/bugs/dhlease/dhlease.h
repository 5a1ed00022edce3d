#ifndef DHLEASE_H
#define DHLEASE_H

/**
 * @file dhlease.h
 * @brief Lease table of a small DHCP server.
 *
 * The table hands out IPv4 addresses of one contiguous range to clients, which
 * are known by their six-byte hardware address.  A lease may have a host name.
 * Addresses are numbers in host byte order.  Time is seconds since whatever
 * the caller likes; the table has no clock of its own.
 */

#include <stddef.h>
#include <stdint.h>

#define DHLEASE_RANGE_MAX 1024u /**< most addresses of a table */
#define DHLEASE_HOST_MAX 63u    /**< longest host name, without the NUL */

enum dhlease_status {
    DHLEASE_OK = 0,
    DHLEASE_EINVAL = -1, /**< the argument is malformed */
    DHLEASE_ENOENT = -2, /**< no lease on that address */
    DHLEASE_EFULL = -3,  /**< no address left */
    DHLEASE_ENOMEM = -4  /**< out of memory */
};

typedef struct dhlease_table dhlease_table;

/**
 * @brief Creates a table for the addresses @p first to @p first + @p count - 1.
 * @return the table, to be freed with dhlease_free(); NULL if @p count is 0 or
 *         above DHLEASE_RANGE_MAX, if the range passes 255.255.255.255, or if
 *         there is no memory.
 */
dhlease_table *dhlease_new(uint32_t first, uint32_t count);

/** @brief Frees the table with all leases.  NULL is ignored. */
void dhlease_free(dhlease_table *t);

/**
 * @brief Gives the client @p mac a lease until @p now + @p seconds.
 *
 * A client that has a lease keeps its address and host name.  Otherwise the
 * lowest free address is taken.  Expired leases are not free before
 * dhlease_expire() has removed them.
 * @param[out] address  the address; untouched on failure
 * @return DHLEASE_OK or DHLEASE_EFULL
 */
int dhlease_grant(dhlease_table *t, const uint8_t mac[6], uint64_t now, uint32_t seconds, uint32_t *address);

/** @brief Ends the lease on @p address.  @return DHLEASE_OK or DHLEASE_ENOENT */
int dhlease_release(dhlease_table *t, uint32_t address);

/** @brief Ends all leases that run until @p now or earlier.  @return how many */
size_t dhlease_expire(dhlease_table *t, uint64_t now);

/** @brief Number of leases. */
size_t dhlease_count(const dhlease_table *t);

/**
 * @brief Names the host on @p address; NULL takes its name away.
 *
 * Names are 1 to DHLEASE_HOST_MAX letters, digits and hyphens, compared
 * without case.  A name belongs to one lease at a time: when another lease has
 * it, that one is without a name from then on.
 * @return DHLEASE_OK, DHLEASE_EINVAL, DHLEASE_ENOENT or DHLEASE_ENOMEM
 */
int dhlease_set_host(dhlease_table *t, uint32_t address, const char *name);

/**
 * @brief The host name of the lease on @p address.
 * @return NULL if there is none.  The text is the table's; it is valid until
 *         the table is changed.
 */
const char *dhlease_host(const dhlease_table *t, uint32_t address);

/**
 * @brief Looks a host up by name.
 * @return DHLEASE_OK and its address in @p address, or DHLEASE_ENOENT
 */
int dhlease_find(const dhlease_table *t, const char *name, uint32_t *address);

#endif
