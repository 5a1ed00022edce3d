#include "fieldun.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    fu_type types[] = { FU_INT, FU_REAL, FU_TEXT };
    fu_table *t = fu_create(types, 3);
    if (!t)
        return 0;
#ifdef LEGAL
    (void)rule;
    fu_type wrong[] = { FU_INT, FU_NULL };
    int bad = fu_create(types, 0) || fu_create(types, -1) || fu_create(types, 17) || fu_create(wrong, 2);
    fu_sort(t, 2);
    bad |= fu_find(t, 2, fu_text_of("x")) != -1;
    for (int i = 0; i < 50; i++) {
        char name[16];
        snprintf(name, sizeof name, "n%02d", (i * 7) % 50);
        fu_value row[] = { fu_int_of(i), i % 10 ? fu_real_of(-i) : fu_real_of(NAN), fu_text_of(name) };
        bad |= fu_append(t, row) != FU_OK;
    }
    fu_value nulls[] = { fu_null(), fu_null(), fu_text_of(NULL) };
    fu_value mixed[] = { fu_real_of(1), fu_null(), fu_null() };
    char *big = malloc(5000);
    memset(big, 'b', 4999);
    big[4999] = 0;
    fu_value large[] = { fu_null(), fu_null(), fu_text_of(big) };
    bad |= fu_append(t, nulls) != FU_OK || fu_append(t, mixed) != FU_ETYPE || fu_append(t, large) != FU_ELIMIT;
    free(big);
    fu_value again[] = { fu_cell(t, 0, 0), fu_cell(t, 0, 1), fu_cell(t, 0, 2) };
    bad |= fu_append(t, again) != FU_OK || fu_rows(t) != 52;
    fu_sort(t, 2);
    long at = fu_find(t, 2, fu_text_of("n21"));
    bad |= at < 0 || strcmp(fu_text(fu_cell(t, (size_t)at, 2)), "n21") != 0 || fu_int(fu_cell(t, (size_t)at, 0)) != 3;
    bad |= fu_find(t, 2, fu_null()) != 0 || fu_find(t, 2, fu_text_of("zz")) != -1;
    fu_sort(t, 1);
    bad |= fu_find(t, 1, fu_real_of(NAN)) != 1;
    fu_drop(t, 0);
    bad |= fu_find(t, 1, fu_real_of(NAN)) != 0 || fu_find(t, 1, fu_real_of(-49)) != 6;
    bad |= fu_real(fu_cell(t, 6, 1)) != -49;
    while (fu_rows(t))
        fu_drop(t, fu_rows(t) - 1);
    bad |= fu_compare(fu_int_of(INT64_MIN), fu_int_of(INT64_MAX)) >= 0;
    fu_free(t);
    fu_free(NULL);
    return bad;
#else
    fu_value row[] = { fu_int_of(7), fu_real_of(2), fu_text_of("seven") };
    fu_append(t, row);
    fu_value v = fu_cell(t, 0, 2), *two = malloc(2 * sizeof *two);
    two[0] = row[0];
    two[1] = row[1];
    switch (rule) {
    case 1: puts(fu_text(fu_cell(t, 0, 0))); break;
    case 2: fu_append(t, two); break;
    case 3: fu_sort(t, 0); fu_append(t, row); fu_find(t, 0, fu_int_of(7)); break;
    case 4: fu_drop(t, 0); puts(fu_text(v)); break;
    case 5: fu_compare(row[0], row[2]); break;
    case 6: fu_cell(t, 1, 0); break;
    }
    free(two);
    fu_free(t);
    return 0;
#endif
}
