#ifndef PINMASK_H_
#define PINMASK_H_

#include <stdbool.h>
#include <stdint.h>

#define PM_PINS 32

/* Simulated GPIO port. */
struct pm_port {
	uint32_t dir;	/* 1: output */
	uint32_t out;
	uint32_t in;	/* what the outside drives */
	uint32_t pull;	/* level of pins that are not driven */
	uint32_t driven;
};

void pm_reset(struct pm_port *p);

/* width 0..32, first + width <= 32; 0 for other values */
uint32_t pm_mask(unsigned first, unsigned width);

void pm_direction(struct pm_port *p, uint32_t mask, bool output);
void pm_pullup(struct pm_port *p, uint32_t mask, bool on);

void pm_drive(struct pm_port *p, uint32_t mask, uint32_t levels);
void pm_release(struct pm_port *p, uint32_t mask);

/* Levels of all pins: outputs read back, inputs are driven or pulled. */
uint32_t pm_read(const struct pm_port *p);
bool pm_pin(const struct pm_port *p, unsigned pin);

void pm_toggle(struct pm_port *p, uint32_t mask);

/*
 * A field of adjacent pins as a number, least significant pin first.
 * pm_put() returns false, without a change, if the field does not fit in the
 * port or the value does not fit in the field.  pm_get() gives 0 for a field
 * which does not fit.
 */
bool pm_put(struct pm_port *p, unsigned first, unsigned width, uint32_t value);
uint32_t pm_get(const struct pm_port *p, unsigned first, unsigned width);

/* Number of pins that are set. */
int pm_weight(uint32_t mask);

#endif
