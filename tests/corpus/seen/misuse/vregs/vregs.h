#ifndef VREGS_H
#define VREGS_H

#include <stdbool.h>

/*
 * Voltage regulators and their consumers.
 *
 * A supply is registered by its driver; everyone who needs it gets a consumer
 * handle of his own.  The supply is on as long as any consumer has it enabled.
 * Enables nest per consumer and have to be balanced by as many disables.
 */

struct vreg;		/* a supply */
struct vreg_use;	/* one consumer of it */

#define VREG_NEST_MAX 64
#define VREG_NAME_MAX 15

/**
 * vreg_register() - add a supply
 * @name: copied, cut to VREG_NAME_MAX
 * @min_uv: lowest voltage, in microvolts, not negative
 * @max_uv: highest voltage, not below @min_uv
 *
 * The supply starts off, at @min_uv.  Returns NULL for a bad range or if memory
 * is out.
 */
struct vreg *vreg_register(const char *name, int min_uv, int max_uv);

/**
 * vreg_unregister() - remove a supply
 *
 * All consumers must have been put by then.
 */
void vreg_unregister(struct vreg *v);

/* Valid until the supply is unregistered. */
const char *vreg_name(const struct vreg *v);
bool vreg_is_on(const struct vreg *v);
int vreg_voltage(const struct vreg *v);

/**
 * vreg_get() - become a consumer
 *
 * Returns NULL if memory is out.  Give the handle back with vreg_put().
 */
struct vreg_use *vreg_get(struct vreg *v);

/**
 * vreg_put() - stop being a consumer
 *
 * The consumer must have balanced its enables; the handle is gone afterwards.
 */
void vreg_put(struct vreg_use *u);

/* 0, or -1 when enabled VREG_NEST_MAX times already */
int vreg_enable(struct vreg_use *u);

/* undoes one vreg_enable() of the same consumer */
void vreg_disable(struct vreg_use *u);

/* drops all enables of the consumer at once; there may be none */
void vreg_disable_all(struct vreg_use *u);

/**
 * vreg_want() - ask for a voltage range
 *
 * The supply takes the lowest voltage that suits all consumers.  Returns -1, and
 * nothing changes, if there is none.  A consumer that never asked takes
 * anything.
 */
int vreg_want(struct vreg_use *u, int min_uv, int max_uv);

#endif
