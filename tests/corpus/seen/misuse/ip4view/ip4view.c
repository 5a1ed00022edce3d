#include "ip4view.h"

#include <assert.h>
#include <string.h>

static uint32_t be16(const uint8_t *p)
{
    return (uint32_t)p[0] << 8 | p[1];
}

static uint32_t be32(const uint8_t *p)
{
    return be16(p) << 16 | be16(p + 2);
}

static void put16(uint8_t *p, uint32_t v)
{
    p[0] = (uint8_t)(v >> 8);
    p[1] = (uint8_t)v;
}

static uint32_t sum_of(const uint8_t *p, size_t size)
{
    uint32_t sum = 0;
    for (size_t i = 0; i < size; i += 2)
        sum += be16(p + i);
    while (sum >> 16)
        sum = (sum & 0xffff) + (sum >> 16);
    return sum;
}

int ip4_check(const uint8_t *packet, size_t size)
{
    if (size < IP4_MIN_HEADER)
        return IP4_ESHORT;
    if (packet[0] >> 4 != 4)
        return IP4_EVERSION;
    size_t header = ip4_header_len(packet), total = ip4_total_len(packet);
    if (header < IP4_MIN_HEADER || header > size)
        return IP4_EHEADER;
    if (total < header || total > size)
        return IP4_ELENGTH;
    return sum_of(packet, header) == 0xffff ? 0 : IP4_ECHECKSUM;
}

size_t ip4_header_len(const uint8_t *packet)
{
    return (size_t)(packet[0] & 15) * 4;
}

size_t ip4_total_len(const uint8_t *packet)
{
    return be16(packet + 2);
}

uint8_t ip4_ttl(const uint8_t *packet)
{
    return packet[8];
}

uint8_t ip4_protocol(const uint8_t *packet)
{
    return packet[9];
}

uint32_t ip4_src(const uint8_t *packet)
{
    return be32(packet + 12);
}

uint32_t ip4_dst(const uint8_t *packet)
{
    return be32(packet + 16);
}

const uint8_t *ip4_payload(const uint8_t *packet, size_t *size)
{
    size_t header = ip4_header_len(packet), total = ip4_total_len(packet);
    assert(header >= IP4_MIN_HEADER && total >= header);
    *size = total - header;
    return packet + header;
}

static void seal(uint8_t *packet)
{
    put16(packet + 10, 0);
    put16(packet + 10, ~sum_of(packet, ip4_header_len(packet)) & 0xffff);
}

uint8_t ip4_forward(uint8_t *packet)
{
    if (packet[8] > 0) {
        packet[8]--;
        seal(packet);
    }
    return packet[8];
}

void ip4_opt_first(ip4_opts *it, const uint8_t *packet)
{
    assert(ip4_header_len(packet) >= IP4_MIN_HEADER);
    it->at = packet + IP4_MIN_HEADER;
    it->end = packet + ip4_header_len(packet);
    it->finished = 0;
}

int ip4_opt_next(ip4_opts *it, uint8_t *type, const uint8_t **data, size_t *size)
{
    assert(!it->finished);
    while (it->at < it->end && *it->at == 1) /* padding */
        it->at++;
    size_t left = (size_t)(it->end - it->at);
    if (left < 2 || it->at[0] == 0 || it->at[1] < 2 || it->at[1] > left) {
        it->finished = 1;
        return 0;
    }
    *type = it->at[0];
    *data = it->at + 2;
    *size = it->at[1] - 2u;
    it->at += it->at[1];
    return 1;
}

size_t ip4_build(uint8_t *out, uint32_t src, uint32_t dst, uint8_t protocol, const void *payload, size_t size)
{
    assert(size <= IP4_MAX_PAYLOAD);
    memset(out, 0, IP4_MIN_HEADER);
    out[0] = 0x45;
    put16(out + 2, (uint32_t)(IP4_MIN_HEADER + size));
    out[8] = 64;
    out[9] = protocol;
    put16(out + 12, src >> 16);
    put16(out + 14, src);
    put16(out + 16, dst >> 16);
    put16(out + 18, dst);
    seal(out);
    if (size > 0)
        memcpy(out + IP4_MIN_HEADER, payload, size);
    return IP4_MIN_HEADER + size;
}
