#include "cachetbx.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const uint8_t key[CACHET_KEY] = "sixteen bytes..";
    uint8_t text[32] = "attack at dawn", other[32], tag[CACHET_TAG];
    cachet c;
    cachet_begin(&c, key, 7);
    cachet_label(&c, "to: bob", 7);
    cachet_label(&c, "", 0);
#ifdef LEGAL
    (void)count, (void)arguments;
    uint8_t again[CACHET_TAG];
    char hex[2 * CACHET_TAG + 1];
    if (cachet_pad(text, 14, sizeof text) != 16)
        return 2;
    cachet_seal(&c, other, text, 8);
    cachet_seal(&c, NULL, NULL, 0);
    cachet_seal(&c, other + 8, text + 8, 5);
    cachet_seal(&c, other, other, 0);
    cachet_tag(&c, tag);
    cachet_begin(&c, key, 7);
    cachet_label(&c, "to: bob", 7);
    cachet_open(&c, other, other, 13);
    cachet_tag(&c, again);
    if (memcmp(other, text, 13) != 0 || !cachet_equal(tag, again, CACHET_TAG) || !cachet_equal(NULL, NULL, 0))
        return 2;
    cachet_begin(&c, key, 8);
    cachet_tag(&c, again);
    cachet_hex(hex, tag, CACHET_TAG);
    if (cachet_equal(tag, again, CACHET_TAG) || strlen(hex) != 16)
        return 2;
    if (cachet_unpad(text, 16) != 14 || cachet_unpad(text, 15) != SIZE_MAX || cachet_unpad(text, 0) != SIZE_MAX)
        return 2;
    text[14] = 9;
    if (cachet_unpad(text, 16) != SIZE_MAX || cachet_pad(text, 0, 8) != 8 || cachet_unpad(text, 8) != 0)
        return 2;
    cachet_wipe(text, sizeof text);
    return text[3];
#else
    uint8_t *small = malloc(4);
    memset(small, 0, 4);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cachet_seal(&c, other, text, 8);
        cachet_label(&c, "late", 4);
        break;
    case 2:
        cachet_tag(&c, tag);
        cachet_seal(&c, other, text, 8);
        break;
    case 3:
        cachet_tag(&c, small);
        break;
    case 4:
        cachet_begin(&c, small, 0);
        break;
    case 5:
        cachet_hex((char *)small, text, 2);
        break;
    case 6:
        memset(&c, 0, sizeof c);
        cachet_tag(&c, tag);
        break;
    case 7:
        cachet_seal(&c, other, text, 5);
        cachet_seal(&c, other + 5, text + 5, 5);
        break;
    case 8:
        cachet_seal(&c, text + 3, text, 14);
        break;
    case 9:
        cachet_seal(&c, other, text, 8);
        cachet_open(&c, other, text, 8);
        break;
    case 10:
        cachet_pad(small, 4, 4);
        break;
    }
    free(small);
    return 0;
#endif
}
