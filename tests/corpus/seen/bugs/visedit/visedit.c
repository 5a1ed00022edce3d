#include "visedit.h"

#include <stdlib.h>
#include <string.h>

struct pos {
    size_t line, col;
};

struct visedit {
    char **line;
    size_t n;
    struct pos cur, anchor;
    int selecting;
    char *old; /* what line old_line was before the last change */
    size_t old_line;
};

static char *dup_n(const char *s, size_t n)
{
    char *d = malloc(n + 1);
    if (d) {
        memcpy(d, s, n);
        d[n] = 0;
    }
    return d;
}

struct visedit *ve_new(const char *text)
{
    struct visedit *ve = calloc(1, sizeof *ve);
    if (!ve)
        return NULL;
    ve->line = calloc(VE_MAX_LINES, sizeof *ve->line);
    if (!ve->line) {
        free(ve);
        return NULL;
    }
    for (;;) {
        size_t len = strcspn(text, "\n");
        char *l = dup_n(text, len > VE_MAX_COLS ? VE_MAX_COLS : len);
        if (!l) {
            ve_free(ve);
            return NULL;
        }
        ve->line[ve->n++] = l;
        if (!text[len] || ve->n == VE_MAX_LINES)
            return ve;
        text += len + 1;
    }
}

void ve_free(struct visedit *ve)
{
    if (!ve)
        return;
    for (size_t i = 0; i < ve->n; i++)
        free(ve->line[i]);
    free(ve->line);
    free(ve->old);
    free(ve);
}

size_t ve_lines(const struct visedit *ve)
{
    return ve->n;
}

const char *ve_line(const struct visedit *ve, size_t line)
{
    return line < ve->n ? ve->line[line] : NULL;
}

static void clamp(const struct visedit *ve, struct pos *p)
{
    if (p->line >= ve->n)
        p->line = ve->n - 1;
    size_t len = strlen(ve->line[p->line]);
    if (p->col > len)
        p->col = len;
}

void ve_goto(struct visedit *ve, size_t line, size_t col)
{
    ve->cur = (struct pos){line, col};
    clamp(ve, &ve->cur);
}

void ve_where(const struct visedit *ve, size_t *line, size_t *col)
{
    *line = ve->cur.line;
    *col = ve->cur.col;
}

/* Make fresh the cursor's line and keep the one before for undo. */
static void replace(struct visedit *ve, char *fresh)
{
    free(ve->old);
    ve->old = ve->line[ve->cur.line];
    ve->old_line = ve->cur.line;
    ve->line[ve->cur.line] = fresh;
    ve->selecting = 0;
}

int ve_type(struct visedit *ve, const char *s)
{
    const char *l = ve->line[ve->cur.line];
    size_t len = strlen(l), add = strlen(s), col = ve->cur.col;
    if (strchr(s, '\n') || add > VE_MAX_COLS - len)
        return -1;
    char *fresh = malloc(len + add + 1);
    if (!fresh)
        return -1;
    memcpy(fresh, l, col);
    memcpy(fresh + col, s, add);
    memcpy(fresh + col + add, l + col, len - col + 1);
    replace(ve, fresh);
    ve->cur.col += add;
    return 0;
}

int ve_erase(struct visedit *ve, size_t n)
{
    const char *l = ve->line[ve->cur.line];
    size_t len = strlen(l), col = ve->cur.col;
    if (n > len - col)
        n = len - col;
    char *fresh = malloc(len - n + 1);
    if (!fresh)
        return -1;
    memcpy(fresh, l, col);
    memcpy(fresh + col, l + col + n, len - col - n + 1);
    replace(ve, fresh);
    return 0;
}

int ve_undo(struct visedit *ve)
{
    if (!ve->old)
        return -1;
    char *l = ve->line[ve->old_line];
    ve->line[ve->old_line] = ve->old;
    ve->old = l;
    clamp(ve, &ve->cur);
    return 0;
}

void ve_select(struct visedit *ve)
{
    ve->anchor = ve->cur;
    ve->selecting = 1;
}

void ve_unselect(struct visedit *ve)
{
    ve->selecting = 0;
}

static void put(char *out, size_t size, size_t *at, const char *s, size_t n)
{
    if (size && *at < size - 1) {
        size_t room = size - 1 - *at;
        memcpy(out + *at, s, n < room ? n : room);
    }
    *at += n;
}

size_t ve_copy(const struct visedit *ve, char *out, size_t size)
{
    struct pos a = ve->anchor, b = ve->cur;
    size_t at = 0;
    if (ve->selecting) {
        if (a.line > b.line || (a.line == b.line && a.col > b.col)) {
            a = ve->cur;
            b = ve->anchor;
        }
        for (; a.line < b.line; a.line++, a.col = 0) {
            const char *s = ve->line[a.line] + a.col;
            put(out, size, &at, s, strlen(s));
            put(out, size, &at, "\n", 1);
        }
        put(out, size, &at, ve->line[b.line] + a.col, b.col - a.col);
    }
    if (size)
        out[at < size - 1 ? at : size - 1] = 0;
    return at;
}
