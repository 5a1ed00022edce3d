#include "casejmp.h"
#include <assert.h>
int main(void)
{
    cj_case room[8];
    cj_switch s;
    assert(cj_begin(&s, room, 8, -1) == CJ_EARG && cj_begin(&s, NULL, 0, 9) == CJ_OK);
    assert(cj_add(&s, 1, 1) == CJ_EFULL && cj_finish(&s) == CJ_OK && cj_target(&s, 5) == 9 && cj_cost(&s) == 0);
    cj_begin(&s, room, 8, 0);
    for (int i = 0; i < 5; i++)
        assert(cj_add(&s, 10 - 2 * i, i + 1) == CJ_OK);
    assert(cj_target(&s, 2) == CJ_ESTATE && cj_finish(&s) == CJ_OK && cj_finish(&s) == CJ_ESTATE);
    assert(cj_table_size(&s) == 9 && cj_table_entry(&s, 0) == 5 && cj_table_entry(&s, 1) == 0);
    assert(cj_target(&s, 10) == 1 && cj_target(&s, INT32_MIN) == 0 && cj_table_entry(&s, 9) == CJ_EARG);
    cj_begin(&s, room, 8, 0);
    cj_add(&s, INT32_MIN, 1);
    cj_add(&s, INT32_MAX, 2);
    cj_add(&s, 0, 3);
#ifndef LEGAL
    cj_add(&s, 1, 4);
#endif
    assert(cj_finish(&s) == CJ_OK && cj_target(&s, INT32_MAX) == 2 && cj_table_size(&s) == 0);
    return 0;
}
