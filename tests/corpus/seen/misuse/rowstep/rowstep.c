#include "rowstep.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct rowstep_table {
    int columns;
    char *names[ROWSTEP_COLUMNS];
    char *line;         /* the names point into it */
    const char *body;
    char text[];
};

struct rowstep_query {
    const rowstep_table *table;
    const char *at;
    int column;         /* -1: all rows */
    char *row;          /* NULL: none */
    char *cells[ROWSTEP_COLUMNS];
    char value[];
};

/* The next line that is not empty, copied, and *at behind it. */
static int take_line(const char **at, char **line)
{
    size_t n;

    *at += strspn(*at, "\n");
    if (!**at)
        return ROWSTEP_DONE;
    n = strcspn(*at, "\n");
    *line = malloc(n + 1);
    if (!*line)
        return ROWSTEP_NOMEM;
    memcpy(*line, *at, n);
    (*line)[n] = '\0';
    *at += n;
    return ROWSTEP_ROW;
}

/* Cuts a line at its commas; the number of cells, ROWSTEP_COLUMNS + 1 for more. */
static int cut(char *line, char **cells)
{
    int n = 0;

    for (;;) {
        char *comma = strchr(line, ',');
        if (n == ROWSTEP_COLUMNS)
            return n + 1;
        cells[n++] = line;
        if (!comma)
            return n;
        *comma = '\0';
        line = comma + 1;
    }
}

rowstep_table *rowstep_load(const char *text)
{
    size_t size = strlen(text) + 1;
    rowstep_table *t = malloc(sizeof *t + size);

    if (!t)
        return NULL;
    memcpy(t->text, text, size);
    t->body = t->text;
    if (take_line(&t->body, &t->line) != ROWSTEP_ROW) {
        free(t);
        return NULL;
    }
    t->columns = cut(t->line, t->names);
    if (t->columns > ROWSTEP_COLUMNS) {
        rowstep_unload(t);
        return NULL;
    }
    return t;
}

void rowstep_unload(rowstep_table *t)
{
    if (t) {
        free(t->line);
        free(t);
    }
}

int rowstep_columns(const rowstep_table *t)
{
    return t->columns;
}

int rowstep_column(const rowstep_table *t, const char *name)
{
    int i;

    for (i = 0; i < t->columns; i++)
        if (strcmp(t->names[i], name) == 0)
            return i;
    return -1;
}

rowstep_query *rowstep_prepare(const rowstep_table *t, const char *column,
                               const char *value)
{
    int index = column ? rowstep_column(t, column) : -1;
    size_t size = column ? strlen(value) + 1 : 1;
    rowstep_query *q;

    if (column && index < 0)
        return NULL;
    q = malloc(sizeof *q + size);
    if (!q)
        return NULL;
    q->table = t;
    q->at = t->body;
    q->column = index;
    q->row = NULL;
    memcpy(q->value, column ? value : "", size);
    return q;
}

static void drop_row(rowstep_query *q)
{
    free(q->row);
    q->row = NULL;
}

int rowstep_step(rowstep_query *q)
{
    drop_row(q);
    for (;;) {
        int rc = take_line(&q->at, &q->row), n;

        if (rc != ROWSTEP_ROW) {
            q->row = NULL;
            return rc;
        }
        n = cut(q->row, q->cells);
        for (; n < q->table->columns; n++)
            q->cells[n] = q->row + strlen(q->row);
        if (q->column < 0 || strcmp(q->cells[q->column], q->value) == 0)
            return ROWSTEP_ROW;
        drop_row(q);
    }
}

const char *rowstep_text(const rowstep_query *q, int column)
{
    assert(q->row != NULL);
    assert(column >= 0 && column < q->table->columns);
    return q->cells[column];
}

long rowstep_int(const rowstep_query *q, int column)
{
    return strtol(rowstep_text(q, column), NULL, 10);
}

void rowstep_reset(rowstep_query *q)
{
    drop_row(q);
    q->at = q->table->body;
}

void rowstep_finalize(rowstep_query *q)
{
    if (q) {
        drop_row(q);
        free(q);
    }
}
