#include "codecreg.h"
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

int main(void)
{
    struct cr_registry r = CR_REGISTRY_INIT;
    struct cr_codec hex;
    cr_init_hex(&hex);
#ifdef LEGAL
    struct cr_codec rle, mine, none = {0};
    char out[16];
    cr_init_rle(&rle);
    cr_init_hex(&mine);
    CHECK(cr_count(&r) == 0 && !cr_find(&r, "hex") && !cr_next(&r, NULL));
    CHECK(cr_register(&r, &none) == CR_EINVAL && cr_unregister(&r, &hex) == CR_ENOENT);
    CHECK(cr_encode(&r, "hex", "a", 1, out, 16) == CR_ENOENT);
    CHECK(cr_register(&r, &hex) == 0 && cr_register(&r, &rle) == 0 && cr_register(&r, &rle) == 1);
    CHECK(cr_register(&r, &mine) == 0 && cr_count(&r) == 3 && cr_find(&r, "hex") == &mine);
    CHECK(cr_next(&r, NULL) == &mine && cr_next(&r, &rle) == &hex && !cr_next(&r, &hex));
    CHECK(cr_encode(&r, "hex", "\x01\xfe", 2, out, 4) == 4 && !memcmp(out, "01fe", 4));
    CHECK(cr_encode(&r, "hex", "ab", 2, out, 3) == CR_ENOSPC && cr_encode(&r, "hex", NULL, 0, NULL, 0) == 0);
    CHECK(cr_decode(&r, "hex", "4A4b", 4, out, 16) == 2 && !memcmp(out, "JK", 2));
    CHECK(cr_decode(&r, "hex", "4", 1, out, 16) == CR_EDATA && cr_decode(&r, "hex", "4g", 2, out, 16) == CR_EDATA);
    CHECK(cr_encode(&r, "rle", "aaab", 4, out, 16) == 4 && !memcmp(out, "\3a\1b", 4));
    CHECK(cr_decode(&r, "rle", "\3a\1b", 4, out, 4) == 4 && cr_decode(&r, "rle", "\3a\1b", 4, out, 3) == CR_ENOSPC);
    CHECK(cr_decode(&r, "rle", "\0a", 2, out, 3) == CR_EDATA && cr_decode(&r, "rle", NULL, 0, NULL, 0) == 0);
    CHECK(cr_unregister(&r, &rle) == 0 && cr_unregister(&r, &rle) == CR_ENOENT && cr_unregister(&r, &mine) == 0);
    CHECK(cr_register(&r, &rle) == 0 && cr_count(&r) == 2);
    CHECK(cr_unregister(&r, &hex) == 0 && cr_unregister(&r, &rle) == 0 && cr_count(&r) == 0);
#else
    cr_register(&r, &hex);
    cr_register(&r, &hex);
    printf("%zu\n", cr_count(&r));
#endif
    return 0;
}
