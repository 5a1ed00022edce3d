#include "attrnest.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define HEADER	4	/* length with header, type: two bytes each */

struct attr_msg {
	unsigned char *buf;
	size_t len, room;
	int depth;
	size_t nest[ATTR_DEPTH_MAX];
};

static size_t align(size_t n)
{
	return (n + 3) & ~(size_t)3;
}

static void set16(unsigned char *p, size_t v)
{
	p[0] = (unsigned char)(v & 0xff);
	p[1] = (unsigned char)(v >> 8 & 0xff);
}

static size_t get16(const unsigned char *p)
{
	return (size_t)p[0] | (size_t)p[1] << 8;
}

struct attr_msg *attr_alloc(void)
{
	return calloc(1, sizeof(struct attr_msg));
}

void attr_free(struct attr_msg *msg)
{
	if (!msg)
		return;
	free(msg->buf);
	free(msg);
}

void *attr_reserve(struct attr_msg *msg, uint16_t type, size_t len)
{
	unsigned char *p;
	size_t need;

	if (len > ATTR_MSG_MAX || HEADER + align(len) > ATTR_MSG_MAX - msg->len)
		return NULL;
	need = msg->len + HEADER + align(len);
	if (need > msg->room) {
		size_t room = msg->room ? msg->room : 32;

		while (room < need)
			room *= 2;
		p = realloc(msg->buf, room);
		if (!p)
			return NULL;
		msg->buf = p;
		msg->room = room;
	}
	p = msg->buf + msg->len;
	set16(p, HEADER + len);
	set16(p + 2, type);
	memset(p + HEADER, 0, align(len));
	msg->len = need;
	return p + HEADER;
}

int attr_put(struct attr_msg *msg, uint16_t type, const void *data, size_t len)
{
	void *p = attr_reserve(msg, type, len);

	if (!p)
		return -1;
	if (len > 0)
		memcpy(p, data, len);
	return 0;
}

int attr_nest_start(struct attr_msg *msg, uint16_t type)
{
	size_t at = msg->len;

	if (msg->depth == ATTR_DEPTH_MAX || !attr_reserve(msg, type, 0))
		return -1;
	msg->nest[msg->depth++] = at;
	return 0;
}

void attr_nest_end(struct attr_msg *msg)
{
	size_t at;

	assert(msg->depth > 0);
	at = msg->nest[--msg->depth];
	set16(msg->buf + at, msg->len - at);
}

void attr_nest_cancel(struct attr_msg *msg)
{
	assert(msg->depth > 0);
	msg->len = msg->nest[--msg->depth];
}

const void *attr_data(const struct attr_msg *msg, size_t *len)
{
	assert(msg->depth == 0);
	*len = msg->len;
	return msg->len ? msg->buf : NULL;
}

void *attr_steal(struct attr_msg *msg, size_t *len)
{
	void *bytes = NULL;

	assert(msg->depth == 0);
	*len = msg->len;
	if (msg->len) {
		bytes = msg->buf;
		msg->buf = NULL;
		msg->len = msg->room = 0;
	}
	return bytes;
}

const void *attr_find(const void *data, size_t len, uint16_t type, size_t *plen)
{
	const unsigned char *p = data;

	while (len >= HEADER) {
		size_t n = get16(p);

		if (n < HEADER || n > len)
			break;
		if (get16(p + 2) == type) {
			*plen = n - HEADER;
			return p + HEADER;
		}
		n = align(n) < len ? align(n) : len;
		p += n;
		len -= n;
	}
	return NULL;
}
