/* matvec: small dense matrices in memory of your own.
 *
 * A mv_mat is only a view; no function allocates or frees anything.  Views are
 * passed by value, and may be made with mv_wrap and mv_block or by filling in
 * the members. Element (r, c) is data[r * stride + c].
 *
 * Requirements for every view that is passed to a function:
 *   - data points to (rows - 1) * stride + cols doubles, unless rows or cols
 *     is 0, when it is not looked at
 *   - stride >= cols
 * For speed nothing of this is checked.  Functions that write into a matrix
 * "out" check that its shape fits, and return 0, or -1 if it does not.
 */
#ifndef MATVEC_H
#define MATVEC_H

#include <stddef.h>

typedef struct mv_mat {
    double *data;
    size_t rows, cols, stride;
} mv_mat;

/* rows * cols doubles, row by row without gaps. */
mv_mat mv_wrap(double *data, size_t rows, size_t cols);

/* A part of m: rows x cols elements from (r, c) on, which must lie in m.
 * Shares m's memory. */
mv_mat mv_block(mv_mat m, size_t r, size_t c, size_t rows, size_t cols);

/* One element; r < m.rows and c < m.cols. */
double mv_get(mv_mat m, size_t r, size_t c);
void mv_set(mv_mat m, size_t r, size_t c, double value);

void mv_fill(mv_mat m, double value);

/* Ones on the diagonal, zeros elsewhere.  m need not be square. */
void mv_identity(mv_mat m);

/* out = a * b + c * out.  out must not share memory with a or b. */
int mv_mul(mv_mat out, mv_mat a, mv_mat b, double c);

/* out = a + factor * b.  out may be a or b. */
int mv_add(mv_mat out, mv_mat a, mv_mat b, double factor);

/* out = a transposed.  out may be a if it is square; otherwise they must not
 * share memory. */
int mv_transpose(mv_mat out, mv_mat a);

/* Replaces the square matrix m by its LU factors; rows are exchanged for
 * stability, and perm, m.rows elements, tells how.  0, or -1 if m is not
 * square, is singular, or has a NaN or infinity in a pivot's place: then the
 * contents of m and perm are of no use. */
int mv_lu(mv_mat m, size_t *perm);

/* Solves a * x = b for a matrix a that mv_lu has factored: lu and perm are as
 * mv_lu left them when it returned 0.  b and x have lu.rows elements each and
 * do not overlap. */
void mv_solve(mv_mat lu, const size_t *perm, const double *b, double *x);

/* Largest absolute value of an element, 0 if there is none.  NaNs are skipped. */
double mv_norm_max(mv_mat m);

#endif
