#include "ndopts.h"

#include <string.h>

#define UNIT 8u             /* lengths of options count in these */
#define OPT_HEAD 2u         /* type and length */
#define DATA_MAX (255u * UNIT - OPT_HEAD)
#define USED_MAX 65535u

static size_t head_size(int type)
{
    switch (type) {
    case ND_ROUTER_SOLICIT:
        return 8;
    case ND_NEIGHBOR_SOLICIT:
    case ND_NEIGHBOR_ADVERT:
        return 24;
    }
    return 0;
}

static uint32_t get32(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

int nd_parse(const uint8_t *packet, size_t len, struct nd_msg *msg)
{
    size_t head;

    if (len == 0)
        return ND_ESHORT;
    head = head_size(packet[0]);
    if (head == 0)
        return ND_ETYPE;
    if (len < head)
        return ND_ESHORT;
    memset(msg, 0, sizeof *msg);
    msg->type = packet[0];
    msg->code = packet[1];
    msg->checksum = (uint16_t)(packet[2] << 8 | packet[3]);
    msg->flags = get32(packet + 4);
    if (head > 8)
        memcpy(msg->target, packet + 8, sizeof msg->target);
    msg->opts = packet + head;
    msg->opts_len = len - head;
    return ND_OK;
}

int nd_build(int type, const uint8_t *target, uint8_t *buf, size_t size)
{
    size_t head = head_size(type);

    if (head == 0)
        return ND_ETYPE;
    if (size < head)
        return ND_ESHORT;
    if (head > 8)
        memmove(buf + 8, target, 16);
    memset(buf, 0, 8);
    buf[0] = (uint8_t)type;
    return (int)head;
}

int nd_append(uint8_t *buf, size_t size, size_t used, int type, const void *data, size_t len)
{
    size_t whole;

    if (len > DATA_MAX || used > size)
        return ND_ESHORT;
    whole = (OPT_HEAD + len + UNIT - 1) / UNIT * UNIT;
    if (whole > size - used || used > USED_MAX - whole)
        return ND_ESHORT;
    buf += used;
    if (len > 0)
        memmove(buf + OPT_HEAD, data, len);
    buf[0] = (uint8_t)type;
    buf[1] = (uint8_t)(whole / UNIT);
    memset(buf + OPT_HEAD + len, 0, whole - OPT_HEAD - len);
    return (int)(used + whole);
}

static void fill(struct nd_opt *opt, const uint8_t *at, size_t whole)
{
    opt->type = at[0];
    opt->data = at + OPT_HEAD;
    opt->len = whole - OPT_HEAD;
}

void nd_iter_init(struct nd_iter *it, const uint8_t *opts, size_t len)
{
    it->at = opts;
    it->left = len;
}

int nd_iter_next(struct nd_iter *it, struct nd_opt *opt)
{
    size_t whole;

    if (it->left == 0)
        return 0;
    if (it->left < OPT_HEAD)
        return ND_EBAD;
    whole = it->at[1] * UNIT;
    if (whole == 0 || whole > it->left)
        return ND_EBAD;
    fill(opt, it->at, whole);
    it->at += whole;
    it->left -= whole;
    return 1;
}

int nd_count(const uint8_t *opts, size_t len)
{
    struct nd_iter it;
    struct nd_opt opt;
    int count = 0, more;

    nd_iter_init(&it, opts, len);
    while ((more = nd_iter_next(&it, &opt)) == 1)
        count++;
    return more == 0 ? count : more;
}

int nd_find(const uint8_t *opts, size_t len, uint8_t type, struct nd_opt *opt)
{
    while (len >= OPT_HEAD) {
        size_t whole = opts[1] * UNIT;

        if (whole > len)
            return ND_EBAD;
        if (opts[0] == type && whole > 0) {
            fill(opt, opts, whole);
            return ND_OK;
        }
        opts += whole;
        len -= whole;
    }
    return ND_EBAD;
}

int nd_lladdr(const struct nd_msg *msg, uint8_t addr[6])
{
    struct nd_opt opt;
    uint8_t type = msg->type == ND_NEIGHBOR_ADVERT ? ND_OPT_TARGET_LLADDR : ND_OPT_SOURCE_LLADDR;

    if (nd_find(msg->opts, msg->opts_len, type, &opt) != ND_OK || opt.len < 6)
        return ND_EBAD;
    memcpy(addr, opt.data, 6);
    return ND_OK;
}

static uint64_t add_words(uint64_t sum, const uint8_t *p, size_t len)
{
    size_t i;

    for (i = 0; i + 1 < len; i += 2)
        sum += (uint32_t)p[i] << 8 | p[i + 1];
    if (len % 2 != 0)
        sum += (uint32_t)p[len - 1] << 8;
    return sum;
}

uint16_t nd_checksum(const uint8_t *src, const uint8_t *dst, const uint8_t *packet, size_t len)
{
    uint64_t sum = 58 + (uint64_t)len;     /* next header and length */

    sum = add_words(sum, src, 16);
    sum = add_words(sum, dst, 16);
    sum = add_words(sum, packet, 2);
    sum = add_words(sum, packet + 4, len - 4);
    while (sum >> 16 != 0)
        sum = (sum & 0xffff) + (sum >> 16);
    return (uint16_t)~sum;
}
