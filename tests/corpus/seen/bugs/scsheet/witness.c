#include "scsheet.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    sheet *s = sheet_new();
    char big[SHEET_MAXTEXT + 2];

    if (!s)
        return 0;
    assert(sheet_rows(s) == 0 && sheet_cols(s) == 0);
    assert(sheet_kind_at(s, 0, 0) == SHEET_EMPTY && sheet_kind_at(s, INT_MAX, INT_MIN) == SHEET_EMPTY);
    assert(sheet_number_at(s, -1, 0) == 0 && !*sheet_text_at(s, 0, INT_MAX));
    sheet_clear(s, INT_MIN, INT_MAX);
    assert(sheet_copy(s, 0, 0, 3, 3) == 0 && sheet_rows(s) == 0);
    assert(sheet_fill_down(s, 5, 5, 5) == 0 && sheet_fill_right(s, 5, 5, 5) == 0);
    assert(sheet_fill_down(s, 0, 0, INT_MAX) == -1 && sheet_fill_down(s, 0, 0, -1) == -1);
    assert(sheet_fill_down(s, 0, 0, SHEET_MAXROWS) == -1 && sheet_fill_right(s, 0, 0, SHEET_MAXCOLS) == -1);
    assert(sheet_set_number(s, -1, 0, 1) == -1 && sheet_set_number(s, 0, SHEET_MAXCOLS, 1) == -1);

    assert(sheet_set_text(s, 0, 0, "total") == 0 && sheet_rows(s) == 1 && sheet_cols(s) == 1);
    assert(sheet_fill_down(s, 0, 0, 3) == 0 && !strcmp(sheet_text_at(s, 3, 0), "total"));
    assert(sheet_fill_right(s, 0, 0, 3) == 0 && !strcmp(sheet_text_at(s, 0, 3), "total"));
    assert(sheet_fill_down(s, 0, 0, 0) == 0);
    assert(sheet_copy(s, 0, 0, 100, 20) == 0 && !strcmp(sheet_text_at(s, 100, 20), "total"));
    assert(sheet_copy(s, 0, 0, 0, 0) == 0 && !strcmp(sheet_text_at(s, 0, 0), "total"));
    assert(sheet_set_text(s, 0, 0, sheet_text_at(s, 0, 0)) == 0);
    assert(sheet_set_text(s, 500, 49, sheet_text_at(s, 0, 0)) == 0);
    assert(sheet_set_number(s, 999, 49, NAN) == 0 && sheet_rows(s) == 1000 && sheet_cols(s) == 50);
    assert(isnan(sheet_number_at(s, 999, 49)) && !*sheet_text_at(s, 999, 49));
    assert(sheet_copy(s, 999, 49, 0, 0) == 0 && sheet_kind_at(s, 0, 0) == SHEET_NUMBER);
    assert(sheet_fill_down(s, 0, 0, 999) == 0 && sheet_kind_at(s, 999, 0) == SHEET_NUMBER);
    sheet_clear(s, 0, 0);
    assert(sheet_fill_right(s, 0, 0, 49) == 0 && sheet_kind_at(s, 0, 3) == SHEET_EMPTY);
    memset(big, 'x', sizeof big);
    big[sizeof big - 1] = 0;
    assert(sheet_set_text(s, 1, 1, big) == -1 && sheet_set_text(s, 1, 1, big + 1) == 0);
    sheet_free(s);
    sheet_free(NULL);
    return 0;
}
#else
int main(void)
{
    sheet *s = sheet_new();

    if (!s)
        return 0;
    sheet_set_number(s, 0, 0, 1);
    sheet_fill_down(s, 0, 0, 8);
    sheet_free(s);
    return 0;
}
#endif
