#include "pivlu.h"

#include <stdlib.h>

#ifdef LEGAL
static int near(double x, double y)
{
    return x - y < 1e-9 && y - x < 1e-9;
}
#endif

int main(int count, char **arguments)
{
    double a[9] = {0, 2, 1, 4, 0, 1, 1, 1, 3}, b[3], x[3] = {1, -2, 3}, inv[11], work[3];
    size_t piv[3];
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!near(plu_norm(3, a, 3), 5) || plu_norm(0, NULL, 0) != 0)
        return 2;
    plu_times(3, a, 3, x, b);
    if (plu_factor(3, a, 3, piv) != 0 || !near(plu_det(3, a, 3, piv), -18))
        return 2;
    plu_solve(3, a, 3, piv, b);
    if (!near(b[0], 1) || !near(b[1], -2) || !near(b[2], 3))
        return 2;
    b[0] = 0 + 4 * 2 + 3, b[1] = 2 + 3, b[2] = 1 + 2 + 9; /* transposed times 1, 2, 3 */
    plu_solve_t(3, a, 3, piv, b);
    if (!near(b[0], 1) || !near(b[1], 2) || !near(b[2], 3))
        return 2;
    plu_inverse(3, a, 3, piv, inv, 4, work);
    if (!near(inv[0], 1 / 18.0) || !near(inv[4], 11 / 18.0))
        return 2;
    double s[4] = {1, 2, 2, 4}, t[1] = {0};
    if (plu_factor(2, s, 2, piv) != 2 || plu_det(2, s, 2, piv) != 0 || plu_factor(1, t, 1, piv) != 1)
        return 2;
    plu_solve(1, t, 1, piv, b);
    plu_solve_t(1, t, 1, piv, b);
    if (plu_factor(0, NULL, 0, NULL) != 0 || plu_det(0, NULL, 0, NULL) != 1)
        return 2;
    plu_solve(0, NULL, 0, NULL, NULL);
    plu_inverse(0, NULL, 0, NULL, NULL, 0, NULL);
#else
    double small[4] = {1, 2, 3, 4};
    size_t one[1];
    (void)b;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return plu_norm(3, small, 3) < 0;
    case 2:
        plu_factor(3, a, 1, piv);
        break;
    case 3:
        plu_factor(3, a, 3, one);
        break;
    case 4:
        plu_factor(3, a, 3, piv);
        plu_solve(3, a, 3, piv, work + 1);
        break;
    case 5:
        piv[0] = 1, piv[1] = 3000000, piv[2] = 2;
        plu_solve(3, a, 3, piv, x);
        break;
    case 6:
        plu_factor(3, a, 3, piv);
        plu_inverse(3, a, 3, piv, inv, 2, work);
        break;
    case 7:
        plu_factor(3, a, 3, piv);
        plu_inverse(3, a, 3, piv, small, 3, work);
        break;
    }
#endif
    return 0;
}
