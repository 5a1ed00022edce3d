#include "recfmt.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct field {
    char name[16];
    RfType type;
    unsigned width;
    size_t offset;
};

struct RecFmt {
    struct field fields[RF_MAX_FIELDS];
    int count;
    size_t size;
    bool sealed;
};

RecFmt *rf_new(void)
{
    return calloc(1, sizeof(RecFmt));
}

void rf_free(RecFmt *fmt)
{
    free(fmt);
}

static int add(RecFmt *fmt, const char *name, RfType type, unsigned width)
{
    size_t length = strlen(name);
    assert(!fmt->sealed);
    if (length == 0 || length > 15 || fmt->count == RF_MAX_FIELDS || rf_find(fmt, name) >= 0)
        return -1;
    struct field *f = &fmt->fields[fmt->count];
    memcpy(f->name, name, length + 1);
    f->type = type;
    f->width = width;
    f->offset = fmt->size;
    fmt->size += width;
    return fmt->count++;
}

int rf_add(RecFmt *fmt, const char *name, RfType type)
{
    assert(type == RF_U8 || type == RF_U16 || type == RF_U32);
    return add(fmt, name, type, type == RF_U8 ? 1 : type == RF_U16 ? 2 : 4);
}

int rf_add_text(RecFmt *fmt, const char *name, unsigned width)
{
    assert(!fmt->sealed);
    return width == 0 || width > RF_MAX_TEXT ? -1 : add(fmt, name, RF_TEXT, width);
}

void rf_seal(RecFmt *fmt)
{
    assert(fmt->count > 0);
    fmt->sealed = true;
}

int rf_fields(const RecFmt *fmt)
{
    return fmt->count;
}

int rf_find(const RecFmt *fmt, const char *name)
{
    for (int i = 0; i < fmt->count; i++)
        if (strcmp(fmt->fields[i].name, name) == 0)
            return i;
    return -1;
}

size_t rf_size(const RecFmt *fmt)
{
    assert(fmt->sealed);
    return fmt->size;
}

void rf_clear(const RecFmt *fmt, void *record)
{
    assert(fmt->sealed);
    memset(record, 0, fmt->size);
}

static const struct field *lookup(const RecFmt *fmt, int field, bool text)
{
    assert(fmt->sealed);
    assert(field >= 0 && field < fmt->count);
    assert((fmt->fields[field].type == RF_TEXT) == text);
    return &fmt->fields[field];
}

void rf_put(const RecFmt *fmt, void *record, int field, uint32_t value)
{
    const struct field *f = lookup(fmt, field, false);
    unsigned char *at = (unsigned char *)record + f->offset;
    for (unsigned i = 0; i < f->width; i++)
        at[i] = (unsigned char)(value >> 8 * i);
}

uint32_t rf_get(const RecFmt *fmt, const void *record, int field)
{
    const struct field *f = lookup(fmt, field, false);
    const unsigned char *at = (const unsigned char *)record + f->offset;
    uint32_t value = 0;
    for (unsigned i = 0; i < f->width; i++)
        value |= (uint32_t)at[i] << 8 * i;
    return value;
}

void rf_put_text(const RecFmt *fmt, void *record, int field, const char *text)
{
    const struct field *f = lookup(fmt, field, true);
    char *at = (char *)record + f->offset;
    size_t length = strlen(text);
    if (length > f->width)
        length = f->width;
    memmove(at, text, length);
    memset(at + length, 0, f->width - length);
}

void rf_get_text(const RecFmt *fmt, const void *record, int field, char *out)
{
    const struct field *f = lookup(fmt, field, true);
    const char *at = (const char *)record + f->offset;
    size_t length = 0;
    while (length < f->width && at[length] != '\0')
        length++;
    memmove(out, at, length);
    out[length] = '\0';
}
