#include "idnlabel.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    static const uint32_t munich[7] = {'m', 0xFC, 'n', 'c', 'h', 'e', 'n'};
    static const uint32_t all_basic[3] = {'a', '-', 'b'};
    static const uint32_t cjk[3] = {0x4ED6, 0x4EEC, 0x10FFFF};
    char label[64];
    size_t room = 7;
    int length = idn_encode(munich, 7, label, sizeof label);
    if (length != 10 || memcmp(label, "mnchen-3ya", 10) != 0 || idn_encode(munich, 7, label, 9) != IDN_NO_ROOM)
        return 2;
    if (idn_encode(munich, 7, label, 10) != 10 || idn_encode(munich, 0, label, 0) != 0)
        return 2;
    if (idn_encode(all_basic, 3, label, 4) != 4 || memcmp(label, "a-b-", 4) != 0)
        return 2;
    uint32_t three[3];
    if (idn_decode("a-b-", 4, three, 3) != 3 || memcmp(three, all_basic, sizeof three) != 0 ||
        idn_decode("a-b-", 4, three, 2) != IDN_NO_ROOM)
        return 2;
    length = idn_encode(cjk, 3, label, sizeof label);
    if (length < 0 || idn_decode(label, (size_t)length, three, 3) != 3 || memcmp(three, cjk, sizeof three) != 0)
        return 2;
    if (idn_decode("-", 1, three, 3) != IDN_BAD_INPUT || idn_decode("99999999", 8, three, 3) >= 0 ||
        idn_decode("", 0, three, 0) != 0)
        return 2;
    if (!idn_has_prefix("XN--abc", 7) || idn_has_prefix("xn-", 3) || !idn_is_plain("abc", 3) || idn_is_plain("\xfc", 1))
        return 2;
    if (strcmp(idn_message(0), "no error") != 0 || strcmp(idn_message(-100), "unknown error") != 0)
        return 2;
#ifndef LEGAL
    room = 6;
#endif
    uint32_t *out = malloc(room * sizeof *out);
    int got = idn_decode("mnchen-3ya", 10, out, room);
    if (got != 7 || memcmp(out, munich, sizeof munich) != 0)
        return 2;
    free(out);
    return 0;
}
