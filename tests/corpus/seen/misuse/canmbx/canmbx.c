#include "canmbx.h"

#include <assert.h>
#include <string.h>

enum { FREE, TAKEN, PENDING };

static void copy(struct can_frame *to, const struct can_frame *from)
{
	struct can_frame f = { from->id, from->len, { 0 } };

	assert(from->id <= CAN_ID_MAX);
	memcpy(f.data, from->data, from->len);
	*to = f;
}

void can_setup(struct can_dev *dev, struct can_frame *rx, unsigned depth)
{
	memset(dev, 0, sizeof *dev);
	dev->mode = CAN_CONFIG;
	dev->rx = rx;
	dev->depth = depth;
}

enum can_mode can_mode(const struct can_dev *dev)
{
	return (enum can_mode)dev->mode;
}

int can_timing(struct can_dev *dev, unsigned prescaler, unsigned seg1, unsigned seg2)
{
	assert(dev->mode == CAN_CONFIG);
	if (prescaler < 1 || prescaler > 1024 || seg1 < 1 || seg1 > 16 || seg2 < 1 || seg2 > 8)
		return -1;
	dev->timing_set = 1;
	return 0;
}

int can_filter(struct can_dev *dev, uint16_t id, uint16_t mask)
{
	assert(dev->mode == CAN_CONFIG);
	if (dev->filters == CAN_FILTERS)
		return -1;
	dev->filter_id[dev->filters] = id;
	dev->filter_mask[dev->filters++] = mask;
	return 0;
}

void can_start(struct can_dev *dev)
{
	assert(dev->mode == CAN_CONFIG);
	assert(dev->timing_set);
	dev->tec = 0;
	dev->mode = CAN_RUN;
}

void can_stop(struct can_dev *dev)
{
	assert(dev->mode == CAN_RUN || dev->mode == CAN_BUSOFF);
	memset(dev->mbx_state, FREE, sizeof dev->mbx_state);
	dev->filters = 0;
	dev->mode = CAN_CONFIG;
}

void can_recover(struct can_dev *dev)
{
	assert(dev->mode == CAN_BUSOFF);
	dev->tec = 0;
	dev->mode = CAN_RUN;
}

int can_take(struct can_dev *dev)
{
	int i;

	assert(dev->mode == CAN_RUN);
	for (i = 0; i < CAN_MAILBOXES; i++)
		if (dev->mbx_state[i] == FREE) {
			dev->mbx_state[i] = TAKEN;
			return i;
		}
	return -1;
}

void can_send(struct can_dev *dev, int mbx, const struct can_frame *frame)
{
	assert(dev->mode == CAN_RUN);
	assert(dev->mbx_state[mbx] == TAKEN);
	copy(&dev->mbx[mbx], frame);
	dev->mbx_state[mbx] = PENDING;
}

int can_abort(struct can_dev *dev, int mbx)
{
	int pending = dev->mbx_state[mbx] == PENDING;

	assert(dev->mode == CAN_RUN || dev->mode == CAN_BUSOFF);
	assert(dev->mbx_state[mbx] != FREE);
	dev->mbx_state[mbx] = FREE;
	return pending;
}

int can_receive(struct can_dev *dev, struct can_frame *frame)
{
	if (dev->count == 0)
		return 0;
	*frame = dev->rx[dev->head];
	dev->head = (dev->head + 1) % dev->depth;
	dev->count--;
	return 1;
}

unsigned can_overruns(const struct can_dev *dev)
{
	return dev->overruns;
}

int can_bus_out(struct can_dev *dev, struct can_frame *frame)
{
	int i, first = -1;

	if (dev->mode != CAN_RUN)
		return 0;
	for (i = 0; i < CAN_MAILBOXES; i++)
		if (dev->mbx_state[i] == PENDING && (first < 0 || dev->mbx[i].id < dev->mbx[first].id))
			first = i;
	if (first < 0)
		return 0;
	*frame = dev->mbx[first];
	dev->mbx_state[first] = FREE;
	if (dev->tec > 0)
		dev->tec--;
	return 1;
}

static int accepted(const struct can_dev *dev, uint16_t id)
{
	unsigned i;

	for (i = 0; i < dev->filters; i++)
		if (((id ^ dev->filter_id[i]) & dev->filter_mask[i]) == 0)
			return 1;
	return dev->filters == 0;
}

int can_bus_in(struct can_dev *dev, const struct can_frame *frame)
{
	if (dev->mode != CAN_RUN || !accepted(dev, frame->id))
		return 0;
	if (dev->count == dev->depth) {
		if (dev->overruns < UINT16_MAX)
			dev->overruns++;
		return 0;
	}
	copy(&dev->rx[(dev->head + dev->count) % dev->depth], frame);
	dev->count++;
	return 1;
}

void can_bus_error(struct can_dev *dev)
{
	if (dev->mode != CAN_RUN)
		return;
	dev->tec += 8;
	if (dev->tec > 255)
		dev->mode = CAN_BUSOFF;
}
