/* Space: the statements of an ASSAY_SPACE as they are executed.  Each becomes
 * one record of text items, every item ended by a NUL:
 *
 *     pool     type count              nonnull  type field
 *     range    type field lo hi        array    type field length most
 *     opaque   type field count        union    type field tag_field tag member
 *     values   type field value…       (each as %La)
 *     strings  type field string…      (each after '=', or '-' for NULL)
 *
 * model/space.c reads them.  The functions are declared in assay.h, for the
 * macros that call them. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void assay_record_bound(const char *data, size_t size);

struct record {
    char *data;
    size_t size, capacity;
    bool failed;
};

static void add(struct record *record, const char *bytes, size_t size)
{
    if (size > record->capacity - record->size) {
        size_t capacity = 2 * record->capacity + size + 64;
        char *data = realloc(record->data, capacity);
        if (!data) {
            record->failed = true;
            return;
        }
        record->data = data;
        record->capacity = capacity;
    }
    memcpy(record->data + record->size, bytes, size);
    record->size += size;
}

static void add_item(struct record *record, const char *item)
{
    add(record, item, strlen(item) + 1);
}

static void add_number(struct record *record, long long number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%lld", number);
    add_item(record, digits);
}

static struct record record_of(const char *kind, const char *type)
{
    struct record record = {0};
    add_item(&record, kind);
    add_item(&record, type);
    return record;
}

static struct record field_record_of(const char *kind, const char *type, const char *field)
{
    struct record record = record_of(kind, type);
    add_item(&record, field);
    return record;
}

static void finish(struct record *record)
{
    static const char failed[] = "memory";
    if (record->failed)
        assay_record_bound(failed, sizeof failed);
    else
        assay_record_bound(record->data, record->size);
    free(record->data);
}

void assay_bound_pool_(const char *type, long long count)
{
    struct record record = record_of("pool", type);
    add_number(&record, count);
    finish(&record);
}

void assay_bound_range_(const char *type, const char *field, long long lo, long long hi)
{
    struct record record = field_record_of("range", type, field);
    add_number(&record, lo);
    add_number(&record, hi);
    finish(&record);
}

void assay_bound_values_(const char *type, const char *field, unsigned long count, const long double *values)
{
    struct record record = field_record_of("values", type, field);
    for (unsigned long i = 0; i < count; i++) {
        char digits[64];
        snprintf(digits, sizeof digits, "%La", values[i]);
        add_item(&record, digits);
    }
    finish(&record);
}

void assay_bound_nonnull_(const char *type, const char *field)
{
    struct record record = field_record_of("nonnull", type, field);
    finish(&record);
}

void assay_bound_array_(const char *type, const char *field, const char *length_field, long long most)
{
    struct record record = field_record_of("array", type, field);
    add_item(&record, length_field);
    add_number(&record, most);
    finish(&record);
}

void assay_bound_opaque_(const char *type, const char *field, long long count)
{
    struct record record = field_record_of("opaque", type, field);
    add_number(&record, count);
    finish(&record);
}

void assay_bound_strings_(const char *type, const char *field, unsigned long count, const char *const *strings)
{
    struct record record = field_record_of("strings", type, field);
    for (unsigned long i = 0; i < count; i++) {
        add(&record, strings[i] ? "=" : "-", 1);
        add_item(&record, strings[i] ? strings[i] : "");
    }
    finish(&record);
}

void assay_bound_union_(const char *type, const char *field, const char *tag_field, long long tag, const char *member)
{
    struct record record = field_record_of("union", type, field);
    add_item(&record, tag_field);
    add_number(&record, tag);
    add_item(&record, member);
    finish(&record);
}
