#include "sqstmt.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    int id;
    char *name;
};

struct sqs_db {
    struct row *rows; /* ascending */
    int count;
    int capacity;
};

struct sqs_stmt {
    sqs_db *db;
    int first, last;
    int next; /* the next number to look for */
    int done;
    int id;   /* the current row ... */
    char *columns[SQS_COLUMNS]; /* ... as texts, NULL when there is none */
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

/* The position of the first row that is not below the number. */
static int lower_bound(const sqs_db *db, int id)
{
    int low = 0, high = db->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (db->rows[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int sqs_open(sqs_db **db)
{
    *db = calloc(1, sizeof **db);
    return *db == NULL ? SQS_NOMEM : SQS_OK;
}

void sqs_close(sqs_db *db)
{
    if (db == NULL)
        return;
    for (int i = 0; i < db->count; i++)
        free(db->rows[i].name);
    free(db->rows);
    free(db);
}

int sqs_insert(sqs_db *db, int id, const char *name)
{
    int at = lower_bound(db, id);
    if (at < db->count && db->rows[at].id == id)
        return SQS_CONSTRAINT;
    if (db->count == db->capacity) {
        int capacity = db->capacity + 16;
        struct row *rows = realloc(db->rows, (size_t)capacity * sizeof *rows);
        if (rows == NULL)
            return SQS_NOMEM;
        db->rows = rows;
        db->capacity = capacity;
    }
    char *copy = copy_text(name);
    if (copy == NULL)
        return SQS_NOMEM;
    memmove(&db->rows[at + 1], &db->rows[at], (size_t)(db->count - at) * sizeof db->rows[0]);
    db->rows[at] = (struct row){id, copy};
    db->count++;
    return SQS_OK;
}

int sqs_delete(sqs_db *db, int id)
{
    int at = lower_bound(db, id);
    if (at == db->count || db->rows[at].id != id)
        return SQS_ERROR;
    free(db->rows[at].name);
    db->count--;
    memmove(&db->rows[at], &db->rows[at + 1], (size_t)(db->count - at) * sizeof db->rows[0]);
    return SQS_OK;
}

int sqs_rows(const sqs_db *db)
{
    return db->count;
}

int sqs_prepare(sqs_db *db, int first, int last, sqs_stmt **stmt)
{
    *stmt = calloc(1, sizeof **stmt);
    if (*stmt == NULL)
        return SQS_NOMEM;
    (*stmt)->db = db;
    (*stmt)->first = first;
    (*stmt)->last = last;
    sqs_reset(*stmt);
    return SQS_OK;
}

static void drop_row(sqs_stmt *stmt)
{
    for (int i = 0; i < SQS_COLUMNS; i++) {
        free(stmt->columns[i]);
        stmt->columns[i] = NULL;
    }
}

int sqs_step(sqs_stmt *stmt)
{
    char number[16];
    drop_row(stmt);
    if (stmt->done)
        return SQS_DONE;
    int at = lower_bound(stmt->db, stmt->next);
    if (at == stmt->db->count || stmt->db->rows[at].id > stmt->last) {
        stmt->done = 1;
        return SQS_DONE;
    }
    const struct row *row = &stmt->db->rows[at];
    snprintf(number, sizeof number, "%d", row->id);
    stmt->columns[SQS_COL_ID] = copy_text(number);
    stmt->columns[SQS_COL_NAME] = copy_text(row->name);
    if (stmt->columns[SQS_COL_ID] == NULL || stmt->columns[SQS_COL_NAME] == NULL) {
        drop_row(stmt);
        return SQS_NOMEM;
    }
    stmt->id = row->id;
    if (row->id >= stmt->last)
        stmt->done = 1;
    else
        stmt->next = row->id + 1;
    return SQS_ROW;
}

void sqs_reset(sqs_stmt *stmt)
{
    drop_row(stmt);
    stmt->next = stmt->first;
    stmt->done = stmt->first > stmt->last;
}

void sqs_finalize(sqs_stmt *stmt)
{
    if (stmt == NULL)
        return;
    drop_row(stmt);
    free(stmt);
}

int sqs_column_int(sqs_stmt *stmt, int column)
{
    const char *text = sqs_column_text(stmt, column);
    return column == SQS_COL_ID ? stmt->id : (int)strtol(text, NULL, 10);
}

const char *sqs_column_text(sqs_stmt *stmt, int column)
{
    assert(column >= 0 && column < SQS_COLUMNS);
    assert(stmt->columns[column] != NULL);
    return stmt->columns[column];
}
