#include "textdelta.h"

#include <stdlib.h>
#include <string.h>

struct td_script {
    size_t count;
    td_edit edits[];
};

static td_script *script_new(size_t count)
{
    td_script *s = malloc(sizeof *s + (count ? count : 1) * sizeof(td_edit));

    if (s)
        s->count = count;
    return s;
}

/* Walks back from the end through the saved rows and fills the script. */
static void backtrack(td_script *s, const unsigned char *a, int n, const unsigned char *b, int m,
                      const int *rows, size_t width, int offset, int d)
{
    int x = n, y = m;
    size_t at = s->count;

    for (; d > 0; d--) {
        const int *v = rows + (size_t)d * width + offset;
        int k = x - y;
        int from = (k == -d || (k != d && v[k - 1] < v[k + 1])) ? k + 1 : k - 1;
        int old_x = v[from], old_y = old_x - from;

        while (x > old_x && y > old_y) {
            x--;
            y--;
            s->edits[--at] = (td_edit){TD_KEEP, a[x]};
        }
        if (from == k + 1) {
            y--;
            s->edits[--at] = (td_edit){TD_INSERT, b[y]};
        } else {
            x--;
            s->edits[--at] = (td_edit){TD_DELETE, a[x]};
        }
    }
    while (x > 0) {
        x--;
        s->edits[--at] = (td_edit){TD_KEEP, a[x]};
    }
}

td_script *td_diff(const void *a, size_t a_len, const void *b, size_t b_len)
{
    const unsigned char *p = a, *q = b;
    td_script *s = NULL;
    int n, m, max, found = -1;
    size_t width;
    int *v, *rows;

    if (a_len > TD_MAX_TEXT || b_len > TD_MAX_TEXT)
        return NULL;
    n = (int)a_len;
    m = (int)b_len;
    max = n + m;
    width = 2 * (size_t)max + 1;
    v = calloc(width, sizeof *v);
    rows = calloc(((size_t)max + 1) * width, sizeof *rows);
    if (!v || !rows) {
        free(v);
        free(rows);
        return NULL;
    }

    v[max + 1] = 0;
    for (int d = 0; d <= max && found < 0; d++) {
        memcpy(rows + (size_t)d * width, v, width * sizeof *v);
        for (int k = -d; k <= d; k += 2) {
            int x, y;

            if (k == -d || (k != d && v[max + k - 1] < v[max + k + 1]))
                x = v[max + k + 1];
            else
                x = v[max + k - 1] + 1;
            y = x - k;
            while (x < n && y < m && p[x] == q[y]) {
                x++;
                y++;
            }
            v[max + k] = x;
            if (x >= n && y >= m) {
                found = d;
                break;
            }
        }
    }

    /* Every kept byte is in both texts: n + m = 2 * kept + distance. */
    if (found >= 0)
        s = script_new((size_t)(found + (max - found) / 2));
    if (s)
        backtrack(s, p, n, q, m, rows, width, max, found);
    free(v);
    free(rows);
    return s;
}

td_script *td_diff_text(const char *a, const char *b)
{
    return td_diff(a, strlen(a), b, strlen(b));
}

void td_free(td_script *s)
{
    free(s);
}

size_t td_count(const td_script *s)
{
    return s->count;
}

size_t td_distance(const td_script *s)
{
    size_t n = 0;

    for (size_t i = 0; i < s->count; i++)
        n += s->edits[i].kind != TD_KEEP;
    return n;
}

int td_get(const td_script *s, size_t i, td_edit *out)
{
    if (i >= s->count)
        return -1;
    *out = s->edits[i];
    return 0;
}

td_script *td_invert(const td_script *s)
{
    td_script *r = script_new(s->count);

    if (!r)
        return NULL;
    for (size_t i = 0; i < s->count; i++) {
        r->edits[i] = s->edits[i];
        if (s->edits[i].kind == TD_INSERT)
            r->edits[i].kind = TD_DELETE;
        else if (s->edits[i].kind == TD_DELETE)
            r->edits[i].kind = TD_INSERT;
    }
    return r;
}

long td_apply(const td_script *s, const void *a, size_t a_len, void *out, size_t size)
{
    const unsigned char *p = a;
    unsigned char *to = out;
    size_t read = 0, written = 0;

    /* First see that the text is the right one, then write. */
    for (size_t i = 0; i < s->count; i++) {
        if (s->edits[i].kind == TD_INSERT)
            continue;
        if (read >= a_len || p[read] != s->edits[i].byte)
            return -1;
        read++;
    }
    if (read != a_len)
        return -1;
    for (size_t i = 0; i < s->count; i++) {
        if (s->edits[i].kind == TD_DELETE)
            continue;
        if (written < size)
            to[written] = s->edits[i].byte;
        written++;
    }
    return (long)written;
}
