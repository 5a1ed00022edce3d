#include "edlines.h"

#include <stdlib.h>
#include <string.h>

struct line {
    char *s; /* len bytes and a NUL */
    size_t len;
};

struct editor {
    struct line *lines;
    size_t nrows, room;
    size_t row, col;
};

static char *copy_bytes(const char *s, size_t len)
{
    char *p = malloc(len + 1);

    if (p) {
        if (len)
            memcpy(p, s, len);
        p[len] = '\0';
    }
    return p;
}

editor *ed_new(void)
{
    editor *ed = calloc(1, sizeof *ed);

    if (!ed)
        return NULL;
    ed->room = 8;
    ed->lines = calloc(ed->room, sizeof *ed->lines);
    if (!ed->lines) {
        free(ed);
        return NULL;
    }
    ed->lines[0].s = copy_bytes("", 0);
    if (!ed->lines[0].s) {
        free(ed->lines);
        free(ed);
        return NULL;
    }
    ed->nrows = 1;
    return ed;
}

void ed_free(editor *ed)
{
    if (!ed)
        return;
    for (size_t i = 0; i < ed->nrows; i++)
        free(ed->lines[i].s);
    free(ed->lines);
    free(ed);
}

static void clamp_col(editor *ed)
{
    if (ed->col > ed->lines[ed->row].len)
        ed->col = ed->lines[ed->row].len;
}

/* Puts len bytes into the line of the cursor, and the cursor behind them. */
static int insert_bytes(editor *ed, const char *s, size_t len)
{
    struct line *l = &ed->lines[ed->row];
    char *p;

    if (len == 0)
        return 0;
    if (len > ED_MAX_LINE - l->len)
        return -1;
    p = realloc(l->s, l->len + len + 1);
    if (!p)
        return -1;
    memmove(p + ed->col + len, p + ed->col, l->len - ed->col + 1);
    memcpy(p + ed->col, s, len);
    l->s = p;
    l->len += len;
    ed->col += len;
    return 0;
}

/* Breaks the line at the cursor; the cursor goes to the new line. */
static int break_line(editor *ed)
{
    struct line *l;
    char *tail, *p;

    if (ed->nrows == ED_MAX_ROWS)
        return -1;
    if (ed->nrows == ed->room) {
        struct line *more = realloc(ed->lines, ed->room * 2 * sizeof *more);

        if (!more)
            return -1;
        ed->lines = more;
        ed->room *= 2;
    }
    l = &ed->lines[ed->row];
    tail = copy_bytes(l->s + ed->col, l->len - ed->col);
    if (!tail)
        return -1;
    memmove(l + 2, l + 1, (ed->nrows - ed->row - 1) * sizeof *l);
    l[1].s = tail;
    l[1].len = l->len - ed->col;
    l->s[ed->col] = '\0';
    l->len = ed->col;
    p = realloc(l->s, l->len + 1);
    if (p)
        l->s = p;
    ed->nrows++;
    ed->row++;
    ed->col = 0;
    return 0;
}

static int insert_text(editor *ed, const char *text)
{
    for (;;) {
        size_t len = strcspn(text, "\n");

        if (insert_bytes(ed, text, len) != 0)
            return -1;
        text += len;
        if (*text == '\0')
            return 0;
        if (break_line(ed) != 0)
            return -1;
        text++;
    }
}

int ed_insert(editor *ed, const char *text)
{
    /* text may be a line of this editor */
    char *copy = copy_bytes(text, strlen(text));
    int result;

    if (!copy)
        return -1;
    result = insert_text(ed, copy);
    free(copy);
    return result;
}

void ed_goto(editor *ed, size_t row, size_t col)
{
    ed->row = row < ed->nrows ? row : ed->nrows - 1;
    ed->col = col;
    clamp_col(ed);
}

static void remove_row(editor *ed, size_t row)
{
    free(ed->lines[row].s);
    memmove(ed->lines + row, ed->lines + row + 1, (ed->nrows - row - 1) * sizeof *ed->lines);
    ed->nrows--;
}

int ed_delete(editor *ed)
{
    struct line *l = &ed->lines[ed->row];
    char *p;

    if (ed->col < l->len) {
        memmove(l->s + ed->col, l->s + ed->col + 1, l->len - ed->col);
        l->len--;
        p = realloc(l->s, l->len + 1);
        if (p)
            l->s = p;
        return 0;
    }
    if (ed->row + 1 == ed->nrows)
        return -1;
    if (l[1].len > ED_MAX_LINE - l->len)
        return -1;
    p = realloc(l->s, l->len + l[1].len + 1);
    if (!p)
        return -1;
    memcpy(p + l->len, l[1].s, l[1].len + 1);
    l->s = p;
    l->len += l[1].len;
    remove_row(ed, ed->row + 1);
    return 0;
}

void ed_delete_line(editor *ed)
{
    if (ed->nrows == 1) {
        ed->lines[0].s[0] = '\0';
        ed->lines[0].len = 0;
    } else {
        remove_row(ed, ed->row);
        if (ed->row == ed->nrows)
            ed->row--;
    }
    clamp_col(ed);
}

size_t ed_trim(editor *ed)
{
    size_t removed = 0;

    for (size_t i = 0; i < ed->nrows; i++) {
        struct line *l = &ed->lines[i];
        size_t len = l->len;
        char *p;

        while (len > 0 && (l->s[len - 1] == ' ' || l->s[len - 1] == '\t'))
            len--;
        if (len == l->len)
            continue;
        removed += l->len - len;
        l->s[len] = '\0';
        l->len = len;
        p = realloc(l->s, len + 1);
        if (p)
            l->s = p;
    }
    while (ed->nrows > 1 && ed->lines[ed->nrows - 1].len == 0)
        remove_row(ed, ed->nrows - 1);
    if (ed->row >= ed->nrows) {
        ed->row = ed->nrows - 1;
        clamp_col(ed);
    }
    return removed;
}

size_t ed_row(const editor *ed)
{
    return ed->row;
}

size_t ed_col(const editor *ed)
{
    return ed->col;
}

int ed_char(const editor *ed)
{
    const struct line *l = &ed->lines[ed->row];

    if (ed->col == l->len)
        return ed->row + 1 < ed->nrows ? '\n' : -1;
    return (unsigned char)l->s[ed->col];
}

size_t ed_rows(const editor *ed)
{
    return ed->nrows;
}

const char *ed_line(const editor *ed, size_t row)
{
    return row < ed->nrows ? ed->lines[row].s : NULL;
}
