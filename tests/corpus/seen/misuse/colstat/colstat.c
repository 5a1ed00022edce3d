#include "colstat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct cs_table {
    cs_column *columns;
    size_t width;
    size_t rows;
};

/* A field of a line and where the next one starts (NULL: there is none). */
struct field {
    const char *text;
    size_t len;
    const char *next;
};

static struct field field_at(const char *text)
{
    struct field f;

    f.text = text;
    f.len = strcspn(text, ",\n");
    f.next = text[f.len] == ',' ? text + f.len + 1 : NULL;
    if (f.next == NULL && f.len > 0 && text[f.len - 1] == '\r')
        f.len--;
    return f;
}

static size_t count_fields(const char *line)
{
    size_t n = 0;

    while (line != NULL) {
        n++;
        line = field_at(line).next;
    }
    return n;
}

/* Makes sure that there are n columns. */
static int widen(cs_table *t, size_t n)
{
    cs_column *columns;
    size_t i;

    if (n <= t->width)
        return 0;
    if (n > CS_MAX_COLUMNS)
        return -1;
    columns = realloc(t->columns, n * sizeof *columns);
    if (columns == NULL)
        return -1;
    memset(columns + t->width, 0, (n - t->width) * sizeof *columns);
    for (i = t->width; i < n; i++)
        columns[i].missing = t->rows;
    t->columns = columns;
    t->width = n;
    return 0;
}

cs_table *cs_new(void)
{
    return calloc(1, sizeof(cs_table));
}

void cs_free(cs_table *t)
{
    if (t == NULL)
        return;
    free(t->columns);
    free(t);
}

int cs_titles(cs_table *t, const char *line)
{
    size_t i = 0;

    if (widen(t, count_fields(line)) != 0)
        return -1;
    while (line != NULL) {
        struct field f = field_at(line);
        char title[CS_TITLE] = "";

        if (f.len >= CS_TITLE)
            f.len = CS_TITLE - 1;
        memcpy(title, f.text, f.len);
        memcpy(t->columns[i].title, title, CS_TITLE);
        i++;
        line = f.next;
    }
    return 0;
}

/* Whether a field is a finite number. */
static int number(const struct field *f, double *value)
{
    char text[64];
    char *end;

    if (f->len == 0 || f->len >= sizeof text)
        return 0;
    memcpy(text, f->text, f->len);
    text[f->len] = '\0';
    *value = strtod(text, &end);
    while (*end == ' ')
        end++;
    return end != text && *end == '\0' && isfinite(*value);
}

static void take(cs_column *c, double x)
{
    double delta = x - c->mean;

    if (c->count == 0 || x < c->min)
        c->min = x;
    if (c->count == 0 || x > c->max)
        c->max = x;
    c->count++;
    c->mean += delta / (double)c->count;
    c->m2 += delta * (x - c->mean);
}

int cs_feed(cs_table *t, const char *line)
{
    size_t i;

    if (widen(t, count_fields(line)) != 0)
        return -1;
    for (i = 0; i < t->width; i++) {
        double x = 0;
        int good = 0;

        if (line != NULL) {
            struct field f = field_at(line);

            good = number(&f, &x);
            line = f.next;
        }
        if (good)
            take(&t->columns[i], x);
        else
            t->columns[i].missing++;
    }
    t->rows++;
    return 0;
}

size_t cs_rows(const cs_table *t)
{
    return t->rows;
}

size_t cs_width(const cs_table *t)
{
    return t->width;
}

const cs_column *cs_get(const cs_table *t, size_t i)
{
    return i < t->width ? &t->columns[i] : NULL;
}

const cs_column *cs_find(const cs_table *t, const char *title)
{
    size_t i;

    for (i = 0; i < t->width; i++)
        if (strcmp(t->columns[i].title, title) == 0)
            return &t->columns[i];
    return NULL;
}

double cs_variance(const cs_column *c)
{
    return c->count < 2 ? 0 : c->m2 / (double)(c->count - 1);
}

void cs_means(const cs_table *t, double *out)
{
    size_t i;

    for (i = 0; i < t->width; i++)
        out[i] = t->columns[i].mean;
}

int cs_each(const cs_table *t, int (*fn)(const cs_column *c, void *arg), void *arg)
{
    const cs_column *c = t->columns;
    size_t left;

    for (left = t->width; left > 0; left--) {
        int result = fn(c, arg);

        if (result != 0)
            return result;
        c++;
    }
    return 0;
}
