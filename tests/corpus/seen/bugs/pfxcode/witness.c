#include "pfxcode.h"
#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    unsigned char len[256] = {2, 1, 0, 3, 3}, out[8], back[8], many[256];
    const unsigned char text[] = {0, 1, 3, 4, 1};
    unsigned code = 77;
    pfx *p = pfx_new(len, 256);
    assert(p && pfx_used(p) == 4 && pfx_longest(p) == 3);
    assert(pfx_code(p, 0, &code) == 2 && code == 2);
    assert(pfx_code(p, 4, &code) == 3 && code == 7);
    assert(pfx_code(p, 2, &code) == 0 && code == 7);
    assert(pfx_code(p, UINT32_MAX, &code) == 0);
    assert(pfx_measure(p, text, 5) == 10 && pfx_measure(p, NULL, 0) == 0);
    assert(pfx_encode(p, text, 5, out, 1) == PFX_ESPACE);
    assert(pfx_encode(p, text, 5, out, sizeof out) == 10);
    assert(pfx_encode(p, NULL, 0, NULL, 0) == 0);
    assert(pfx_decode(p, out, 10, back, 8) == 5 && !memcmp(text, back, 5));
    assert(pfx_decode(p, out, 10, back, 4) == PFX_ESPACE);
    assert(pfx_decode(p, out, 1, back, 4) == PFX_EBAD);
    assert(pfx_decode(p, NULL, 0, NULL, 0) == 0);
    assert(pfx_decode(p, NULL, SIZE_MAX, NULL, 0) == PFX_ERANGE);
    out[0] = 2;
    assert(pfx_encode(p, out, 1, back, 8) == PFX_EBAD);
    pfx_free(p);
    p = pfx_new((const unsigned char *)"\2\2\2", 3);
    assert(p);
    out[0] = 0xC0;
    assert(pfx_decode(p, out, 2, back, 8) == PFX_EBAD);
    pfx_free(p);
    p = pfx_new((const unsigned char *)"\1", 1);
    assert(p && pfx_used(p) == 1);
    out[0] = 0;
    assert(pfx_decode(p, out, 8, back, 8) == 8 && back[7] == 0);
    pfx_free(p);
    memset(many, 8, sizeof many);
    p = pfx_new(many, 256);
    assert(p && pfx_code(p, 255, &code) == 8 && code == 255);
    pfx_free(p);
    many[0] = 7;
    assert(!pfx_new(many, 256) && !pfx_new(many, SIZE_MAX) && !pfx_new(NULL, 0));
    assert(!pfx_new((const unsigned char *)"\1\1\1", 3));
    assert(!pfx_new((const unsigned char *)"\1\15", 2) && !pfx_new((const unsigned char *)"\0", 1));
    pfx_free(NULL);
    return 0;
#else
    const unsigned char len[1] = {1}, in[1] = {0x80};
    unsigned char out[8];
    pfx *p = pfx_new(len, 1);
    long n;
    if (!p)
        return 0;
    n = pfx_decode(p, in, 1, out, sizeof out);
    pfx_free(p);
    return n != PFX_EBAD;
#endif
}
