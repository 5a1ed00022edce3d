#ifndef RECDESC_H
#define RECDESC_H

/* Writes C structs to bytes and back, by tables that describe them:
 *
 *   struct user { int32_t id; const char *name; };
 *
 *   static const struct rd_field user_fields[] = {
 *       RD_FIELD(struct user, id, RD_I32),
 *       RD_FIELD(struct user, name, RD_STR),
 *       RD_END
 *   };
 */

#include <stddef.h>
#include <stdint.h>

enum rd_type {
    RD_I32 = 1, /* int32_t */
    RD_I64,     /* int64_t */
    RD_F64,     /* double */
    RD_STR      /* const char *: a string or NULL */
};

struct rd_field {
    const char *name;
    enum rd_type type;
    size_t offset;
};

#define RD_FIELD(record, member, type) {#member, (type), offsetof(record, member)}
#define RD_END {NULL, RD_I32, 0}

/* In all that follows `fields` is a table that ends with RD_END, and `rec`
 * points to a record of the type that the table was made for. */

/* Fields in the table. */
size_t rd_count(const struct rd_field *fields);

/* The field with that name, or NULL. */
const struct rd_field *rd_find(const struct rd_field *fields, const char *name);

/* Sets all fields to 0 or NULL. */
void rd_reset(const struct rd_field *fields, void *rec);

/* Bytes that rd_encode needs. 0 if the record cannot be encoded: strings are
 * limited to RD_STR_MAX bytes and tables to RD_FIELDS_MAX fields. */
#define RD_STR_MAX 65000
#define RD_FIELDS_MAX 255
size_t rd_size(const struct rd_field *fields, const void *rec);

/* Writes the record to out, which has room for cap bytes and is not where the
 * record or its strings are. Returns the number of
 * bytes written, or 0 with nothing written if the room does not suffice or the
 * record cannot be encoded. */
size_t rd_encode(const struct rd_field *fields, const void *rec, void *out, size_t cap);

/* Reads a record from n bytes of any origin. Returns 0, or -1 with *rec untouched
 * if they are not exactly one record with these types of fields.
 * Nothing is copied: strings in the record point into `data` afterwards, so keep
 * that for as long as the record is used. */
int rd_decode(const struct rd_field *fields, void *rec, const void *data, size_t n);

/* 1 if all fields are the same, else 0. Strings are compared by content, numbers
 * bit by bit, NULL is not the same as "". */
int rd_equal(const struct rd_field *fields, const void *a, const void *b);

/* The same for records that are equal. */
uint32_t rd_hash(const struct rd_field *fields, const void *rec);

#endif
