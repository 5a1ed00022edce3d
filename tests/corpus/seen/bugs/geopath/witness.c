#include "geopath.h"

int main(void)
{
    geopath *path = geopath_new(), *none = geopath_copy(path);
    geobox box;
    geopoint p = {INT32_MIN, 5}, q = {INT32_MAX, 5};
    if (geopath_bounds(path, &box) || geopath_pop(path) || !geopath_equal(path, none) || geopath_length(none) != 0)
        return 2;
    geopath_add(path, p);
    geopath_add(path, q);
    geopath *copy = geopath_copy(path);
    if (!geopath_equal(path, copy) || geopath_length(path) != 4294967295 || !geopath_add(copy, q))
        return 2;
    if (!geopath_bounds(copy, &box) || box.low.x != INT32_MIN || box.high.x != INT32_MAX || geopath_count(copy) != 3)
        return 2;
    geopath_reverse(copy);
    geopath_reverse(none);
    if (geopath_equal(path, copy) || !geopath_point(copy, 2, &q) || q.x != INT32_MIN || geopath_point(copy, 3, &q))
        return 2;
    if (!geopath_pop(copy) || !geopath_bounds(copy, &box) || box.low.x != INT32_MAX)
        return 2;
#ifndef LEGAL
    geopath *second = geopath_copy(copy);
    geopath_free(second);
#endif
    geopath_free(copy);
    geopath_free(path);
    geopath_free(none);
    return 0;
}
