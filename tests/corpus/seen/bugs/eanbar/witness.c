#include "eanbar.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    char out[EAN_TEXT_SIZE];
#ifdef LEGAL
    char bars[EAN_BARS_SIZE], wide[512];

    assert(ean_check_digit("400638133393") == 1 && ean_check_digit("") == -1);
    assert(ean_check_digit("0") == 0 && ean_check_digit("1234567890123") == -1 && ean_check_digit("1a") == -1);
    assert(ean_is_valid("4006381333931") && !ean_is_valid("4006381333932") && !ean_is_valid(""));
    assert(ean_normalize("", out) == EAN_ELENGTH && ean_normalize("+1", out) == EAN_ELENGTH);
    assert(ean_normalize("1+", out) == EAN_ELENGTH && ean_normalize("12345678901234", out) == EAN_ELENGTH);
    assert(ean_normalize("1+2+3", out) == EAN_EDIGIT && ean_normalize("-1", out) == EAN_EDIGIT);
    assert(ean_normalize("4006381333930", out) == EAN_ECHECK);
    assert(ean_normalize("4006381333931+123456", out) == EAN_ELENGTH);
    assert(ean_normalize("17+5", out) == EAN_OK && strncmp(out, "000000000017", 12) == 0 && strcmp(out + 13, "+05") == 0);
    assert(ean_normalize(out, out) == EAN_OK && strlen(out) == 16);
    assert(ean_normalize("4006381333931+123", out) == EAN_OK && strcmp(out, "4006381333931+00123") == 0);
    assert(ean_encode("4006381333931", bars) == EAN_OK && strlen(bars) == 95);
    assert(strncmp(bars, "10100011010100111", 17) == 0);
    assert(ean_encode("0+99", bars) == EAN_OK && strlen(bars) == 124);
    assert(ean_encode("999999999999+99999", bars) == EAN_OK && strlen(bars) == 151);
    assert(ean_encode("x", bars) == EAN_EDIGIT);
    assert(ean_stretch(bars, 3, wide, 454) == EAN_OK && strlen(wide) == 453);
    assert(ean_stretch(bars, 3, wide, 453) == EAN_ESPACE && ean_stretch(bars, UINT_MAX, wide, 512) == EAN_ESPACE);
    assert(ean_stretch(bars, 0, wide, 1) == EAN_OK && *wide == 0);
    assert(ean_stretch("", UINT_MAX, wide, 1) == EAN_OK && ean_stretch("", 1, wide, 0) == EAN_ESPACE);
    assert(ean_from_isbn("080442957X", out) == EAN_OK && strcmp(out, "9780804429573") == 0);
    assert(ean_from_isbn("0804429571", out) == EAN_ECHECK && ean_from_isbn("X", out) == EAN_ELENGTH);
    assert(ean_from_isbn("X804429571", out) == EAN_EDIGIT);
    for (int i = -1; i < 9; i++)
        assert(ean_error(i) != NULL);
    return 0;
#else
    return ean_normalize("1+123456", out) == EAN_ELENGTH ? 0 : 2;
#endif
}
