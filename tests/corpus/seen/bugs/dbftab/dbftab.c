#include "dbftab.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct column {
    char name[DBF_NAME_MAX + 1];
    char type;
    int width;
    int offset;     /* in the record; the first byte is the deletion mark */
};

struct dbftab {
    struct column column[DBF_MAX_COLUMNS];
    int columns;
    int rows;
    int room;       /* rows that `data` can hold */
    int reclen;
    char *data;
};

dbftab *dbf_create(void)
{
    dbftab *t = calloc(1, sizeof *t);

    if (t)
        t->reclen = 1;
    return t;
}

void dbf_destroy(dbftab *t)
{
    if (!t)
        return;
    free(t->data);
    free(t);
}

int dbf_find_column(const dbftab *t, const char *name)
{
    int i;

    for (i = 0; i < t->columns; i++) {
        if (strcmp(t->column[i].name, name) == 0)
            return i;
    }
    return -1;
}

int dbf_add_column(dbftab *t, const char *name, char type, int width)
{
    struct column *c;
    size_t n;

    if (t->rows > 0 || t->columns == DBF_MAX_COLUMNS)
        return -1;
    for (n = 0; name[n]; n++) {
        if (n == DBF_NAME_MAX)
            return -1;
        if (!isalnum((unsigned char)name[n]) && name[n] != '_')
            return -1;
    }
    if (n == 0 || dbf_find_column(t, name) >= 0)
        return -1;
    if ((type != 'C' && type != 'N') || width < 1)
        return -1;
    if (width > (type == 'N' ? 20 : DBF_WIDTH_MAX))
        return -1;

    /* rows that were packed away had another length */
    free(t->data);
    t->data = NULL;
    t->room = 0;
    c = &t->column[t->columns];
    memcpy(c->name, name, n + 1);
    c->type = type;
    c->width = width;
    c->offset = t->reclen;
    t->reclen += width;
    return t->columns++;
}

int dbf_columns(const dbftab *t)
{
    return t->columns;
}

int dbf_rows(const dbftab *t)
{
    return t->rows;
}

static char *record(const dbftab *t, int row)
{
    return t->data + (size_t)row * (size_t)t->reclen;
}

/* Start of a field, NULL when there is no such one. */
static char *field(const dbftab *t, int row, int column)
{
    if (row < 0 || row >= t->rows || column < 0 || column >= t->columns)
        return NULL;
    return record(t, row) + t->column[column].offset;
}

int dbf_append(dbftab *t)
{
    if (t->columns == 0 || t->rows == DBF_MAX_ROWS)
        return -1;
    if (t->rows == t->room) {
        int room = t->room ? t->room * 2 : 4;
        char *data = realloc(t->data, (size_t)room * (size_t)t->reclen);

        if (!data)
            return -1;
        t->data = data;
        t->room = room;
    }
    memset(record(t, t->rows), ' ', (size_t)t->reclen);
    return t->rows++;
}

static int is_integer(const char *text)
{
    if (*text == '-')
        text++;
    if (!*text)
        return 0;
    for (; *text; text++) {
        if (!isdigit((unsigned char)*text))
            return 0;
    }
    return 1;
}

int dbf_set(dbftab *t, int row, int column, const char *text)
{
    char *f = field(t, row, column);
    size_t n = strlen(text), width;

    if (!f)
        return -1;
    width = (size_t)t->column[column].width;
    if (n > width)
        return -1;
    if (t->column[column].type == 'N') {
        if (!is_integer(text))
            return -1;
        memset(f, ' ', width - n);
        memcpy(f + width - n, text, n);
    } else {
        memcpy(f, text, n);
        memset(f + n, ' ', width - n);
    }
    return 0;
}

int dbf_get(const dbftab *t, int row, int column, char *buf, size_t size)
{
    const char *f = field(t, row, column), *end;
    int n;

    if (!f)
        return -1;
    end = f + t->column[column].width;
    while (end[-1] == ' ')
        end--;
    if (t->column[column].type == 'N') {
        while (f < end && *f == ' ')
            f++;
    }
    n = (int)(end - f);
    if (size > 0) {
        size_t copy = (size_t)n < size ? (size_t)n : size - 1;

        memcpy(buf, f, copy);
        buf[copy] = '\0';
    }
    return n;
}

int dbf_set_number(dbftab *t, int row, int column, long value)
{
    char text[32];

    if (!field(t, row, column) || t->column[column].type != 'N')
        return -1;
    snprintf(text, sizeof text, "%ld", value);
    return dbf_set(t, row, column, text);
}

int dbf_get_number(const dbftab *t, int row, int column, long *value)
{
    const char *f = field(t, row, column);
    char text[32], *end;
    long v;

    if (!f || t->column[column].type != 'N')
        return -1;
    memcpy(text, f, (size_t)t->column[column].width);
    text[t->column[column].width] = '\0';
    errno = 0;
    v = strtol(text, &end, 10);
    if (end == text || errno == ERANGE)
        return -1;
    *value = v;
    return 0;
}

int dbf_set_deleted(dbftab *t, int row, int on)
{
    if (row < 0 || row >= t->rows)
        return -1;
    record(t, row)[0] = on ? '*' : ' ';
    return 0;
}

int dbf_pack(dbftab *t)
{
    int i, kept = 0, gone;

    for (i = 0; i < t->rows; i++) {
        if (record(t, i)[0] == '*')
            continue;
        if (kept != i)
            memcpy(record(t, kept), record(t, i), (size_t)t->reclen);
        kept++;
    }
    gone = t->rows - kept;
    t->rows = kept;
    return gone;
}

static void put16(unsigned char *p, unsigned v)
{
    p[0] = (unsigned char)(v & 0xff);
    p[1] = (unsigned char)(v >> 8 & 0xff);
}

size_t dbf_write(const dbftab *t, unsigned char *out, size_t size)
{
    size_t head = 32 + 32 * (size_t)t->columns + 1;
    size_t body = (size_t)t->rows * (size_t)t->reclen;
    size_t total = head + body + 1;
    int i;

    if (total > size)
        return total;
    memset(out, 0, head);
    out[0] = 0x03;
    out[1] = 95;
    out[2] = out[3] = 1;
    put16(out + 4, (unsigned)t->rows);
    put16(out + 8, (unsigned)head);
    put16(out + 10, (unsigned)t->reclen);
    for (i = 0; i < t->columns; i++) {
        const struct column *c = &t->column[i];
        unsigned char *d = out + 32 + 32 * (size_t)i;

        memcpy(d, c->name, strlen(c->name));
        d[11] = (unsigned char)c->type;
        d[16] = (unsigned char)c->width;
    }
    out[head - 1] = 0x0d;
    if (body > 0)
        memcpy(out + head, t->data, body);
    out[total - 1] = 0x1a;
    return total;
}
