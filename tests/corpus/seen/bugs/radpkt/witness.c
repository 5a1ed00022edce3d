#include "radpkt.h"
#undef NDEBUG
#include <assert.h>
#include <string.h>

int main(void)
{
    rp_packet *p = rp_new(1, 7, NULL);
    if (!p)
        return 0;
#ifdef LEGAL
    char out[RP_MAX_PASSWORD + 1], longest[RP_MAX_PASSWORD + 2];
    size_t len;
    uint32_t v;
    assert(rp_size(p) == RP_HEADER && !rp_find(p, 0, 0, &len));
    assert(rp_get_password(p, "s", out) == RP_ENOENT && rp_get_u32(p, 5, &v) == RP_ENOENT);
    assert(rp_add(p, RP_USER_NAME, "bob", 3) == 0 && rp_add(p, 9, NULL, 0) == 0);
    assert(rp_add_password(p, "", "sixteen letters!") == 0 && rp_get_password(p, "", out) == 0);
    assert(strcmp(out, "sixteen letters!") == 0);
    assert(rp_add_password(p, "key", "x") == 0 && rp_find(p, 2, 1, &len) && len == 16);
    assert(rp_add_u32(p, RP_NAS_PORT, UINT32_MAX) == 0 && rp_get_u32(p, RP_NAS_PORT, &v) == 0);
    assert(v == UINT32_MAX && rp_get_u32(p, 9, &v) == RP_EFORMAT && !rp_find(p, 1, SIZE_MAX, &len));
    const uint8_t *name = rp_find(p, 1, 0, &len);
    assert(name && rp_add(p, 3, name, len) == 0);
    assert(rp_add(p, 3, longest, 254) == RP_ELENGTH && rp_add(p, 3, longest, SIZE_MAX) == RP_ELENGTH);
    rp_packet *q = rp_decode(rp_bytes(p), rp_size(p));
    assert(q && rp_size(q) == rp_size(p) && memcmp(rp_bytes(q), rp_bytes(p), rp_size(p)) == 0);
    assert(rp_add_password(q, "s", "abc") == 0);
    rp_free(q);
    assert(!rp_decode(rp_bytes(p), rp_size(p) - 1) && !rp_decode(NULL, 0) && !rp_decode("", 1));
    uint8_t raw[23] = {1, 1, 0, 22, [20] = 2, 2};
    q = rp_decode(raw, 22);
    assert(q && rp_get_password(q, "s", out) == RP_EFORMAT);
    rp_free(q);
    raw[21] = 0;
    assert(!rp_decode(raw, 22));
    raw[21] = 3;
    assert(!rp_decode(raw, 22));
    raw[3] = 23;
    raw[21] = 2;
    assert(!rp_decode(raw, 23));
    rp_free(p);
    p = rp_new(2, 0, (const uint8_t *)"0123456789abcdef");
    assert(p);
    memset(longest, 'p', sizeof longest);
    longest[RP_MAX_PASSWORD + 1] = '\0';
    assert(rp_add_password(p, "s", longest) == RP_ELENGTH);
    longest[RP_MAX_PASSWORD] = '\0';
    assert(rp_add_password(p, "s", longest) == 0 && rp_get_password(p, "s", out) == 0);
    assert(strcmp(out, longest) == 0);
    while (rp_add(p, 4, raw, 20) == 0)
        ;
    assert(rp_size(p) <= RP_MAX_PACKET);
    rp_free(NULL);
#else
    rp_add_password(p, "secret", "");
#endif
    rp_free(p);
    return 0;
}
