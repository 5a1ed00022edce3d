#include "ackwnd.h"

#include <string.h>

#define DEFAULT_MSS	536u
#define QUICK_ACKS	8u

static uint32_t min_u32(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

static uint32_t max_u32(uint32_t a, uint32_t b)
{
	return a > b ? a : b;
}

/* What is left of the window that was sent last. */
static uint32_t promised(const struct ackwnd *w)
{
	return w->rcv_wup + w->rcv_wnd - w->rcv_nxt;
}

static void send_window(struct ackwnd *w)
{
	w->rcv_wnd = aw_window(w);
	w->rcv_wup = w->rcv_nxt;
}

void aw_init(struct ackwnd *w, uint32_t space)
{
	memset(w, 0, sizeof(*w));
	w->space = min_u32(max_u32(space, AW_MIN_SPACE), AW_MAX_SPACE);
	w->mss = DEFAULT_MSS;
	w->ack.rcv_mss = DEFAULT_MSS;
}

int aw_connect(struct ackwnd *w, uint32_t isn, uint32_t mss, uint32_t scale)
{
	if (w->open || mss < 64 || mss > 32768 || scale > AW_MAX_SCALE)
		return -1;

	w->open = true;
	w->mss = (uint16_t)mss;
	w->scale = (uint8_t)scale;
	w->rcv_nxt = isn + 1;
	w->rcv_wup = w->rcv_nxt;
	w->rcv_wnd = 0;
	w->ack.pending = 0;
	w->ack.rcv_mss = (uint16_t)min_u32(mss, DEFAULT_MSS);
	w->ack.quick = QUICK_ACKS;
	send_window(w);
	return 0;
}

void aw_disconnect(struct ackwnd *w)
{
	if (!w->open)
		return;

	w->open = false;
	w->scale = 0;
	w->mss = DEFAULT_MSS;
	w->rcv_nxt = 0;
	w->rcv_wup = 0;
	w->rcv_wnd = 0;
	memset(&w->ack, 0, sizeof(w->ack));
}

uint32_t aw_receive(struct ackwnd *w, uint32_t len)
{
	uint32_t taken;

	if (!w->open)
		return 0;

	taken = min_u32(len, promised(w));
	if (taken == 0) {
		/* Out of window: the peer needs to hear from us. */
		if (len > 0)
			w->ack.quick = QUICK_ACKS;
		return 0;
	}
	if (len > w->ack.rcv_mss)
		w->ack.rcv_mss = (uint16_t)min_u32(len, w->mss);
	w->queued += taken;
	w->rcv_nxt += taken;
	w->ack.pending += taken;
	return taken;
}

uint32_t aw_read(struct ackwnd *w, uint32_t len)
{
	uint32_t taken = min_u32(len, w->queued);

	if (taken == 0)
		return 0;
	w->queued -= taken;

	/* Tell the peer early when the window has opened a lot. */
	if (aw_window(w) / 2 > promised(w) && w->ack.quick == 0)
		w->ack.quick = 1;
	return taken;
}

uint32_t aw_queued(const struct ackwnd *w)
{
	return w->queued;
}

uint32_t aw_window(const struct ackwnd *w)
{
	uint32_t room = w->space - w->queued;
	uint32_t mss = min_u32(w->ack.rcv_mss, w->space);
	uint32_t window;

	room = min_u32(room, UINT32_C(65535) << w->scale);

	/* Against silly windows: whole segments or nothing. */
	window = room / mss * mss;
	return max_u32(window, promised(w));
}

bool aw_should_ack(const struct ackwnd *w)
{
	if (!w->open)
		return false;
	if (w->ack.pending >= 2u * w->ack.rcv_mss)
		return true;
	return w->ack.quick > 0 && (w->ack.pending > 0 || aw_window(w) > promised(w));
}

bool aw_ack(struct ackwnd *w, uint32_t *number, uint16_t *field)
{
	if (!w->open)
		return false;

	send_window(w);
	w->ack.pending = 0;
	if (w->ack.quick > 0)
		w->ack.quick--;
	*number = w->rcv_nxt;
	*field = (uint16_t)(w->rcv_wnd >> w->scale);
	return true;
}
