#include "qualref.h"

#include <stdio.h>
#include <string.h>

static int is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Whether it needs no quotes in a sheet's name. */
static int is_plain(char c)
{
    return is_letter(c) || is_digit(c) || c == '_' || c == '.';
}

static int is_forbidden(char c)
{
    return (unsigned char)c < 32 || c == 127 || strchr("[]:*?/\\", c) != NULL;
}

/* Whether a terminated text may not name a sheet. */
static int name_fault(const char *name)
{
    const char *tail = name + strlen(name) - 1;
    const char *p;

    if (*name == '\'' || *tail == '\'')
        return 1;
    for (p = name; *p; p++)
        if (is_forbidden(*p))
            return 1;
    return p == name;
}

/* Reads column letters.  Returns how many characters, *col -1 when beyond. */
static size_t scan_column(const char *s, int *col)
{
    size_t n = 0;
    int value = 0;

    while (is_letter(s[n])) {
        int digit = (s[n] >= 'a' ? s[n] - 'a' : s[n] - 'A') + 1;

        if (value <= QR_COLS)
            value = value * 26 + digit;
        n++;
    }
    *col = value > QR_COLS ? -1 : value - 1;
    return n;
}

static size_t scan_row(const char *s, int *row)
{
    size_t n = 0;
    int value = 0;

    while (is_digit(s[n])) {
        if (value <= QR_ROWS)
            value = value * 10 + (s[n] - '0');
        n++;
    }
    *row = value > QR_ROWS || value == 0 ? -1 : value - 1;
    return n;
}

/* Reads one cell at *at and moves *at behind it. */
static int scan_cell(const char **at, qr_cell *cell)
{
    const char *s = *at;
    size_t n;

    if (*s == '$')
        s++;
    n = scan_column(s, &cell->col);
    if (n == 0)
        return QR_ESYNTAX;
    s += n;
    if (*s == '$')
        s++;
    n = scan_row(s, &cell->row);
    if (n == 0)
        return QR_ESYNTAX;
    *at = s + n;
    return cell->col < 0 || cell->row < 0 ? QR_EBOUNDS : QR_OK;
}

/* Reads a sheet's name and the exclamation mark at *at, if they are there. */
static int scan_sheet(const char **at, char name[QR_SHEET_MAX + 1])
{
    const char *s = *at;
    size_t n = 0;

    name[0] = '\0';
    if (*s == '\'') {
        for (s++;; s++) {
            if (*s == '\0')
                return QR_ESYNTAX;
            if (*s == '\'' && *++s != '\'')
                break;
            if (n == QR_SHEET_MAX)
                return QR_ENAME;
            name[n++] = *s;
        }
        if (*s != '!')
            return QR_ESYNTAX;
    } else {
        while (is_plain(s[n]))
            n++;
        if (s[n] != '!')
            return QR_OK;
        if (n > QR_SHEET_MAX)
            return QR_ENAME;
        memcpy(name, s, n);
        s += n;
    }
    name[n] = '\0';
    *at = s + 1;
    return name_fault(name) ? QR_ENAME : QR_OK;
}

int qr_column(const char *letters)
{
    int col;
    size_t n = scan_column(letters, &col);

    return n == 0 || letters[n] ? -1 : col;
}

int qr_column_name(int col, char letters[4])
{
    char back[3];
    int n = 0, i;

    if (col >= 0 && col < QR_COLS)
        for (col++; col > 0; col = (col - 1) / 26)
            back[n++] = (char)('A' + (col - 1) % 26);
    for (i = 0; i < n; i++)
        letters[i] = back[n - 1 - i];
    letters[n] = '\0';
    return n;
}

static void in_order(int *low, int *high)
{
    int keep = *low;

    if (keep > *high) {
        *low = *high;
        *high = keep;
    }
}

