#include "cellpad.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char name[6];
    double sum = -1;
    char longtext[300];
    assert(!cellpad_new(0, 1) && !cellpad_new(1, INT_MAX) && !cellpad_new(999, 702) && !cellpad_new(INT_MIN, 1));
    cellpad_free(NULL);
    cellpad *pad = cellpad_new(20, 30);
    assert(pad && cellpad_used(pad) == 0);
    assert(cellpad_set(pad, "A1", "1.5") == CELLPAD_OK);
    assert(cellpad_set(pad, "A1", cellpad_get(pad, "A1")) == CELLPAD_OK);
    assert(cellpad_set(pad, "AD20", "x") == CELLPAD_OK);
    assert(cellpad_set(pad, "AE1", "x") == CELLPAD_EREF && cellpad_set(pad, "A21", "x") == CELLPAD_EREF);
    assert(!cellpad_get(pad, "") && !cellpad_get(pad, "A") && !cellpad_get(pad, "1") && !cellpad_get(pad, "A01"));
    assert(!cellpad_get(pad, "A0") && !cellpad_get(pad, "a1") && !cellpad_get(pad, "AAA1") && !cellpad_get(pad, "A9999999999"));
    memset(longtext, 'x', sizeof longtext);
    longtext[299] = 0;
    assert(cellpad_set(pad, "B1", longtext) == CELLPAD_ETEXT);
    longtext[255] = 0;
    assert(cellpad_set(pad, "B1", longtext) == CELLPAD_OK);
    assert(cellpad_fill(pad, "A1", "C3", "B2") == CELLPAD_OK);
    assert(!strcmp(cellpad_get(pad, "C2"), "1.5"));
    assert(cellpad_fill(pad, "A1", "A1", "A1") == CELLPAD_OK);
    assert(cellpad_fill(pad, "C3", "B2", "C3") == CELLPAD_OK);
    assert(cellpad_fill(pad, "D4", "D4", "E5") == CELLPAD_OK);
    assert(cellpad_fill(pad, "A1", "A1", "A99") == CELLPAD_EREF);
    assert(cellpad_sum(pad, "AD20", "A1", &sum) == CELLPAD_OK && sum == 7.5);
    assert(cellpad_used(pad) == 7);
    assert(cellpad_clear(pad, "A1", "AD20") == CELLPAD_OK && cellpad_used(pad) == 0);
    assert(cellpad_name(998, 701, name, sizeof name) == CELLPAD_OK && !strcmp(name, "ZZ999"));
    assert(cellpad_name(0, 26, name, 4) == CELLPAD_OK && !strcmp(name, "AA1"));
    assert(cellpad_name(0, 0, name, 2) == CELLPAD_ETEXT && cellpad_name(-1, INT_MAX, name, 6) == CELLPAD_EREF);
    cellpad_free(pad);
#else
    cellpad *pad = cellpad_new(3, 3);
    if (!pad)
        return 0;
    cellpad_set(pad, "A1", "7");
    cellpad_fill(pad, "A1", "A1", "A2");
    cellpad_free(pad);
#endif
    return 0;
}
