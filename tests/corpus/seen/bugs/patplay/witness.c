#include "patplay.h"
#include <assert.h>
int main(void)
{
    struct pp_cell out[2];
    int o, r, m = pp_open(2);
    assert(m >= 0 && pp_open(9) == PP_ERR && pp_step(m, out) == PP_ERR);
    assert(pp_pattern(m, 8) == 0 && pp_pattern(m, 2) == 1 && pp_pattern(m, 65) == PP_ERR);
    assert(pp_orders(m, (int[]){0, 1}, 2) == 0 && pp_orders(m, (int[]){2}, 1) == PP_ERR);
    assert(pp_set(m, 0, 8, 0, (struct pp_cell){0}) == PP_ERR);
    assert(pp_set(m, 1, 0, 1, (struct pp_cell){60, PP_FX_BREAK, 1}) == 0);
    assert(pp_seek(m, 1, 0) == 0 && pp_step(m, out) == 1 && out[1].note == 60);
    assert(pp_tell(m, &o, &r) == 0 && o == 0 && r == 1);
    assert(pp_set(m, 0, 2, 0, (struct pp_cell){1, PP_FX_JUMP, 200}) == 0);
    assert(pp_step(m, out) == 0 && pp_step(m, out) == 0);
    assert(pp_tell(m, &o, &r) == 0 && o == 0 && r == 0);
#ifndef LEGAL
    pp_set(m, 0, 0, 0, (struct pp_cell){1, PP_FX_BREAK, 6});
    pp_step(m, out);
    pp_step(m, out);
#endif
    assert(pp_close(m) == 0 && pp_close(m) == PP_ERR);
    return 0;
}
