/* Records: a set of fields, each an integer, a text or another record. */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>

typedef struct record record_t;

record_t *record_create(void);
void record_destroy(record_t *record);

/* All of these overwrite a field of the same name. False: out of memory. */
bool record_put_int(record_t *record, const char *name, int value);
bool record_put_text(record_t *record, const char *name, const char *value);
/* Stores a copy of INNER. */
bool record_put_record(record_t *record, const char *name, const record_t *inner);

bool record_drop(record_t *record, const char *name);
size_t record_fields(const record_t *record);

/* False when there is no integer of that name. */
bool record_get_int(const record_t *record, const char *name, int *value);

record_t *record_copy(const record_t *record);

/* Same fields with the same values; the order of the fields does not matter. */
bool record_equal(const record_t *a, const record_t *b);

#endif
