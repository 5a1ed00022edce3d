#include "cvxring.h"

int main(void)
{
    const cvx_pt box[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}, {2, 2}, {4, 4}, {2, 0}};
    cvx_ring *r = cvx_hull(box, 7, CVX_CORNERS);
    if (r == NULL || cvx_count(r) != 4 || cvx_area(r) != 16 || !cvx_contains(r, (cvx_pt){4, 2}))
        return 2;
    if (cvx_contains(r, (cvx_pt){5, 2}) || cvx_contains(r, (cvx_pt){INT32_MIN, INT32_MAX}))
        return 2;
    if (cvx_at(r, cvx_support(r, INT32_MAX, INT32_MAX)).x != 4 || cvx_at(r, 4).x != 0)
        return 2;
    const cvx_pt line[] = {{0, 0}, {3, 3}, {1, 1}, {2, 2}};
    cvx_ring *l = cvx_hull(line, 4, CVX_CORNERS), *none = cvx_hull(NULL, 0, CVX_BOUNDARY);
    cvx_ring *one = cvx_hull(line, 1, CVX_BOUNDARY), *b = cvx_hull(box, 7, CVX_BOUNDARY);
    if (cvx_count(l) != 2 || !cvx_contains(l, line[2]) || cvx_contains(l, (cvx_pt){4, 4}) || cvx_area(l) != 0)
        return 2;
    if (cvx_count(none) != 0 || cvx_at(none, 3).x != 0 || cvx_count(one) != 1 || !cvx_contains(one, line[0]))
        return 2;
    if (cvx_count(b) != 5 || cvx_area(b) != 16)
        return 2;
    cvx_ring *self = cvx_join(r, r), *empty = cvx_join(none, none);
    if (cvx_count(self) != 4 || cvx_count(empty) != 0)
        return 2;
#ifndef LEGAL
    cvx_free(cvx_hull(line, 4, CVX_BOUNDARY));
#endif
    cvx_free(r);
    cvx_free(l);
    cvx_free(none);
    cvx_free(one);
    cvx_free(b);
    cvx_free(self);
    cvx_free(empty);
    cvx_free(NULL);
    return 0;
}
