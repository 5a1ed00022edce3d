#include "pinmask.h"

static bool fits(unsigned first, unsigned width)
{
	return first <= PM_PINS && width <= PM_PINS - first;
}

void pm_reset(struct pm_port *p)
{
	p->dir = 0;
	p->out = 0;
	p->in = 0;
	p->pull = 0;
	p->driven = 0;
}

uint32_t pm_mask(unsigned first, unsigned width)
{
	if (!fits(first, width) || width == 0)
		return 0;
	return (UINT32_MAX >> (PM_PINS - width)) << first;
}

void pm_direction(struct pm_port *p, uint32_t mask, bool output)
{
	if (output)
		p->dir |= mask;
	else
		p->dir &= ~mask;
}

void pm_pullup(struct pm_port *p, uint32_t mask, bool on)
{
	if (on)
		p->pull |= mask;
	else
		p->pull &= ~mask;
}

void pm_drive(struct pm_port *p, uint32_t mask, uint32_t levels)
{
	p->driven |= mask;
	p->in = (p->in & ~mask) | (levels & mask);
}

void pm_release(struct pm_port *p, uint32_t mask)
{
	p->driven &= ~mask;
	p->in &= ~mask;
}

uint32_t pm_read(const struct pm_port *p)
{
	uint32_t inputs = (p->in & p->driven) | (p->pull & ~p->driven);

	return (p->out & p->dir) | (inputs & ~p->dir);
}

bool pm_pin(const struct pm_port *p, unsigned pin)
{
	if (pin >= PM_PINS)
		return false;
	return (pm_read(p) >> pin & 1) != 0;
}

void pm_toggle(struct pm_port *p, uint32_t mask)
{
	p->out ^= mask;
}

bool pm_put(struct pm_port *p, unsigned first, unsigned width, uint32_t value)
{
	if (!fits(first, width))
		return false;
	if (width < PM_PINS && value >> width != 0)
		return false;

	p->out &= ~pm_mask(first, width);
	if (width > 0)
		p->out |= value << first;
	return true;
}

uint32_t pm_get(const struct pm_port *p, unsigned first, unsigned width)
{
	if (!fits(first, width) || width == 0)
		return 0;
	return pm_read(p) >> first & ((UINT32_C(1) << width) - 1);
}

int pm_weight(uint32_t mask)
{
	int count = 0;

	for (; mask != 0; mask &= mask - 1)
		count++;
	return count;
}
