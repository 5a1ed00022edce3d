#ifndef MATTEXT_H
#define MATTEXT_H

#include <stdbool.h>

/* Small matrices, and the way they are written: "1 2 3; 4 5 6". */

#define MT_SIDE 64 /* rows and columns are 1..MT_SIDE */

typedef struct mt_matrix mt_matrix;

/* All zero.  NULL if a side is out of range or memory is out. */
mt_matrix *mt_new(int rows, int cols);
void mt_free(mt_matrix *m);

/**
 * Parse a matrix.  Rows are separated by semicolons, numbers (as of strtod)
 * by blanks.
 * @return a new matrix, or NULL if the text is malformed: empty, rows of
 *         different lengths, more than MT_SIDE of either, or other characters
 */
mt_matrix *mt_parse(const char *text);

/**
 * Print a matrix so that mt_parse() can read it.
 * @return a string to be free()d, or NULL
 */
char *mt_print(const mt_matrix *m);

int mt_rows(const mt_matrix *m);
int mt_cols(const mt_matrix *m);

/* 0 outside of the matrix */
double mt_get(const mt_matrix *m, int row, int col);
/* false outside of the matrix */
bool mt_set(mt_matrix *m, int row, int col, double value);

/* New matrices; NULL if the sides do not fit. */
mt_matrix *mt_multiply(const mt_matrix *a, const mt_matrix *b);
mt_matrix *mt_transpose(const mt_matrix *m);

#endif
