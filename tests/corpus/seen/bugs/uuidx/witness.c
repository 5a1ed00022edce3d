#include "uuidx.h"

#include <string.h>

int main(void)
{
    uuidx_t a, b;
    char text[UUIDX_TEXT];
    const uint8_t node[6] = {1, 2, 3, 4, 5, 6};
    if (!uuidx_parse("6BA7b810-9dad-11d1-80b4-00c04fd430c8", &a) || uuidx_version(&a) != 1 || uuidx_is_nil(&a))
        return 2;
    uuidx_format(&a, text);
    if (strcmp(text, "6ba7b810-9dad-11d1-80b4-00c04fd430c8") != 0 || uuidx_time(&a) != 0x1d19dad6ba7b810)
        return 2;
    if (uuidx_parse("", &a) || uuidx_parse("6ba7b810-9dad-11d1-80b4-00c04fd430c", &a) ||
        uuidx_parse("6ba7b810-9dad-11d1-80b4-00c04fd430c81", &a) || uuidx_parse("6ba7b8109", &a))
        return 2;
    b = uuidx_from_time(uuidx_time(&a), 0xffff, node);
    if (uuidx_time(&b) != uuidx_time(&a) || uuidx_compare(&b, &a) <= 0 || uuidx_compare(&a, &b) >= 0)
        return 2;
    if (uuidx_compare(&a, &a) != 0 || uuidx_hash(&a) == uuidx_hash(&b) || !uuidx_is_nil(&uuidx_nil))
        return 2;
#ifndef LEGAL
    b = uuidx_from_time(5, 0, node);
    if (uuidx_compare(&a, &b) > 0 && uuidx_compare(&b, &a) >= 0)
        return 1;
#endif
    return 0;
}
