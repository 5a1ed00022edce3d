#include "qfixed.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static const qf_t edges[] = { QF_MIN, QF_MIN + 1, -QF_ONE, -QF_ONE / 2, -1, 0, 1, QF_ONE / 2, 65535, QF_ONE, QF_MAX - 1, QF_MAX };
    static const char *const bad[] = { "", "-", "+", ".5", "1.", "1 ", " 1", "--1", "32768", "-32768.1", "99999999999999999999", "1e3", "1.5x" };
    const int count = sizeof edges / sizeof *edges;
    char buf[32];
    qf_t x = 7;

    for (int i = 0; i < count; i++) {
        qf_t a = edges[i];
        size_t length = qf_format(a, buf, sizeof buf);

        assert(length == strlen(buf) && qf_parse(buf, &x) == 0 && x == a);
        assert(qf_format(a, buf, 3) == length && strlen(buf) == 2);
        assert(qf_from_double(qf_to_double(a)) == a && qf_abs(a) >= 0 && qf_sqrt(a) >= 0);
        (void)qf_to_int(a);
        for (int j = 0; j < count; j++) {
            qf_t b = edges[j];

            assert(qf_add(a, b) == qf_add(b, a) && qf_mul(a, b) == qf_mul(b, a));
            (void)qf_sub(a, b);
            (void)qf_div(a, b);
            if (!(a == QF_MIN && b == -1))
                (void)qf_rem(a, b);
        }
    }
    assert(qf_format(0, NULL, 0) == 7 && qf_format(0, buf, 1) == 7 && !buf[0]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        x = 7;
        assert(qf_parse(bad[i], &x) == -1 && x == 7);
    }
    for (int64_t a = QF_MIN; a <= QF_MAX; a += 7919 * 13) {
        qf_format((qf_t)a, buf, sizeof buf);
        assert(qf_parse(buf, &x) == 0 && x == a);
    }
    assert(qf_parse("+0.9999999999999", &x) == 0 && x == QF_ONE && qf_parse("-32768.0", &x) == 0 && x == QF_MIN);
    assert(qf_from_int(INT_MIN) == QF_MIN && qf_from_int(INT_MAX) == QF_MAX && qf_from_int(-3) == -3 * QF_ONE);
    assert(qf_from_double(NAN) == 0 && qf_from_double(INFINITY) == QF_MAX && qf_from_double(-1e300) == QF_MIN);
    assert(qf_to_int(QF_MAX) == 32768 && qf_to_int(QF_MIN) == -32768 && qf_to_int(-QF_ONE / 2) == -1);
    assert(qf_sqrt(4 * QF_ONE) == 2 * QF_ONE && qf_sqrt(1) == 256 && qf_rem(-5 * QF_ONE, 3 * QF_ONE) == -2 * QF_ONE);
    assert(qf_div(QF_MIN, -1) == QF_MAX && qf_div(-1, 0) == QF_MIN && qf_div(0, 0) == 0 && qf_rem(5, 0) == 0);
#else
    if (qf_rem(QF_MIN, -QF_EPS) != 0)
        return 1;
#endif
    return 0;
}
