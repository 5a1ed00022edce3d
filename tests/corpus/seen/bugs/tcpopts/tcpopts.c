#include "tcpopts.h"

#include <string.h>

void tcpopt_init(struct tcpopt_builder *b)
{
	memset(b, 0, sizeof *b);
}

int tcpopt_add_nop(struct tcpopt_builder *b)
{
	if (b->len >= TCPOPT_SPACE)
		return TCPOPT_FULL;
	b->bytes[b->len++] = TCPOPT_NOP;
	return TCPOPT_OK;
}

int tcpopt_add_raw(struct tcpopt_builder *b, uint8_t kind, const uint8_t *data, size_t len)
{
	if (kind == TCPOPT_EOL || kind == TCPOPT_NOP)
		return TCPOPT_INVALID;
	if (len > TCPOPT_SPACE - 2 || b->len + 2 + len > TCPOPT_SPACE)
		return TCPOPT_FULL;
	b->bytes[b->len] = kind;
	b->bytes[b->len + 1] = (uint8_t)(len + 2);
	if (len > 0)
		memmove(b->bytes + b->len + 2, data, len);
	b->len += len + 2;
	return TCPOPT_OK;
}

int tcpopt_add_mss(struct tcpopt_builder *b, uint16_t mss)
{
	const uint8_t data[2] = { (uint8_t)(mss >> 8), (uint8_t)mss };

	return tcpopt_add_raw(b, TCPOPT_MSS, data, sizeof data);
}

int tcpopt_add_wscale(struct tcpopt_builder *b, uint8_t shift)
{
	if (shift > 14)
		return TCPOPT_INVALID;
	return tcpopt_add_raw(b, TCPOPT_WSCALE, &shift, 1);
}

static void put32(uint8_t *to, uint32_t value)
{
	to[0] = (uint8_t)(value >> 24);
	to[1] = (uint8_t)(value >> 16);
	to[2] = (uint8_t)(value >> 8);
	to[3] = (uint8_t)value;
}

int tcpopt_add_stamp(struct tcpopt_builder *b, uint32_t value, uint32_t echo)
{
	uint8_t data[8];

	put32(data, value);
	put32(data + 4, echo);
	return tcpopt_add_raw(b, TCPOPT_STAMP, data, sizeof data);
}

void tcpopt_pad(struct tcpopt_builder *b)
{
	while (b->len % 4 != 0 && b->len < TCPOPT_SPACE)
		b->bytes[b->len++] = TCPOPT_EOL;
}

/* Length of the option at opts[0], 0 when it is malformed. */
static size_t option_length(const uint8_t *opts, size_t left)
{
	if (opts[0] == TCPOPT_NOP || opts[0] == TCPOPT_EOL)
		return 1;
	if (left < 2 || opts[1] < 2 || opts[1] > left)
		return 0;
	return opts[1];
}

unsigned tcpopt_count(const uint8_t *opts, size_t len)
{
	size_t i = 0;
	unsigned count = 0;

	while (i < len && opts[i] != TCPOPT_EOL) {
		if (opts[i] == TCPOPT_NOP) {
			i++;
			continue;
		}
		if (len - i < 2 || opts[i + 1] > len - i)
			break;
		i += opts[i + 1];
		count++;
	}
	return count;
}

int tcpopt_find(const uint8_t *opts, size_t len, uint8_t kind, const uint8_t **data, size_t *data_len)
{
	size_t i, step;

	for (i = 0; i < len && opts[i] != TCPOPT_EOL; i += step) {
		step = option_length(opts + i, len - i);
		if (step == 0)
			return TCPOPT_BROKEN;
		if (opts[i] == kind && kind != TCPOPT_NOP) {
			*data = opts + i + 2;
			*data_len = step - 2;
			return TCPOPT_OK;
		}
	}
	return TCPOPT_ABSENT;
}

int tcpopt_check(const uint8_t *opts, size_t len)
{
	const uint8_t *data;
	size_t data_len;

	return tcpopt_find(opts, len, TCPOPT_EOL, &data, &data_len) == TCPOPT_BROKEN ? TCPOPT_BROKEN : TCPOPT_OK;
}

uint16_t tcpopt_mss(const uint8_t *opts, size_t len, uint16_t otherwise)
{
	const uint8_t *data;
	size_t data_len;

	if (tcpopt_find(opts, len, TCPOPT_MSS, &data, &data_len) != TCPOPT_OK || data_len != 2)
		return otherwise;
	return (uint16_t)(data[0] << 8 | data[1]);
}
