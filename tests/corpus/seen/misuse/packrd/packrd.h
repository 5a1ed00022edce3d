#ifndef PACKRD_H
#define PACKRD_H

/*
 * Pull reader for a subset of MessagePack: nil, booleans, integers that fit an
 * int64_t, strings and arrays.
 *
 *     pk_init(&r, data, size);
 *     for (n = pk_enter(&r); n > 0; n--)
 *         sum += pk_int(&r);
 *     pk_leave(&r);
 *
 * The reader knows what comes next; ask pk_next() unless you are sure. Reading
 * something else than what comes next is a programming error (asserted). Bad
 * data is not: it makes pk_next() say PK_ERROR, for good.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PK_MAX_DEPTH 8 /* arrays in arrays; deeper is PK_ERROR */

typedef enum {
    PK_NIL,
    PK_BOOL,
    PK_INT,
    PK_STR,
    PK_ARRAY,
    PK_END,  /* of the array entered last, or of the data */
    PK_ERROR /* data is cut off or not understood */
} pk_type;

typedef struct {
    /* private */
    const uint8_t *data;
    size_t size, pos;
    pk_type type;
    int64_t number; /* value; length of a string or array */
    int depth;
    size_t left[PK_MAX_DEPTH];
} pk_reader;

/* Starts reading. The data is not copied and has to stay where it is. */
void pk_init(pk_reader *r, const void *data, size_t size);

pk_type pk_next(const pk_reader *r);

void    pk_nil(pk_reader *r);
bool    pk_bool(pk_reader *r);
int64_t pk_int(pk_reader *r);

/* A string. It points into the data and has no terminator. */
const char *pk_str(pk_reader *r, size_t *length);

/* Enters an array and returns how many elements it has. pk_leave() must be
 * called when all of them have been read. */
size_t pk_enter(pk_reader *r);
void   pk_leave(pk_reader *r);

/* Reads over whatever value is next, not over an end or error. */
void pk_skip(pk_reader *r);

/* How many arrays are entered. */
int pk_depth(const pk_reader *r);

#endif
