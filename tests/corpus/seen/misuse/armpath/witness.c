#include "armpath.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    double a[2] = {0, 1}, b[2] = {2, -1}, out[2];
#ifdef LEGAL
    (void)argc, (void)argv;
    double bad[2] = {0, NAN};
    assert(!armpath_create(0) && !armpath_create(9));
    armpath *p = armpath_create(2);
    assert(p && armpath_length(p) == 0 && armpath_duration(p) == 0 && !armpath_pose(p, 0) && !armpath_play(p));
    assert(armpath_append(p, bad, 1) == -1 && armpath_append(p, a, NAN) == 0 && armpath_append(p, b, NAN) == -1);
    assert(armpath_append(p, b, 0) == -1 && armpath_append(p, b, 4) == 0 && armpath_append(p, b, INFINITY) == -1);
    for (int i = 0; i < 10; i++)
        assert(armpath_append(p, armpath_pose(p, 0), 1) == 0);
    assert(armpath_length(p) == 12 && armpath_duration(p) == 14 && armpath_pose(p, 11)[1] == 1);
    armcursor *c = armpath_play(p), *d = armpath_play(p);
    assert(c && d && armpath_step(c, 0, out) == 1 && out[1] == 1 && armpath_step(c, 2, out) == 1 && out[0] == 1);
    assert(armpath_step(c, -1, out) == -1 && armpath_step(c, NAN, out) == -1);
    assert(armpath_step(c, INFINITY, out) == 0 && out[0] == 0 && armpath_step(d, 100, out) == 0);
    assert(armpath_append(p, b, 1) == 0 && armpath_step(d, .5, out) == 1 && out[0] == 1);
    armpath_close(c);
    armpath_close(d);
    armpath_close(NULL);
    armpath_destroy(p);
    armpath_destroy(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    armpath *p = armpath_create(rule == 3 ? 8 : 2);
    assert(p);
    if (rule == 1) {
        armpath_append(p, a, 0);
        const double *first = armpath_pose(p, 0);
        for (int i = 0; i < 6; i++)
            armpath_append(p, b, 1);
        out[0] = first[0];
        armpath_destroy(p);
        return out[0] != 0;
    } else if (rule == 2) {
        armpath_append(p, a, 0);
        armpath_append(p, b, 1);
        armcursor *c = armpath_play(p);
        armpath_destroy(p);
        armpath_step(c, .5, out);
        armpath_close(c);
    } else {
        armpath_append(p, a, 0);
        armpath_destroy(p);
    }
    return 0;
#endif
}
