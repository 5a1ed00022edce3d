#include "bentree.h"
#include <string.h>

static bt_node *d(const char *s)
{
    return bt_decode(s, strlen(s), 0);
}

int main(void)
{
#ifdef LEGAL
    const char *bad[] = { "", "i", "ie", "i-0e", "i01e", "i9223372036854775808e", "l", "li1e", "d", "d1:a", "d1:ae",
        "di1ei2ee", "3:ab", "00:", "99999999999999999999999:", "x", "d1:ai1e1:bxe", "l1:a2:be", "-1:a", "d1:ali1eee1" };
    const char *s = "d1:ai-9223372036854775808e1:bli1e0:e0:d1:xi0eee tail";
    size_t used, len;
    bt_node *n = bt_decode(s, strlen(s), &used);
    if (!n || used != strlen(s) - 5 || bt_kind(n) != BT_DICT || bt_count(n) != 3)
        return 2;
    if (bt_int(bt_get(n, "a", 1)) != INT64_MIN || bt_count(bt_get(n, "b", 1)) != 2 || !bt_get(n, 0, 0))
        return 3;
    if (bt_get(n, "zz", 2) || bt_at(n, 3) || bt_at(n, SIZE_MAX) || bt_kind(bt_at(n, 1)) != BT_LIST)
        return 4;
    if (strcmp(bt_str(bt_at(bt_get(n, "b", 1), 1), &len), "") || len || bt_str(n, &len))
        return 5;
    bt_free(n);
    for (size_t i = 0; i + 1 < sizeof bad / sizeof *bad; i++)
        if (d(bad[i]))
            return 6;
    n = d("d1:ali1eee");
    if (!n)
        return 7;
    bt_free(n);
    bt_free(0);
    if (bt_decode(0, 0, &used) || d("llllllllllllllllllllllllllllllllllllleeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"))
        return 8;
#else
    bt_free(d("d1:ai1e1:ai2ee"));
#endif
    return 0;
}
