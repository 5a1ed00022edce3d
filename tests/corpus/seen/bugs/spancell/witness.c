#include "spancell.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

int main(void)
{
    sc_table *t = sc_new();
    CHECK(t);
#ifdef LEGAL
    struct sc_box b;
    CHECK(sc_cell(t, 1, 1, 1) == -1 && sc_width(t) == -1 && sc_at(t, 0, 0) == -1);
    CHECK(sc_layout(t) == 0 && sc_width(t) == 0 && sc_colwidth(t, 0) == -1);
    CHECK(sc_row(t) == 0 && sc_layout(t) == 0 && sc_at(t, 0, 0) == -1);
    CHECK(sc_cell(t, 0, 1, 1) == -1 && sc_cell(t, 1, -1, 1) == -1 && sc_cell(t, 1, 1, -1) == -1);
    CHECK(sc_cell(t, INT_MAX, 1, 1) == -1 && sc_cell(t, 1, INT_MIN, 1) == -1 && sc_cell(t, 1, 1, INT_MAX) == -1);
    CHECK(sc_cell(t, 1, 0, 3) == 0);
    CHECK(sc_cell(t, 2, INT_MAX, 10) == 1);
    CHECK(sc_cell(t, 1, 1, 0) == 2);
    CHECK(sc_row(t) == 1);
    CHECK(sc_cell(t, 1, 1, SC_MAXWIDTH) == 3);
    CHECK(sc_cell(t, SC_MAXCOLS, 1, 1) == -1);
    CHECK(sc_cell(t, SC_MAXCOLS - 4, 1, 1) == 4);
    CHECK(sc_cell(t, 1, 1, 1) == -1);
    CHECK(sc_row(t) == 2);
    CHECK(sc_layout(t) == SC_MAXCOLS);
    CHECK(sc_at(t, 2, 0) == 0 && sc_at(t, 2, 2) == 1 && sc_at(t, 2, 3) == -1 && sc_at(t, 1, 3) == 3);
    CHECK(sc_place(t, 1, &b) == 0 && b.row == 0 && b.col == 1 && b.rows == 3 && b.cols == 2);
    CHECK(b.left == 3 && b.width == 10 && sc_width(t) == 3 + 10 + SC_MAXWIDTH + 1);
    CHECK(sc_place(t, 5, &b) == -1 && sc_place(t, -1, &b) == -1);
    CHECK(sc_row(t) == 3 && sc_colwidth(t, 0) == -1 && sc_place(t, 0, &b) == -1);
    for (int r = 4; r < SC_MAXROWS; r++) {
        CHECK(sc_row(t) == r);
        CHECK(sc_cell(t, 1, r % 3 + 1, r) >= 0);
    }
    CHECK(sc_row(t) == -1);
    int n = 0;
    while (sc_cell(t, 1, 9, 1) >= 0)
        n++;
    CHECK(n > 0 && sc_layout(t) == SC_MAXCOLS && sc_layout(t) == SC_MAXCOLS);
    sc_free(NULL);
#else
    sc_row(t);
    sc_cell(t, 3, 0, 10);
    sc_layout(t);
#endif
    sc_free(t);
    return 0;
}
