/*!
 * \file rowidx.h
 * \brief A table of (group, amount) rows with an index over the groups.
 *
 * Rows have ids, which count up from 1 and are never used again.  An id of 0
 * stands for "no row" everywhere.
 */
#ifndef ROWIDX_H
#define ROWIDX_H

#include <stdint.h>

typedef struct ri_table ri_table;

#define RI_GROUP_MAX 31    /*!< characters of a group's name */
#define RI_ROWS_MAX 10000  /*!< rows at a time */

/*! \brief Makes an empty table.  \return NULL if out of memory. */
ri_table *ri_open(void);

/*! \brief Releases the table and its rows.  \param t may be NULL. */
void ri_close(ri_table *t);

/*! \brief Adds a row.
 *  \param group  name of the group, may be empty
 *  \return id of the row; 0 if the name is too long, the table full or memory out */
uint32_t ri_insert(ri_table *t, const char *group, int32_t amount);

/*! \brief Deletes a row.  \return 1 if it was there, else 0 */
int ri_delete(ri_table *t, uint32_t id);

/*! \brief Changes the amount of a row.  \return 1 if it is there, else 0 */
int ri_update(ri_table *t, uint32_t id, int32_t amount);

/*! \brief Fetches the amount of a row.  \return 1 if it is there, else 0 and *amount as it was */
int ri_fetch(const ri_table *t, uint32_t id, int32_t *amount);

/*! \brief The oldest row of a group.  \return its id, 0 if the group has no row */
uint32_t ri_first(const ri_table *t, const char *group);

/*! \brief The row of the same group that comes after a row.  \return its id, 0 if there is none */
uint32_t ri_next(const ri_table *t, uint32_t id);

/*! \brief Sum over the amounts of a group, 0 if it has no row. */
int64_t ri_sum(const ri_table *t, const char *group);

/*! \brief Number of rows. */
uint32_t ri_rows(const ri_table *t);

/*! \brief Number of groups that have rows. */
uint32_t ri_groups(const ri_table *t);

#endif
