#include "seqdump.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sd_open(struct sd_file *f, const struct sd_ops *ops, void *data)
{
    memset(f, 0, sizeof *f);
    f->ops = ops;
    f->data = data;
}

void sd_rewind(struct sd_file *f)
{
    f->pos = f->count = f->from = 0;
    f->end = 0;
}

void sd_close(struct sd_file *f)
{
    free(f->buffer);
    f->ops = NULL;
}

void *sd_data(const struct sd_file *f)
{
    return f->data;
}

/* Twice the room for a record; 0 when there is none. */
static int grow(struct sd_file *f)
{
    size_t size = f->size == 0 ? 64 : 2 * f->size;
    char *buffer = size <= SD_LONGEST ? realloc(f->buffer, size) : NULL;
    if (buffer == NULL)
        return 0;
    f->buffer = buffer;
    f->size = size;
    return 1;
}

/* Has the next record printed, or sets `end`. */
static int fill(struct sd_file *f)
{
    for (;;) {
        f->count = f->from = 0;
        f->full = 0;
        void *record = f->ops->start(f, &f->pos);
        if (record == NULL) {
            f->ops->stop(f, NULL);
            f->end = 1;
            return 1;
        }
        int shown = f->ops->show(f, record);
        if (shown >= 0 && f->full) {
            f->ops->stop(f, record);
            if (grow(f))
                continue;
            f->count = 0;
            return 0;
        }
        if (shown != 0)
            f->count = 0;
        if (shown >= 0) {
            record = f->ops->next(f, record, &f->pos);
            if (record == NULL)
                f->end = 1;
        }
        f->ops->stop(f, record);
        return shown >= 0;
    }
}

ptrdiff_t sd_read(struct sd_file *f, char *buf, size_t size)
{
    size_t done = 0;
    for (;;) {
        size_t part = f->count - f->from;
        if (part > size - done)
            part = size - done;
        if (part > 0)
            memcpy(buf + done, f->buffer + f->from, part);
        f->from += part;
        done += part;
        if (done == size || f->end)
            return (ptrdiff_t)done;
        if (!fill(f))
            return done > 0 ? (ptrdiff_t)done : -1;
        if (f->end && f->count == 0)
            return (ptrdiff_t)done;
    }
}

static void put(struct sd_file *f, const char *text, size_t length)
{
    if (length > f->size - f->count) {
        f->full = 1;
        return;
    }
    if (length > 0)
        memcpy(f->buffer + f->count, text, length);
    f->count += length;
}

void sd_putc(struct sd_file *f, char c)
{
    put(f, &c, 1);
}

void sd_puts(struct sd_file *f, const char *text)
{
    put(f, text, strlen(text));
}

void sd_printf(struct sd_file *f, const char *format, ...)
{
    size_t room = f->size - f->count;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(room > 0 ? f->buffer + f->count : NULL, room, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= room)
        f->full = 1;
    else
        f->count += (size_t)length;
}

void sd_pad(struct sd_file *f, size_t column)
{
    if (column > f->size)
        f->full = 1;
    while (f->count < column && !f->full)
        sd_putc(f, ' ');
}

/* Arrays */

static void *array_start(struct sd_file *f, size_t *pos)
{
    return *pos < f->items ? pos : NULL;
}

static void *array_next(struct sd_file *f, void *record, size_t *pos)
{
    (void)f;
    ++*pos;
    return record;
}

static void array_stop(struct sd_file *f, void *record)
{
    (void)f, (void)record;
}

static int line_show(struct sd_file *f, void *record)
{
    sd_puts(f, ((const char *const *)f->data)[*(size_t *)record]);
    sd_putc(f, '\n');
    return 0;
}

static int u32_show(struct sd_file *f, void *record)
{
    sd_printf(f, "%lu\n", (unsigned long)((const uint32_t *)f->data)[*(size_t *)record]);
    return 0;
}

void sd_open_lines(struct sd_file *f, const char *const *lines, size_t count)
{
    static const struct sd_ops ops = {array_start, array_next, array_stop, line_show};
    sd_open(f, &ops, (void *)lines);
    f->items = count;
}

void sd_open_u32(struct sd_file *f, const uint32_t *numbers, size_t count)
{
    static const struct sd_ops ops = {array_start, array_next, array_stop, u32_show};
    sd_open(f, &ops, (void *)numbers);
    f->items = count;
}
