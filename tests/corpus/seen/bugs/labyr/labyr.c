#include "labyr.h"

#include <stdlib.h>
#include <string.h>

struct labyr {
    int w, h;
    char *cells;
};

Labyr *labyrNew(int w, int h)
{
    Labyr *m;

    if (w < 1 || h < 1 || w > LABYR_SIDE || h > LABYR_SIDE)
        return NULL;
    if (!(m = malloc(sizeof *m)))
        return NULL;
    m->w = w;
    m->h = h;
    m->cells = malloc((size_t)w * (size_t)h);
    if (!m->cells) {
        free(m);
        return NULL;
    }
    memset(m->cells, '#', (size_t)w * (size_t)h);
    return m;
}

void labyrFree(Labyr *m)
{
    if (m)
        free(m->cells);
    free(m);
}

Labyr *labyrParse(const char *s)
{
    size_t w = strcspn(s, "\n"), len = strlen(s), h = (len + 1) / (w + 1), y;
    Labyr *m;

    if (w > LABYR_SIDE || h > LABYR_SIDE || h * (w + 1) != len + 1)
        return NULL;
    if (!(m = labyrNew((int)w, (int)h)))
        return NULL;
    for (y = 0; y < h; y++, s += w + 1) {
        if (strspn(s, "# ") != w || s[w] != (y + 1 < h ? '\n' : '\0')) {
            labyrFree(m);
            return NULL;
        }
        memcpy(m->cells + y * w, s, w);
    }
    return m;
}

static char *cell(const Labyr *m, int x, int y)
{
    if (x < 0 || y < 0 || x >= m->w || y >= m->h)
        return NULL;
    return m->cells + y * m->w + x;
}

void labyrCarve(Labyr *m, int x, int y, int w, int h)
{
    int i, j;

    for (j = 0; j < m->h; j++)
        for (i = 0; i < m->w; i++)
            if (i >= x && j >= y && (long long)i - x < w && (long long)j - y < h)
                *cell(m, i, j) = ' ';
}

void labyrFill(Labyr *m, int x, int y)
{
    char *c = cell(m, x, y);

    if (c)
        *c = '#';
}

int labyrIsOpen(const Labyr *m, int x, int y)
{
    const char *c = cell(m, x, y);

    return c && *c == ' ';
}

int labyrOpenCells(const Labyr *m)
{
    int i, n = 0;

    for (i = 0; i < m->w * m->h; i++)
        n += m->cells[i] == ' ';
    return n;
}

struct step {
    int x, y, dist;
};

int labyrDistance(const Labyr *m, int x0, int y0, int x1, int y1)
{
    static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    size_t head = 0, tail = 0;
    struct step *queue, s;
    char *seen;
    int i, found = -1;

    if (!labyrIsOpen(m, x0, y0) || !labyrIsOpen(m, x1, y1))
        return -1;
    queue = malloc((size_t)labyrOpenCells(m) * sizeof *queue);
    seen = calloc((size_t)(m->w * m->h), 1);
    if (queue && seen) {
        queue[tail++] = (struct step){x0, y0, 0};
        while (head < tail) {
            s = queue[head++];
            if (s.x == x1 && s.y == y1) {
                found = s.dist;
                break;
            }
            seen[s.y * m->w + s.x] = 1;
            for (i = 0; i < 4; i++) {
                int x = s.x + dx[i], y = s.y + dy[i];

                if (labyrIsOpen(m, x, y) && !seen[y * m->w + x])
                    queue[tail++] = (struct step){x, y, s.dist + 1};
            }
        }
    }
    free(queue);
    free(seen);
    return found;
}

size_t labyrDraw(const Labyr *m, char *buf, size_t size)
{
    size_t n = 0;
    int x, y;

    for (y = 0; y < m->h; y++)
        for (x = 0; x <= m->w; x++) {
            if (x == m->w && y == m->h - 1)
                break;
            if (n < size)
                buf[n] = x == m->w ? '\n' : *cell(m, x, y);
            n++;
        }
    if (size)
        buf[n < size ? n : size - 1] = '\0';
    return n;
}
