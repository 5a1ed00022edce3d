#include "interpos.h"
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
#ifdef LEGAL
    int32_t t[40];
    for (int i = 0; i < 40; i++)
        t[i] = i * i / 3 - 50;
    t[0] = t[1] = INT32_MIN;
    t[38] = t[39] = INT32_MAX;
    for (size_t n = 0; n <= 40; n++) {
        ip_index *ix = ip_build(t, n);
        if (ix == NULL)
            return 1;
        for (int32_t k = -60; k < 600; k++) {
            size_t at = 0;
            while (at < n && t[at] < k)
                at++;
            if (ip_lower(ix, k) != at)
                return 1;
            if ((ip_find(ix, k) != IP_NONE) != (at < n && t[at] == k))
                return 1;
        }
        if (ip_count(ix, INT32_MIN, INT32_MAX) != n || ip_count(ix, 1, 0) != 0)
            return 1;
        if (n > 0 && (ip_at(ix, 0) != t[0] || ip_width(ix) <= 0 || ip_find(ix, t[n - 1]) >= n))
            return 1;
        ip_free(ix);
    }
    ip_index *none = ip_build(NULL, 0);
    if (none == NULL || ip_size(none) != 0 || ip_find(none, 3) != IP_NONE || ip_width(none) != 0)
        return 1;
    ip_free(none);
    ip_free(NULL);
    return ip_build(t, SIZE_MAX) != NULL;
#else
    int32_t *t = malloc(3 * sizeof *t);
    t[0] = 10;
    t[1] = rule == 1 ? 500 : 15;
    t[2] = 20;
    ip_index *ix = ip_build(t, 3);
    if (rule == 2) {
        free(t);
        return ip_find(ix, 15) != 1;
    }
    if (rule == 3)
        return ip_at(ix, ip_find(ix, 16)) == 16;
    return 0;
#endif
}
