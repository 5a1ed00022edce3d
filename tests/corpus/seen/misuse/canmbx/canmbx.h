#ifndef CANMBX_H
#define CANMBX_H

#include <stdint.h>

/* CAN controller with three transmit mailboxes and a receive queue.
 *
 *            can_start            can_bus_error
 *   CONFIG  ----------->  RUN  ------------------>  BUSOFF
 *      ^                   |  <------------------      |
 *      |                   |        can_recover        |
 *      +-------------------+---------------------------+
 *                        can_stop
 *
 * In brackets: the modes in which a function may be called. The driver asserts
 * that; none of this is meant to be recovered from. */

#define CAN_MAILBOXES 3
#define CAN_FILTERS   4
#define CAN_ID_MAX    0x7ff

enum can_mode { CAN_CONFIG = 1, CAN_RUN, CAN_BUSOFF };

struct can_frame {
	uint16_t id;      /* 0..CAN_ID_MAX */
	uint8_t  len;     /* 0..8 */
	uint8_t  data[8];
};

struct can_dev {          /* hands off */
	uint8_t  mode, timing_set, filters;
	uint16_t tec, overruns;
	uint16_t filter_id[CAN_FILTERS], filter_mask[CAN_FILTERS];
	uint8_t  mbx_state[CAN_MAILBOXES];
	struct can_frame mbx[CAN_MAILBOXES];
	struct can_frame *rx;
	unsigned depth, head, count;
};

/* First of all calls. rx: room for depth >= 1 frames, which the driver uses as
 * long as dev is used. */
void can_setup(struct can_dev *dev, struct can_frame *rx, unsigned depth);

enum can_mode can_mode(const struct can_dev *dev);

/* Bit timing: quanta are 1 + seg1 + seg2. 0, or -1 unless prescaler 1..1024,
 * seg1 1..16, seg2 1..8.  [CONFIG] */
int can_timing(struct can_dev *dev, unsigned prescaler, unsigned seg1, unsigned seg2);

/* Accepts frames with (id & mask) == (filter id & mask); without any filter all
 * are accepted. -1 when all filters are in use.  [CONFIG] */
int can_filter(struct can_dev *dev, uint16_t id, uint16_t mask);

/* Needs a valid timing.  [CONFIG] */
void can_start(struct can_dev *dev);

/* Gives up all mailboxes; received frames stay, filters go.  [RUN, BUSOFF] */
void can_stop(struct can_dev *dev);

/* Clears the error counter; what is pending is sent.  [BUSOFF] */
void can_recover(struct can_dev *dev);

/* Transmitting: take a mailbox, send with it. It is free again when the frame
 * has left. take: the mailbox or -1.  [RUN] */
int  can_take(struct can_dev *dev);
/* mbx: taken, and not sent with yet.  [RUN] */
void can_send(struct can_dev *dev, int mbx, const struct can_frame *frame);
/* mbx: taken; it is free then. 1 if a frame was pending in it.  [RUN, BUSOFF] */
int  can_abort(struct can_dev *dev, int mbx);

/* Oldest frame received: 1, or 0 if there is none.  [all] */
int can_receive(struct can_dev *dev, struct can_frame *frame);
unsigned can_overruns(const struct can_dev *dev);  /* saturates at 65535 */

/* For the interrupt handler, or a simulated bus. */

/* The pending frame with the lowest id leaves: 1, or 0 if there is none or the
 * mode is not RUN.  [all] */
int can_bus_out(struct can_dev *dev, struct can_frame *frame);
/* A frame arrives: 1 if it is queued, else 0.  [all; ignored unless RUN] */
int can_bus_in(struct can_dev *dev, const struct can_frame *frame);
/* Transmit error; bus-off at a count above 255.  [all; ignored unless RUN] */
void can_bus_error(struct can_dev *dev);

#endif
