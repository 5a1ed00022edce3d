#include "gridbot.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    gb_robot r, s;

    assert(gb_init(&r, 0, 5) == GB_ERANGE && gb_init(&r, 5, 1001) == GB_ERANGE && gb_init(&r, INT_MIN, INT_MAX) == GB_ERANGE);
    assert(gb_init(&r, 20, 10) == GB_OK);
    assert(gb_place(&r, 20, 0, 0) == GB_ERANGE && gb_place(&r, -1, 0, 0) == GB_ERANGE);
    assert(gb_place(&r, 0, 0, 4) == GB_ERANGE && gb_place(&r, 0, 0, -1) == GB_ERANGE);
    assert(gb_move(&r, INT_MAX) == 9 && gb_move(&r, INT_MIN) == 9 && gb_move(&r, 0) == 0 && gb_move(&r, -1) == 0);
    gb_turn(&r, INT_MAX);
    assert(r.dir == GB_WEST);
    gb_turn(&r, INT_MIN);
    assert(r.dir == GB_WEST && gb_move(&r, INT_MIN) == 19 && gb_move(&r, INT_MAX) == 19);
    gb_turn(&r, -3);
    assert(r.dir == GB_NORTH);
    s = r;
    assert(gb_run(&r, "4[F9R]") == GB_OK && gb_same(&r, &s) && gb_same(&r, &r));
    assert(gb_run(&r, "") == GB_OK && gb_run(&r, " \n") == GB_OK && gb_run(&r, "0[F]") == GB_OK && gb_run(&r, "F0") == GB_OK);
    assert(gb_same(&r, &s));
    assert(gb_run(&r, "F x") == GB_ESYNTAX && gb_run(&r, "]") == GB_ESYNTAX && gb_run(&r, "F[") == GB_ESYNTAX);
    assert(gb_run(&r, "5") == GB_ESYNTAX && gb_run(&r, "F1000") == GB_ESYNTAX && gb_run(&r, "99999999999[]") == GB_ESYNTAX);
    assert(gb_run(&r, "[][") == GB_ESYNTAX && gb_run(&r, "][") == GB_ESYNTAX && gb_run(&r, "[]]") == GB_ESYNTAX);
    assert(gb_run(&r, "999[999[F]]") == GB_ESTEPS && gb_run(&r, "999[999[999[]]]") == GB_ESTEPS && gb_same(&r, &s));
    assert(gb_run(&r, "2[2 [ 2[F] ]0[[F]]] [R]") == GB_OK && r.y == 8 && r.dir == GB_EAST && !gb_same(&r, &s));
    assert(gb_check("[[[]]]") == GB_OK && gb_check("[[[]][]]") == GB_OK && gb_check("[[[[[[]]]]]]") == GB_EDEPTH);
    assert(gb_check("[[[[[[") == GB_ESYNTAX);
    assert(!strcmp(gb_dir_name(3), "west") && !strcmp(gb_dir_name(4), "?") && !strcmp(gb_dir_name(INT_MIN), "?"));
    return 0;
}
#else
int main(void)
{
    gb_robot r;

    if (gb_init(&r, 10, 10) != GB_OK)
        return 0;
    return gb_run(&r, "[[[[F]]]]") != GB_EDEPTH;
}
#endif
