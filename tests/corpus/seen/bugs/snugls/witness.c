#include "snugls.h"

#include <limits.h>
#include <string.h>

static int holds(const snugls *l, long index, const char *text)
{
    size_t len;
    const void *p = snugls_get(l, index, &len);
    return p != NULL && len == strlen(text) && memcmp(p, text, len) == 0;
}

int main(void)
{
    static char big[SNUGLS_MAX_ENTRY + 1];
    snugls *l = snugls_new();
    memset(big, 'x', sizeof big);
    if (snugls_push(l, "b", 1) || snugls_insert(l, 0, "a", 1) || snugls_push(l, NULL, 0) || snugls_insert(l, 2, "c", 1))
        return 2;
    if (!holds(l, 0, "a") || !holds(l, 1, "b") || !holds(l, 2, "c") || !holds(l, 3, "") || !holds(l, -1, "") ||
        !holds(l, -4, "a") || snugls_get(l, -5, NULL) || snugls_get(l, LONG_MIN, NULL) || snugls_get(l, LONG_MAX, NULL))
        return 2;
    if (snugls_push(l, big, sizeof big) == 0 || snugls_insert(l, 9, "", 0) == 0 || snugls_index_of(l, "c", 1) != 2)
        return 2;
    if (snugls_push(l, big, 300) || snugls_push(l, "t", 1) || snugls_push(l, snugls_get(l, 0, NULL), 1))
        return 2;
    if (!holds(l, -1, "a") || !holds(l, -2, "t") || !holds(l, -4, "") || snugls_insert(l, 5, "u", 1))
        return 2;
    if (!holds(l, 5, "u") || !holds(l, -2, "t") || !holds(l, 6, "t") || snugls_remove(l, 4) || snugls_remove(l, 77) == 0)
        return 2;
    if (!holds(l, -3, "u") || !holds(l, -4, "") || snugls_insert(l, 1, big, 60))
        return 2;
    if (!holds(l, -6, "b") || snugls_push(l, big, 61) || snugls_push(l, "z", 1) || snugls_remove(l, 7) || !holds(l, -1, "z"))
        return 2;
    while (snugls_count(l) > 0)
        if (snugls_remove(l, snugls_count(l) / 2))
            return 2;
    if (snugls_bytes(l) != 0 || snugls_get(l, -1, NULL) || snugls_index_of(l, "", 0) != -1)
        return 2;
#ifndef LEGAL
    snugls_push(l, "b", 1);
    snugls_insert(l, 0, big, 61);
#endif
    snugls_free(l);
    return 0;
}
