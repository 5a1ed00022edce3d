#include "dialnum.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct dial d;
    char buf[64];
#ifdef LEGAL
    struct dial e;
    assert(dial_parse(&d, "") == -1 && dial_parse(&d, "+") == -1 && dial_parse(&d, "+1") == -1);
    assert(dial_parse(&d, "+1x") == -1 && dial_parse(&d, "+12x") == -1 && dial_parse(&d, "+12a") == -1);
    assert(dial_parse(&d, "+1234567890123456") == -1 && dial_parse(&d, "+12x12345678") == -1);
    assert(dial_parse(&d, "+999") == -1 && dial_parse(&d, "+4") == -1);
    assert(dial_parse(&d, "+1 (212) 555-0100 x12") == 0 && !strcmp(d.cc, "1") && !strcmp(d.nat, "2125550100"));
    assert(dial_format(&d, DIAL_GROUPED, buf, sizeof buf) == 20 && !strcmp(buf, "+1 212 555 010 0 x12"));
    assert(dial_format(&d, DIAL_E164, buf, sizeof buf) == 12 && !strcmp(buf, "+12125550100"));
    assert(dial_format(&d, DIAL_URI, buf, sizeof buf) == 23 && !strcmp(buf, "tel:+12125550100;ext=12"));
    assert(dial_format(&d, DIAL_URI, NULL, 0) == 23);
    assert(dial_format(&d, DIAL_URI, buf, 1) == 23 && buf[0] == 0);
    assert(dial_format(&d, DIAL_URI, buf, 5) == 23 && !strcmp(buf, "tel:"));
    assert(dial_format(&d, (enum dial_style)3, buf, sizeof buf) == -1);
    e = d;
    assert(dial_set_ext(&e, e.ext) == 0 && dial_compare(&d, &e) == 0);
    assert(dial_set_ext(&e, NULL) == 0 && dial_compare(&d, &e) > 0 && dial_compare(&e, &d) < 0);
    assert(dial_set_ext(&e, "12345678") == -1 && dial_set_ext(&e, "a") == -1);
    assert(dial_make(&e, "", "1", "") == -1 && dial_make(&e, "1", "", "") == -1 && dial_make(&e, "1234", "1", "") == -1);
    assert(dial_make(&e, "1", "123456789012345", NULL) == -1);
    assert(dial_make(&e, "1", "12345678901234", NULL) == 0);
    assert(dial_format(&e, DIAL_GROUPED, buf, sizeof buf) == 21);
    assert(dial_set_ext(&e, "1234567") == 0 && dial_format(&e, DIAL_URI, buf, sizeof buf) == 32);
    assert(dial_make(&e, e.cc, e.nat, e.ext) == 0 && !strcmp(e.ext, "1234567"));
    assert(dial_parse(&e, "+35811") == 0 && !strcmp(e.cc, "358"));
    assert(dial_key('a') == '2' && dial_key('Z') == '9' && dial_key('5') == '5' && !dial_key(0) && !dial_key('-') && !dial_key((char)200));
#else
    if (dial_make(&d, "49", "1234567890123", "1234567") == 0)
        dial_format(&d, DIAL_GROUPED, buf, sizeof buf);
#endif
    return 0;
}
