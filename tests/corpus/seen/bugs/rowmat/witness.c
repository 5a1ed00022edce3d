#include "rowmat.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void)
{
#ifdef LEGAL
    assert(rowmat_new(0, 1) == NULL && rowmat_new(1, 0) == NULL);
    assert(rowmat_new(ROWMAT_MAX + 1, 1) == NULL && rowmat_new(SIZE_MAX, SIZE_MAX) == NULL);
    rowmat_free(NULL);
    rowmat *m = rowmat_new(2, 5), *c, *p;
    assert(m != NULL);
    double v;
    for (size_t r = 0; r < 2; r++)
        for (size_t k = 0; k < 5; k++)
            assert(rowmat_set(m, r, k, (double)(10 * r + k + 1)) == ROWMAT_OK);
    assert(rowmat_set(m, 2, 0, 1) == ROWMAT_EINDEX && rowmat_get(m, 0, SIZE_MAX, &v) == ROWMAT_EINDEX);
    assert(rowmat_set(m, 0, 0, NAN) == ROWMAT_EVALUE && rowmat_set(m, 0, 0, INFINITY) == ROWMAT_EVALUE);
    c = rowmat_copy(m);
    assert(c != NULL && rowmat_equal(m, c) && rowmat_hash(m) == rowmat_hash(c));
    rowmat_transpose(c);
    size_t rows, cols;
    rowmat_shape(c, &rows, &cols);
    assert(rows == 5 && cols == 2 && !rowmat_equal(m, c));
    rowmat_shape(c, NULL, NULL);
    assert(rowmat_get(c, 3, 1, &v) == ROWMAT_OK && v == 14);
    assert(rowmat_add(m, c) == ROWMAT_ESHAPE);
    assert(rowmat_mul(m, m, &p) == ROWMAT_ESHAPE && p == NULL);
    assert(rowmat_mul(m, c, &p) == ROWMAT_OK);
    assert(rowmat_get(p, 0, 0, &v) == ROWMAT_OK && v == 55);
    assert(rowmat_add(p, p) == ROWMAT_OK);
    assert(rowmat_get(p, 0, 0, &v) == ROWMAT_OK && v == 110);
    rowmat_free(p);
    rowmat_transpose(c);
    assert(rowmat_equal(m, c) && rowmat_hash(m) == rowmat_hash(c));
    assert(rowmat_scale(c, DBL_MAX) == ROWMAT_EVALUE && rowmat_equal(m, c));
    assert(rowmat_scale(c, NAN) == ROWMAT_EVALUE);
    rowmat_free(c);
    rowmat_free(m);
    m = rowmat_new(ROWMAT_MAX, ROWMAT_MAX - 1);
    assert(m != NULL);
    rowmat_transpose(m);
    rowmat_free(m);
    return 0;
#else
    rowmat *a = rowmat_new(1, 1), *b = rowmat_new(1, 1);
    if (a == NULL || b == NULL)
        return 2;
    rowmat_scale(b, -1.0);
    int broken = rowmat_equal(a, b) && rowmat_hash(a) != rowmat_hash(b);
    if (broken)
        puts("equal matrices, different hashes");
    rowmat_free(a);
    rowmat_free(b);
    return broken;
#endif
}
