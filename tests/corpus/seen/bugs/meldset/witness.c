#include "meldset.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct meld a, b;

#ifdef LEGAL
    char text[MELD_TEXT];

    if (meld_parse(&a, "AS 10d 2C  xr kh ") || meld_parse(&b, "KH xr 2c AS 10D"))
        abort();
    if (!meld_equal(&a, &b) || meld_hash(&a) != meld_hash(&b) || meld_compare(&a, &b) != 0)
        abort();
    if (strcmp(meld_text(&a, text), "AS 10D 2C XR KH") != 0 || meld_points(&a) != 1 + 10 + 2 + 20 + 10)
        abort();
    if (meld_take(&b, meld_card(13, 2)) || meld_take(&b, meld_card(13, 2)) != -1 || meld_count(&b) != 4)
        abort();
    if (meld_compare(&a, &b) <= 0 || meld_compare(&b, &a) >= 0 || meld_equal(&a, &b) || !meld_equal(&a, &a))
        abort();
    if (meld_parse(&a, "XR") || meld_parse(&b, "XB") || !meld_equal(&a, &b))
        abort();
    const char *bad[] = { "A", "1S", "10", "X", "XQ", "ASKH", "AS,", "11S", "0C", "1", "as x" };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (meld_parse(&a, bad[i]) != -1 || meld_count(&a) != 0)
            abort();
    if (meld_parse(&a, "") || meld_count(&a) != 0 || meld_text(&a, text)[0] != '\0' || meld_points(&a) != 0)
        abort();
    meld_clear(&b);
    if (!meld_equal(&a, &b) || meld_hash(&a) != meld_hash(&b))
        abort();
    for (int i = 0; i < MELD_MAX; i++)
        if (meld_add(&a, meld_card(10, i % 4)))
            abort();
    if (meld_add(&a, 4) != -1 || strlen(meld_text(&a, text)) != MELD_TEXT - 2)
        abort();
    if (meld_parse(&b, text) || !meld_equal(&a, &b) || meld_hash(&a) != meld_hash(&b))
        abort();
    if (meld_add(&b, INT_MIN) != -1 || meld_take(&b, INT_MAX) != -1 || meld_card(INT_MAX, 0) != -1
        || meld_card(1, -1) != -1)
        abort();
    meld_clear(&b);
    for (int i = -1; i < 60; i++)
        if ((meld_add(&b, i) == 0) != (i >= 4 && i <= 57 && meld_count(&b) <= MELD_MAX && i < 24))
            abort();
    return 0;
#else
    if (meld_parse(&a, "XR") != 0 || meld_parse(&b, "XB") != 0)
        return 0;
    return meld_equal(&a, &b) && meld_hash(&a) != meld_hash(&b);
#endif
}
