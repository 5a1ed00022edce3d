#include "quotree.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>

int main(void)
{
    quotree *t = qt_new();
    int a, b;

    if (t == NULL)
        return 0;
    a = qt_group(t, QT_ROOT, QT_UNLIMITED);
    b = qt_group(t, QT_ROOT, 100);
    assert(a > 0 && b > 0);
#ifdef LEGAL
    {
        int c = qt_group(t, b, 50), n;

        assert(qt_group(t, 77, 1) == QT_EINVAL && qt_group(t, -1, 1) == QT_EINVAL);
        assert(qt_group(t, a, -2) == QT_EINVAL && qt_group(t, a, INT64_MIN) == QT_EINVAL);
        assert(qt_charge(t, c, 51) == QT_EOVER && qt_charge(t, c, 50) == QT_OK);
        assert(qt_charge(t, c, 1) == QT_EOVER && qt_charge(t, c, 0) == QT_OK);
        assert(qt_charge(t, c, -1) == QT_EINVAL && qt_charge(t, INT_MIN, 1) == QT_EINVAL);
        assert(qt_headroom(t, c) == 0 && qt_headroom(t, b) == 50);
        assert(qt_headroom(t, a) == INT64_MAX && qt_headroom(t, 99) == QT_EINVAL);
        assert(qt_usage(t, b) == 50 && qt_usage(t, QT_ROOT) == 50);
        assert(qt_uncharge(t, b, 1) == QT_EINVAL);
        assert(qt_uncharge(t, c, INT64_MIN) == QT_EINVAL && qt_uncharge(t, c, INT64_MAX) == QT_EINVAL);
        assert(qt_move(t, c, a, 20) == QT_OK && qt_usage(t, a) == 20 && qt_usage(t, QT_ROOT) == 50);
        assert(qt_move(t, c, c, 30) == QT_OK && qt_move(t, c, 99, 1) == QT_EINVAL);
        assert(qt_charge(t, a, INT64_MAX) == QT_ERANGE && qt_charge(t, b, INT64_MAX) < 0);
        assert(qt_set_limit(t, c, 0) == QT_OK && qt_headroom(t, c) == 0);
        assert(qt_charge(t, c, INT64_MAX - 50) == QT_EOVER);
        assert(qt_move(t, a, c, 5) == QT_EOVER && qt_usage(t, a) == 20);
        assert(qt_set_limit(t, QT_ROOT, 60) == QT_OK && qt_charge(t, a, 11) == QT_EOVER);
        assert(qt_charge(t, a, 10) == QT_OK && qt_headroom(t, a) == 0);
        assert(qt_set_limit(t, a, -7) == QT_EINVAL);
        for (n = 4; n < QT_MAXGROUPS; n++)
            assert(qt_group(t, n - 1, QT_UNLIMITED) == n);
        assert(qt_group(t, 0, 1) == QT_EFULL);
        qt_free(NULL);
    }
#else
    printf("%d\n", qt_charge(t, a, INT64_MAX));
    printf("%d\n", qt_charge(t, b, 1));
#endif
    qt_free(t);
    return 0;
}
