/*-
 * zipwalk -- walk over several arrays in lock-step
 *
 *      zip_walk w;
 *      zip_begin(&w, n);
 *      zip_array(&w, names, sizeof *names);
 *      zip_array(&w, ages, sizeof *ages);
 *      while (zip_next(&w))
 *              printf("%s %d\n", *(char **)zip_at(&w, 0), *(int *)zip_at(&w, 1));
 *
 * A walk owns no memory; there is nothing to be done at its end.
 */
#ifndef ZIPWALK_H
#define ZIPWALK_H

#include <stddef.h>

#define ZIP_MAX_COLUMNS 8

/* A growing array of elements of one size. Members are for reading only. */
typedef struct {
    void *data;
    size_t count, room, size;
} zip_vec;

/* A walk. Members are private. */
typedef struct {
    struct {
        const unsigned char *base;
        size_t size;
    } column[ZIP_MAX_COLUMNS];
    int columns;
    size_t rows;
    size_t row;         /* 0 before the first zip_next() */
} zip_walk;

/* An empty vector of elements of size bytes, 1 to 4096; -1 with another size
 * (it then has none and zip_push() always fails), else 0. */
int zip_vec_init(zip_vec *v, size_t size);
/* Frees the elements; the vector is empty again. */
void zip_vec_clear(zip_vec *v);
/* Appends a copy of an element. 0, or -1 without memory. */
int zip_push(zip_vec *v, const void *element);

/* Prepares a walk over rows elements of each array. */
void zip_begin(zip_walk *w, size_t rows);

/* Adds an array as the next column: it has at least as many elements as the walk
 * has rows, and stays until the walk is over. Returns the number of the column,
 * from 0; -1 if there are ZIP_MAX_COLUMNS, if size is 0, or if rows times size is
 * more than an object can have. Only before the first zip_next(). */
int zip_array(zip_walk *w, const void *base, size_t size);

/* The same with a vector; -1 also if it is shorter than the walk. The vector must
 * not be pushed to, nor cleared, during the walk. */
int zip_vector(zip_walk *w, const zip_vec *v);

/* Goes to the next row, at first to the first one. 1, or 0 if there is none. */
int zip_next(zip_walk *w);

/* The number of the row, from 0, and the element of a column in it. Only after
 * zip_next() returned 1. column is one that was added. */
size_t zip_row(const zip_walk *w);
const void *zip_at(const zip_walk *w, int column);

/* Copies the row to out, column after column without gaps, and returns how many
 * bytes that is. Only after zip_next() returned 1. out may be NULL to ask for the
 * size alone. */
size_t zip_copy(const zip_walk *w, void *out);

/* 1 if two columns, of elements of the same size, have the same bytes in this row,
 * else 0. Only after zip_next() returned 1. */
int zip_same(const zip_walk *w, int a, int b);

/* Back to before the first row. */
void zip_rewind(zip_walk *w);

#endif
