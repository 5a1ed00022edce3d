/* presums.h: prefix sums, for sums of ranges in no time
 *
 * The sums of n values are n + 1 numbers: sums[i] is the total of the first i
 * values, sums[0] is 0. Once made they answer for any range from..to (from
 * inclusive, to exclusive) with a subtraction.
 *
 * There are no checks in here, it is all about speed:
 *   - a range has from <= to <= n
 *   - the totals of all ranges that are asked for or built on the way have to
 *     fit in a long
 *   - arrays are as long as is said below
 */
#ifndef PRESUMS_H
#define PRESUMS_H

#include <stddef.h>

/* Makes the sums of n values. sums has n + 1 elements and is not the same array
 * as values. n may be 0. */
void ps_build(const long *values, size_t n, long *sums);

/* The sum of values[from] .. values[to - 1]. 0 for an empty range. */
long ps_range(const long *sums, size_t from, size_t to);

/* The mean of a range, which is not empty. */
double ps_mean(const long *sums, size_t from, size_t to);

/* Gets the values back from their sums: values has n elements. */
void ps_values(const long *sums, size_t n, long *values);

/* values[at] has become larger by delta (or smaller, when it is negative), where
 * at < n: brings the sums up to date. */
void ps_change(long *sums, size_t n, size_t at, long delta);

/* The smallest i with sums[i] >= goal, n + 1 if there is none. For values that
 * are not negative. */
size_t ps_find(const long *sums, size_t n, long goal);

/* Sums of windows: out[i] = sum of the width values from i on, for all windows
 * that fit. Returns their number, which is 0 if width is 0 or more than n, and
 * else n - width + 1; out has that many elements. */
size_t ps_windows(const long *sums, size_t n, size_t width, long *out);

/* Where the window of that width with the greatest sum starts, the first if there
 * are several. n if width is 0 or more than n. */
size_t ps_best(const long *sums, size_t n, size_t width);

/* The same in two dimensions. values has rows x cols elements, row by row, and
 * sums (rows + 1) x (cols + 1). */
void ps_build2(const long *values, size_t rows, size_t cols, long *sums);

/* The sum of a rectangle: rows top to bottom - 1, columns left to right - 1.
 * cols is what it was for ps_build2; top <= bottom <= rows, left <= right <= cols. */
long ps_range2(const long *sums, size_t cols, size_t top, size_t left, size_t bottom, size_t right);

#endif
