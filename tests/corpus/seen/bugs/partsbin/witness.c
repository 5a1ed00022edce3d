#include "partsbin.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    pbin *bin = pbin_open();
    if (pbin_purge(bin) != 0 || pbin_number(bin, 0) != NULL || pbin_on_hand(bin, "") != -1)
        return 2;
    if (pbin_receive(bin, "a", 5) || pbin_receive(bin, "b", 0) || pbin_receive(bin, "c", PBIN_MOST))
        return 2;
    if (pbin_receive(bin, "", 1) != PBIN_BAD_NAME || pbin_receive(bin, "c", 1) != PBIN_BAD_QTY ||
        pbin_receive(bin, "0123456789012345678901234567890x", 1) != PBIN_BAD_NAME ||
        pbin_receive(bin, "d", LONG_MIN) != PBIN_BAD_QTY || pbin_parts(bin) != 3)
        return 2;
    if (pbin_issue(bin, "a", 6) != PBIN_SHORT || pbin_issue(bin, "a", 5) || pbin_issue(bin, "a", LONG_MIN) != PBIN_BAD_QTY)
        return 2;
    if (pbin_rename(bin, "a", "a") || pbin_rename(bin, "a", "b") != PBIN_TAKEN || pbin_rename(bin, "a", "z") ||
        pbin_on_hand(bin, "a") != -1 || strcmp(pbin_number(bin, 0), "z") != 0)
        return 2;
    if (pbin_rename(bin, pbin_number(bin, 0), pbin_number(bin, 0)) || pbin_on_hand(bin, "c") != PBIN_MOST)
        return 2;
    if (pbin_purge(bin) != 2 || pbin_parts(bin) != 1 || pbin_receive(bin, "e", 1) || pbin_scrap(bin, "e"))
        return 2;
    if (pbin_scrap(bin, "e") != PBIN_UNKNOWN || pbin_receive(bin, "f", 1) || pbin_scrap(bin, pbin_number(bin, 0)))
        return 2;
    if (strcmp(pbin_number(bin, 0), "f") != 0 || pbin_parts(bin) != 1)
        return 2;
#ifndef LEGAL
    pbin_issue(bin, "f", 1);
    pbin_purge(bin);
    pbin_on_hand(bin, "f");
#endif
    pbin_close(bin);
    pbin_close(NULL);
    return 0;
}