int qr_parse(const char *text, qr_range *out)
{
    qr_range r = { "", { 0, 0 }, { 0, 0 } };
    int err = scan_sheet(&text, r.sheet);

    if (!err)
        err = scan_cell(&text, &r.first);
    r.last = r.first;
    if (!err && *text == ':') {
        text++;
        err = scan_cell(&text, &r.last);
    }
    if (err)
        return err;
    if (*text)
        return QR_ESYNTAX;
    in_order(&r.first.row, &r.last.row);
    in_order(&r.first.col, &r.last.col);
    *out = r;
    return QR_OK;
}

struct sink {
    char *buf;
    size_t size, length;
};

static void put(struct sink *to, char c)
{
    if (to->size > 0 && to->length < to->size - 1)
        to->buf[to->length] = c;
    to->length++;
}

static void put_cell(struct sink *to, qr_cell cell)
{
    char letters[4], text[20], *p;

    qr_column_name(cell.col, letters);
    snprintf(text, sizeof text, "%s%d", letters, cell.row + 1);
    for (p = text; *p; p++)
        put(to, *p);
}

size_t qr_format(const qr_range *range, char *buf, size_t size)
{
    struct sink to = { buf, size, 0 };
    const char *p;
    int quote = 0;

    if (qr_valid(range)) {
        for (p = range->sheet; *p; p++)
            quote |= !is_plain(*p);
        if (quote)
            put(&to, '\'');
        for (p = range->sheet; *p; p++) {
            if (*p == '\'')
                put(&to, '\'');
            put(&to, *p);
        }
        if (quote)
            put(&to, '\'');
        if (range->sheet[0])
            put(&to, '!');
        put_cell(&to, range->first);
        if (qr_count(range) > 1) {
            put(&to, ':');
            put_cell(&to, range->last);
        }
    }
    if (size > 0)
        buf[to.length < size ? to.length : size - 1] = '\0';
    return to.length;
}

int qr_valid(const qr_range *r)
{
    if (!memchr(r->sheet, '\0', sizeof r->sheet) || (r->sheet[0] && name_fault(r->sheet)))
        return 0;
    return r->first.row >= 0 && r->first.row <= r->last.row && r->last.row < QR_ROWS &&
           r->first.col >= 0 && r->first.col <= r->last.col && r->last.col < QR_COLS;
}

long long qr_count(const qr_range *r)
{
    if (!qr_valid(r))
        return 0;
    return ((long long)r->last.row - r->first.row + 1) * (r->last.col - r->first.col + 1);
}

int qr_contains(const qr_range *r, qr_cell cell)
{
    return qr_valid(r) && cell.row >= r->first.row && cell.row <= r->last.row &&
           cell.col >= r->first.col && cell.col <= r->last.col;
}

int qr_intersect(const qr_range *a, const qr_range *b, qr_range *out)
{
    qr_range r;

    if (!qr_valid(a) || !qr_valid(b) || strcmp(a->sheet, b->sheet) != 0)
        return 0;
    r = *a;
    if (b->first.row > r.first.row)
        r.first.row = b->first.row;
    if (b->first.col > r.first.col)
        r.first.col = b->first.col;
    if (b->last.row < r.last.row)
        r.last.row = b->last.row;
    if (b->last.col < r.last.col)
        r.last.col = b->last.col;
    if (!qr_valid(&r))
        return 0;
    *out = r;
    return 1;
}

int qr_move(qr_range *r, int rows, int cols)
{
    if (!qr_valid(r))
        return QR_EBOUNDS;
    if ((long long)r->first.row + rows < 0 || (long long)r->last.row + rows >= QR_ROWS ||
        (long long)r->first.col + cols < 0 || (long long)r->last.col + cols >= QR_COLS)
        return QR_EBOUNDS;
    r->first.row += rows;
    r->last.row += rows;
    r->first.col += cols;
    r->last.col += cols;
    return QR_OK;
}

int qr_next(const qr_range *r, qr_cell *cell)
{
    if (!qr_contains(r, *cell) || (cell->row == r->last.row && cell->col == r->last.col))
        return 0;
    if (cell->col++ == r->last.col) {
        cell->col = r->first.col;
        cell->row++;
    }
    return 1;
}
