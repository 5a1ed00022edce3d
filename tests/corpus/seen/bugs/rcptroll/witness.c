#include "rcptroll.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    RcptRoll *roll = RcptNew(-5), *wide = RcptNew(1000000);
    size_t at = 0, length = 0;
    if (RcptTear(roll) || strcmp(RcptText(roll), "") != 0 || RcptNextLine(roll, &at, &length))
        return 2;
    if (RcptItem(roll, "Coffee", 280) || RcptItem(roll, "", -5) || RcptDashes(roll) || RcptTotal(roll))
        return 2;
    if (strcmp(RcptText(roll), "Coffee              2.80\n                   -0.05\n------------------------\n"
                               "TOTAL               2.75\n") != 0)
        return 2;
    int lines = 0;
    while (RcptNextLine(roll, &at, &length) != NULL)
        lines += length == 24;
    if (lines != 4 || RcptLength(roll) != 100)
        return 2;
    RcptVoid(roll);
    if (RcptItem(roll, "a very long label which does not fit", INT32_MIN) || RcptTotal(roll))
        return 2;
    while (RcptItem(wide, "all", INT32_MAX) == 0) {
    }
    char *text = RcptTear(roll);
    if (strlen(text) != 50)
        return 2;
    free(text);
#ifndef LEGAL
    RcptDashes(roll);
#endif
    RcptFree(roll);
    RcptFree(wide);
    RcptFree(NULL);
    return 0;
}
