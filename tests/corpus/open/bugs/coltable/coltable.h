#ifndef COLTABLE_H
#define COLTABLE_H

#include <stddef.h>

/* The columns of a table.  A name has 1 to COLTABLE_NAME characters and
   occurs once. */
typedef struct coltable coltable;

#define COLTABLE_NAME 31

typedef enum { COL_BYTE, COL_INT, COL_REAL } coltable_type;

typedef enum {
    COLTABLE_OK,
    COLTABLE_DUPLICATE,
    COLTABLE_BAD_NAME,
    COLTABLE_BAD_TYPE,
    COLTABLE_NO_MEMORY
} coltable_status;

coltable_status coltable_create(coltable **table);
void coltable_destroy(coltable *table);

coltable_status coltable_add(coltable *table, const char *name, coltable_type type);
/* The columns behind it move up; COLTABLE_BAD_NAME when there is none. */
coltable_status coltable_drop(coltable *table, const char *name);

int coltable_count(const coltable *table);
/* The position of a column from 0; -1 when there is none. */
int coltable_find(const coltable *table, const char *name);
/* NULL when there is no such position. */
const char *coltable_name(const coltable *table, int position);
/* Bytes of a row, columns one behind the other. */
size_t coltable_row_size(const coltable *table);

#endif
