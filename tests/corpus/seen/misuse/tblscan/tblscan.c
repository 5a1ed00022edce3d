#include "tblscan.h"

#include <stdlib.h>
#include <string.h>

struct tbl {
    tbl_row *rows;
    size_t count;
    size_t room;
    size_t scans;       /* under way */
};

struct tbl_scan {
    tbl *table;
    tbl_row *next;      /* the row to come */
    tbl_row *end;       /* behind the last of the range */
    tbl_row *row;       /* where the scan stands, if anywhere */
};

tbl *tbl_create(void)
{
    return calloc(1, sizeof(tbl));
}

void tbl_destroy(tbl *t)
{
    if (!t)
        return;
    free(t->rows);
    free(t);
}

/* The index of the first row whose number is not below this one. */
static size_t lower_bound(const tbl *t, long number)
{
    size_t low = 0, high = t->count;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (t->rows[mid].number < number)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* The same for the first row whose number is above it. */
static size_t upper_bound(const tbl *t, long number)
{
    size_t i = lower_bound(t, number);
    return i < t->count && t->rows[i].number == number ? i + 1 : i;
}

static bool set_label(tbl_row *row, const char *label)
{
    size_t len = strlen(label);
    if (len > TBL_LABEL_MAX)
        return false;
    memmove(row->label, label, len + 1);
    return true;
}

/* Keeps the memory in step with the number of rows, in blocks of eight. */
static bool resize(tbl *t, size_t count)
{
    size_t room = (count + 7) / 8 * 8;
    if (room == t->room)
        return true;
    if (room == 0) {
        free(t->rows);
        t->rows = NULL;
        t->room = 0;
        return true;
    }
    tbl_row *rows = realloc(t->rows, room * sizeof *rows);
    if (!rows)
        return room < t->room;
    t->rows = rows;
    t->room = room;
    return true;
}

bool tbl_put(tbl *t, long number, const char *label)
{
    size_t i = lower_bound(t, number);
    if (i < t->count && t->rows[i].number == number)
        return set_label(&t->rows[i], label);

    tbl_row row = {.number = number};
    if (!set_label(&row, label) || t->count == TBL_ROWS_MAX)
        return false;
    if (!resize(t, t->count + 1))
        return false;
    memmove(t->rows + i + 1, t->rows + i, (t->count - i) * sizeof *t->rows);
    t->rows[i] = row;
    t->count++;
    return true;
}

bool tbl_delete(tbl *t, long number)
{
    size_t i = lower_bound(t, number);
    if (i == t->count || t->rows[i].number != number)
        return false;
    memmove(t->rows + i, t->rows + i + 1, (t->count - i - 1) * sizeof *t->rows);
    t->count--;
    resize(t, t->count);
    return true;
}

size_t tbl_rows(const tbl *t)
{
    return t->count;
}

tbl_scan *scan_begin(tbl *t, long low, long high)
{
    tbl_scan *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->table = t;
    if (t->count > 0 && low <= high) {
        s->next = t->rows + lower_bound(t, low);
        s->end = t->rows + upper_bound(t, high);
    }
    t->scans++;
    return s;
}

bool scan_next(tbl_scan *s)
{
    if (s->next == s->end) {
        s->row = NULL;
        return false;
    }
    s->row = s->next++;
    return true;
}

const tbl_row *scan_row(const tbl_scan *s)
{
    return s->row;
}

bool scan_relabel(tbl_scan *s, const char *label)
{
    return set_label(s->row, label);
}

void scan_delete(tbl_scan *s)
{
    tbl *t = s->table;
    size_t i = (size_t)(s->row - t->rows);
    size_t end = (size_t)(s->end - t->rows);
    tbl_delete(t, s->row->number);
    s->row = NULL;
    s->next = t->rows ? t->rows + i : NULL;
    s->end = t->rows ? t->rows + (end - 1) : NULL;
}

void scan_end(tbl_scan *s)
{
    if (!s)
        return;
    s->table->scans--;
    free(s);
}
