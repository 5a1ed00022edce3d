#include "iphview.h"

#include <string.h>

enum {
	OFF_TOTAL = 2,
	OFF_ID = 4,
	OFF_TTL = 8,
	OFF_PROTO = 9,
	OFF_SUM = 10,
	OFF_SRC = 12,
	OFF_DST = 16
};

enum { OPT_END = 0, OPT_NOP = 1 };

static unsigned get16(const uint8_t *p)
{
	return (unsigned)p[0] << 8 | p[1];
}

static uint32_t get32(const uint8_t *p)
{
	return (uint32_t)get16(p) << 16 | get16(p + 2);
}

static void put16(uint8_t *p, unsigned v)
{
	p[0] = (uint8_t)(v >> 8);
	p[1] = (uint8_t)v;
}

static void put32(uint8_t *p, uint32_t v)
{
	put16(p, (unsigned)(v >> 16));
	put16(p + 2, (unsigned)(v & 0xffff));
}

uint16_t iph_sum(const uint8_t *data, size_t len)
{
	uint32_t sum = 0;
	size_t i;

	for (i = 0; i < len; i++) {
		sum += i % 2 == 0 ? (uint32_t)data[i] << 8 : data[i];
		sum = (sum & 0xffff) + (sum >> 16);
	}
	return (uint16_t)~sum;
}

unsigned iph_header_len(const uint8_t *pkt)
{
	return (pkt[0] & 15u) * 4;
}

unsigned iph_total_len(const uint8_t *pkt)
{
	return get16(pkt + OFF_TOTAL);
}

int iph_check(const uint8_t *pkt, size_t len)
{
	if (len < 1)
		return IPH_ESHORT;
	if (pkt[0] >> 4 != 4)
		return IPH_EVERSION;
	if (len < IPH_MIN)
		return IPH_ESHORT;
	if (iph_header_len(pkt) < IPH_MIN || iph_total_len(pkt) < iph_header_len(pkt))
		return IPH_EHEADER;
	if (iph_total_len(pkt) > len)
		return IPH_ESHORT;
	if (iph_sum(pkt, iph_header_len(pkt)) != 0)
		return IPH_ESUM;
	return 0;
}

void iph_get(const uint8_t *pkt, struct iph_fields *out)
{
	out->src = get32(pkt + OFF_SRC);
	out->dst = get32(pkt + OFF_DST);
	out->id = (uint16_t)get16(pkt + OFF_ID);
	out->ttl = pkt[OFF_TTL];
	out->proto = pkt[OFF_PROTO];
}

const uint8_t *iph_payload(const uint8_t *pkt, size_t *len)
{
	*len = iph_total_len(pkt) - iph_header_len(pkt);
	return pkt + iph_header_len(pkt);
}

size_t iph_copy_options(const uint8_t *pkt, uint8_t *out)
{
	size_t len = iph_header_len(pkt) - IPH_MIN;

	memset(out, 0, IPH_MAXOPT);
	memcpy(out, pkt + IPH_MIN, len);
	return len;
}

int iph_next_option(const uint8_t *pkt, size_t *pos, struct iph_opt *opt)
{
	const uint8_t *options = pkt + IPH_MIN;
	size_t end = iph_header_len(pkt) - IPH_MIN;
	size_t at = *pos;

	while (at < end && options[at] == OPT_NOP)
		at++;
	if (at >= end || options[at] == OPT_END) {
		*pos = end;
		return 0;
	}
	if (end - at < 2 || options[at + 1] < 2 || options[at + 1] > end - at) {
		*pos = end;
		return -1;
	}
	opt->type = options[at];
	opt->len = (uint8_t)(options[at + 1] - 2);
	opt->data = options + at + 2;
	*pos = at + options[at + 1];
	return 1;
}

static void seal(uint8_t *pkt)
{
	put16(pkt + OFF_SUM, 0);
	put16(pkt + OFF_SUM, iph_sum(pkt, iph_header_len(pkt)));
}

unsigned iph_forward(uint8_t *pkt)
{
	if (pkt[OFF_TTL] == 0)
		return 0;
	pkt[OFF_TTL]--;
	seal(pkt);
	return pkt[OFF_TTL];
}

int iph_build(uint8_t *pkt, size_t size, const struct iph_fields *f, size_t datalen)
{
	if (size < IPH_MIN)
		return IPH_ESHORT;
	if (datalen > 65535 - IPH_MIN)
		return IPH_EHEADER;
	memset(pkt, 0, IPH_MIN);
	pkt[0] = 4 << 4 | IPH_MIN / 4;
	put16(pkt + OFF_TOTAL, (unsigned)(IPH_MIN + datalen));
	put16(pkt + OFF_ID, f->id);
	pkt[OFF_TTL] = f->ttl;
	pkt[OFF_PROTO] = f->proto;
	put32(pkt + OFF_SRC, f->src);
	put32(pkt + OFF_DST, f->dst);
	seal(pkt);
	return IPH_MIN;
}
