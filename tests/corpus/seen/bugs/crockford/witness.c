#include "crockford.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char out[CRK_SIZE];
#ifdef LEGAL
    uint64_t n = 7;
    assert(crk_encode(0, 0, out, sizeof out) == 1 && strcmp(out, "0") == 0);
    assert(crk_encode(1234, CRK_CHECK, out, sizeof out) == 4 && strcmp(out, "16JD") == 0);
    assert(crk_encode(1234, CRK_CHECK | CRK_LOWER, out, sizeof out) == 4 && strcmp(out, "16jd") == 0);
    assert(crk_encode(UINT64_MAX, CRK_CHECK, out, sizeof out) == 14);
    assert(crk_decode(out, CRK_CHECK, &n) == CRK_OK && n == UINT64_MAX);
    assert(crk_encode(UINT64_MAX, 0, out, 13) == 0 && out[0] == '\0');
    assert(crk_encode(5, 0, NULL, 0) == 0);
    for (uint64_t i = 0; i < 100; i++) {
        n = 1000;
        assert(crk_encode(i, CRK_CHECK, out, sizeof out) > 0);
        assert(crk_decode(out, CRK_CHECK, &n) == CRK_OK && n == i);
    }
    n = 3;
    assert(crk_decode("", 0, &n) == CRK_EMPTY && crk_decode("--", CRK_CHECK, &n) == CRK_EMPTY);
    assert(crk_decode("A", CRK_CHECK, &n) == CRK_EMPTY);
    assert(crk_decode("U", 0, &n) == CRK_SYMBOL && crk_decode("\xff", 0, &n) == CRK_SYMBOL);
    assert(crk_decode("G0000000000000", 0, &n) == CRK_RANGE && n == 3);
    assert(crk_decode("16JE", CRK_CHECK, &n) == CRK_WRONG);
    assert(crk_decode("I6-jd", CRK_CHECK, &n) == CRK_OK && n == 1234);
    assert(crk_check(36, 0) == 'U' && crk_check(31, CRK_LOWER) == 'z');
    assert(crk_tidy("oL-zu-", CRK_CHECK | CRK_LOWER, out, sizeof out) == 4 && strcmp(out, "01zu") == 0);
    assert(crk_tidy("U", 0, out, sizeof out) == 0 && crk_tidy("", 0, out, 1) == 0);
    assert(crk_group("ABCDE", 2, out, sizeof out) == 7 && strcmp(out, "AB-CD-E") == 0);
    assert(crk_group("ABCD", 2, out, sizeof out) == 5 && crk_group("AB", 0, out, sizeof out) == 2);
    assert(crk_group("ABCD", 1, out, 7) == 0 && crk_group("ABCD", SIZE_MAX, out, 5) == 4);
    assert(crk_message(99)[0] != '\0' && crk_message(CRK_OK)[0] != '\0');
    return 0;
#else
    printf("%zu\n", crk_encode(33, CRK_CHECK | CRK_LOWER, out, sizeof out));
    return 0;
#endif
}
