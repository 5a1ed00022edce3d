#include "euiaddr.h"

#include <string.h>

int main(void)
{
    eui a, b;
#ifdef LEGAL
    char buf[EUI_TEXT];
    const uint8_t raw[8] = { 0xff, 1, 2, 3, 4, 5, 6, 7 };
    if (eui_parse(&a, "00-1B-21-0a-0b-0c") || eui_parse(&b, "001b210a0b0c") || !eui_equal(&a, &b) ||
        eui_hash(&a) != eui_hash(&b))
        return 2;
    const char *bad[] = { "", ":", "0", "00:", "00:11:22:33:44", "00:11:22:33:44:5", "00:11:22:33:44:55:",
                          "00:11-22:33:44:55", "0011:22:33:44:55", "00:11:22:33:44:55:66", "001122334455667788",
                          "0g1122334455", ":00:11:22:33:44" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (eui_parse(&b, bad[i]) != -1)
            return 3;
    if (eui_from(&b, raw, 7) != -1 || eui_from(&b, raw, 0) != -1 || !eui_equal(&a, &b))
        return 4;
    if (eui_format(&a, ':', buf) != 17 || strcmp(buf, "00:1b:21:0a:0b:0c") || eui_format(&a, 'a', buf) != -1 ||
        eui_format(&a, 0, buf) != 12)
        return 5;
    eui_to64(&a, &b);
    if (b.len != 8 || eui_cmp(&a, &b) || eui_cmp(&b, &a) || !eui_equal(&b, &b) || eui_format(&b, '-', buf) != 23)
        return 6;
    eui_to64(&b, &b);
    if (eui_to48(&b, &b) || b.len != 6 || memcmp(a.b, b.b, 6) || eui_hash(&a) != eui_hash(&b))
        return 7;
    if (eui_from(&b, raw, 8) || eui_to48(&b, &a) != -1 || a.len != 6 || eui_equal(&a, &b) ||
        (eui_cmp(&a, &b) < 0) == (eui_cmp(&b, &a) < 0))
        return 8;
    if (!eui_is_group(&b) || !eui_is_local(&b) || eui_is_group(&a) || eui_oui(&a) != 0x001b21 ||
        eui_oui(&b) != 0xff0102)
        return 9;
#else
    if (eui_parse(&a, "00:1b:21:0a:0b:0c") != 0)
        return 0;
    eui_to64(&a, &b);
    if (eui_equal(&a, &b) && eui_hash(&a) != eui_hash(&b))
        return 1;
#endif
    return 0;
}
