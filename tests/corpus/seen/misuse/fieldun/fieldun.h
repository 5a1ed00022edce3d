#ifndef FIELDUN_H
#define FIELDUN_H

/*!
 * \file  fieldun.h
 * \brief Rows of typed cells, the result-set half of a database.
 */

#include <stddef.h>
#include <stdint.h>

#define FU_COLS   16      /*!< most columns of a table */
#define FU_ROWS   65536   /*!< most rows */
#define FU_CHARS  4096    /*!< longest text */

typedef enum { FU_NULL, FU_INT, FU_REAL, FU_TEXT } fu_type;

/*! A cell.  `type` says which member of `u` holds. */
typedef struct {
    fu_type type;
    union {
        int64_t i;
        double d;
        const char *s;
    } u;
} fu_value;

enum { FU_OK = 0, FU_ETYPE = -1, FU_ELIMIT = -2, FU_ENOMEM = -3 };

typedef struct fu_table fu_table;

/*! \name Values
 *  A text is not copied into the value.  fu_text_of(NULL) is a null.
 *  @{ */
fu_value fu_null(void);
fu_value fu_int_of(int64_t i);
fu_value fu_real_of(double d);
fu_value fu_text_of(const char *s);
/*! @} */

/*! \name Contents
 *  For values of just that type; look at `type` first.
 *  @{ */
int64_t fu_int(fu_value v);
double fu_real(fu_value v);
const char *fu_text(fu_value v);
/*! @} */

/*! \brief Orders two values: <0, 0, >0.
 *
 *  Nulls come first, then NaN, then the rest as one expects.  Different types
 *  cannot be compared. */
int fu_compare(fu_value a, fu_value b);

/*! \brief A table without rows.
 *  \param types  type of each column, none of them FU_NULL
 *  \return NULL if types or their number (1 to FU_COLS) are no good */
fu_table *fu_create(const fu_type *types, int ncols);
void fu_free(fu_table *t);

/*! \brief Adds a row at the end; texts are copied.
 *  \param row  a value for each column, of its type or null
 *  \return FU_OK, FU_ETYPE, FU_ELIMIT, FU_ENOMEM */
int fu_append(fu_table *t, const fu_value *row);

size_t fu_rows(const fu_table *t);

/*! \brief The cell of a row and column that exist.  Its text belongs to the row. */
fu_value fu_cell(const fu_table *t, size_t row, int col);

/*! \brief Drops a row that exists. */
void fu_drop(fu_table *t, size_t row);

/*! \brief Sorts the rows by a column. */
void fu_sort(fu_table *t, int col);

/*! \brief Finds a row by bisection.
 *  \pre The rows are sorted by that column: fu_sort() was called for it, and there
 *       was no other sort and no fu_append() since.
 *  \param v  of the column's type, or null
 *  \return the first such row, -1 if there is none */
long fu_find(const fu_table *t, int col, fu_value v);

#endif
