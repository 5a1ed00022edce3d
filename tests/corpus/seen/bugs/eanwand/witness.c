#include "eanwand.h"
#include <assert.h>
#include <string.h>

int main(void)
{
    struct ean_code c, d;
    ean_clear(&c);
#ifdef LEGAL
    char buf[96], small[4];
    ean_clear(&d);
    assert(ean_equal(&c, &d));
    assert(ean_format(&c, buf, sizeof buf) == 0 && buf[0] == '\0');
    assert(ean_modules(&c, buf, sizeof buf) == 0);
    assert(ean_modules(&c, NULL, 0) == 0);
    assert(ean_parse(&c, "") == EAN_ELENGTH);
    assert(ean_parse(&c, "+1") == EAN_ELENGTH);
    assert(ean_parse(&c, "1+") == EAN_ELENGTH);
    assert(ean_parse(&c, "1+2+3") == EAN_EFORMAT);
    assert(ean_parse(&c, "12a") == EAN_EFORMAT);
    assert(ean_parse(&c, "12345678901234") == EAN_ELENGTH);
    assert(ean_parse(&c, "4006381333932") == EAN_ECHECK);
    assert(ean_parse(&c, "4006381333931+12345") == EAN_OK);
    assert(ean_format(&c, NULL, 0) == 19);
    assert(ean_format(&c, small, sizeof small) == 19 && !strcmp(small, "400"));
    assert(ean_modules(&c, buf, 95) == 0);
    assert(ean_modules(&c, buf, 96) == 95 && strlen(buf) == 95);
    ean_format(&c, buf, sizeof buf);
    assert(ean_parse(&d, buf) == EAN_OK && ean_equal(&c, &d));
    assert(ean_parse(&d, "7+3") == EAN_OK && !strcmp(d.addon, "03"));
    assert(ean_modules(&d, buf, 96) == 67 && strlen(buf) == 67);
    assert(!ean_equal(&c, &d));
    assert(ean_check_digit("400638133393") == '1');
    assert(ean_check_digit("") == 0 && ean_check_digit("4006381333931") == 0);
    assert(ean_status_text((enum ean_status)99) != NULL);
    return 0;
#else
    d = c;
    return ean_parse(&d, "5012345+12345678") == EAN_OK;
#endif
}
