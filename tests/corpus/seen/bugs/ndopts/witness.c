#include "ndopts.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct nd_opt opt;
#ifdef LEGAL
    uint8_t buf[64], target[16] = {0xfe, 0x80}, mac[6] = {1, 2, 3, 4, 5, 6}, got[6];
    uint8_t zero[8] = {0}, whole[2048];
    struct nd_msg msg;
    struct nd_iter it;
    int n;

    assert(nd_parse(buf, 0, &msg) == ND_ESHORT);
    assert(nd_parse(zero, 8, &msg) == ND_ETYPE);
    assert(nd_build(1, NULL, buf, 64) == ND_ETYPE && nd_build(135, target, buf, 23) == ND_ESHORT);
    assert(nd_build(133, NULL, buf, 8) == 8 && nd_parse(buf, 8, &msg) == ND_OK && msg.opts_len == 0);
    assert(nd_lladdr(&msg, got) == ND_EBAD && nd_count(msg.opts, 0) == 0);
    n = nd_build(ND_NEIGHBOR_ADVERT, target, buf, sizeof buf);
    assert(n == 24);
    n = nd_append(buf, sizeof buf, 24, ND_OPT_MTU, "\0\0\0\0\5\334", 6);
    assert(n == 32);
    n = nd_append(buf, sizeof buf, 32, ND_OPT_TARGET_LLADDR, mac, 6);
    assert(n == 40);
    n = nd_append(buf, sizeof buf, 40, 200, NULL, 0);
    assert(n == 48 && nd_append(buf, sizeof buf, 48, 7, buf, 15) == ND_ESHORT);
    assert(nd_append(buf, 8, 9, 7, buf, 1) == ND_ESHORT);
    assert(nd_append(buf, sizeof buf, 0, 7, buf, SIZE_MAX) == ND_ESHORT);
    assert(nd_parse(buf, 23, &msg) == ND_ESHORT && nd_parse(buf, 48, &msg) == ND_OK);
    assert(memcmp(msg.target, target, 16) == 0 && nd_count(msg.opts, msg.opts_len) == 3);
    assert(nd_lladdr(&msg, got) == ND_OK && memcmp(got, mac, 6) == 0);
    assert(nd_find(msg.opts, msg.opts_len, 200, &opt) == ND_OK && opt.len == 6);
    assert(nd_find(msg.opts, msg.opts_len, 9, &opt) == ND_EBAD);
    assert(nd_find(msg.opts, 9, 2, &opt) == ND_EBAD && nd_find(NULL, 0, 2, &opt) == ND_EBAD);
    assert(nd_count(msg.opts, 12) == ND_EBAD && nd_count(msg.opts, 9) == ND_EBAD);
    nd_iter_init(&it, zero, 8);
    assert(nd_iter_next(&it, &opt) == ND_EBAD && nd_iter_next(&it, &opt) == ND_EBAD);
    assert(nd_count(zero, 8) == ND_EBAD && nd_count(NULL, 0) == 0);
    n = nd_checksum(target, target, buf, 48);
    buf[2] = (uint8_t)(n >> 8);
    buf[3] = (uint8_t)n;
    assert(nd_checksum(target, target, buf, 48) == n && nd_checksum(target, target, buf, 5) != 0);
    assert(nd_parse(buf, 48, &msg) == ND_OK && msg.checksum == n);
    assert(nd_append(whole, sizeof whole, 0, 255, memset(whole, 7, 2048), 2038) == 2040);
    assert(nd_count(whole, 2040) == 1 && nd_find(whole, 2048, 255, &opt) == ND_OK && opt.len == 2038);
    assert(opt.data[2037] == 7);
    return 0;
#else
    uint8_t opts[8] = {0};

    return nd_find(opts, sizeof opts, ND_OPT_SOURCE_LLADDR, &opt) == ND_EBAD ? 0 : 2;
#endif
}
