#ifndef TOMLVAL_H
#define TOMLVAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Values of a TOML document.

   Constructors return NULL when out of memory.  A value that is put into an
   array or table is owned by it: it can be in one place only, and is freed
   along with it.  The accessors tv_int(), tv_string() and so on are for
   values of their type only, look at tv_type() first. */

typedef enum { TV_BOOL, TV_INT, TV_STRING, TV_ARRAY, TV_TABLE } TvType;

typedef struct TvValue TvValue;

TvValue *tv_new_bool(bool b);
TvValue *tv_new_int(int64_t i);
TvValue *tv_new_string(const char *s); /* copied */
TvValue *tv_new_array(void);
TvValue *tv_new_table(void);

/* Frees a value that is in no other, with all that is in it. */
void tv_free(TvValue *v);

TvType tv_type(const TvValue *v);
bool tv_bool(const TvValue *v);
int64_t tv_int(const TvValue *v);
const char *tv_string(const TvValue *v);

/* Arrays and tables: the number of values in it. */
size_t tv_size(const TvValue *v);

/* Appends to an array.  On success the array owns the item; false when out of
   memory, the item still belongs to the caller then. */
bool tv_append(TvValue *array, TvValue *item);
/* The i-th item of an array, i < tv_size(). */
TvValue *tv_item(const TvValue *array, size_t i);

/* Puts a value into a table and frees the one that had this key.  On success
   the table owns the value. */
bool tv_put(TvValue *table, const char *key, TvValue *value);
/* NULL when the table does not have this key. */
TvValue *tv_lookup(const TvValue *table, const char *key);

#endif
