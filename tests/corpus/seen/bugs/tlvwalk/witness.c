#include "tlvwalk.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

#ifdef LEGAL
static long counted(const char *bytes, size_t n)
{
    char *copy = malloc(n ? n : 1);
    memcpy(copy, bytes, n);
    long r = tlv_count(copy, n);
    free(copy);
    return r;
}
#endif

int main(void)
{
#ifdef LEGAL
    static const unsigned char data[] = {0x30, 0x12, 0x02, 0x01, 0xff, 0x01, 0x01, 0x55, 0x06, 0x03, 0x2a, 0x86, 0x48, 0x02, 0x00,
                                         0x9f, 0x81, 0x01, 0x01, 0x07, 0x05, 0x81, 0x00};
    struct tlv_cursor c, d;
    struct tlv_item item, in;
    tlv_begin(&c, data, sizeof data);
    OK(tlv_next(&c, &item) == TLV_OK && item.tag == 16 && item.constructed && tlv_enter(&item, &d) == TLV_OK);
    int64_t v;
    int b;
    uint32_t arcs[4];
    size_t n;
    OK(tlv_next(&d, &in) == TLV_OK && tlv_integer(&in, &v) == TLV_OK && v == -1);
    OK(tlv_enter(&in, &c) == TLV_BAD);
    OK(tlv_next(&d, &in) == TLV_OK && tlv_boolean(&in, &b) == TLV_OK && b == 1);
    OK(tlv_next(&d, &in) == TLV_OK && tlv_oid(&in, arcs, 4, &n) == TLV_OK && n == 3 && arcs[0] == 1 && arcs[1] == 2 && arcs[2] == 840);
    OK(tlv_oid(&in, NULL, 0, &n) == TLV_OK && n == 3);
    OK(tlv_next(&d, &in) == TLV_OK && tlv_integer(&in, &v) == TLV_BAD && tlv_boolean(&in, &b) == TLV_BAD && tlv_oid(&in, arcs, 4, &n) == TLV_BAD);
    OK(tlv_next(&d, &in) == TLV_OK && in.tag == 129 && in.class_ == TLV_CONTEXT && tlv_next(&d, &in) == TLV_END);
    OK(tlv_next(&c, &in) == TLV_OK && in.length == 0 && tlv_next(&c, &in) == TLV_END);
    OK(tlv_count(NULL, 0) == 0 && counted("", 0) == 0 && counted("\5", 1) == TLV_BAD && counted("\5\1", 2) == TLV_BAD);
    OK(counted("\5\x80", 2) == TLV_BAD && counted("\5\x82\1", 3) == TLV_BAD && counted("\5\0\5\0", 4) == 2);
    OK(counted("\5\x89\1\1\1\1\1\1\1\1\1", 11) == TLV_BAD && counted("\5\x88\xff\xff\xff\xff\xff\xff\xff\xff", 10) == TLV_BAD);
    OK(counted("\x1f\xff\xff\xff\xff\xff\x01\x00", 8) == TLV_BAD && counted("\x1f\x1f", 2) == TLV_BAD);
    static const unsigned char min[] = {2, 9, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0}, big[] = {2, 9, 0, 0x80, 0, 0, 0, 0, 0, 0, 0};
    tlv_begin(&c, min, sizeof min);
    OK(tlv_next(&c, &in) == TLV_OK && tlv_integer(&in, &v) == TLV_OK && v == INT64_MIN);
    tlv_begin(&c, big, sizeof big);
    OK(tlv_next(&c, &in) == TLV_OK && tlv_integer(&in, &v) == TLV_BAD);
    static const unsigned char cut[] = {6, 2, 0x2a, 0x86};
    tlv_begin(&c, cut, sizeof cut);
    OK(tlv_next(&c, &in) == TLV_OK && tlv_oid(&in, arcs, 4, &n) == TLV_BAD);
#else
    unsigned char *data = malloc(1);
    if (!data)
        return 2;
    data[0] = 0x1f;
    printf("%ld\n", tlv_count(data, 1));
    free(data);
#endif
    return 0;
}
