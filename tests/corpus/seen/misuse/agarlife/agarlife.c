#include "agarlife.h"

#include <assert.h>
#include <string.h>

int agar_init(agar *a, void *memory, int w, int h)
{
    if (w < 1 || h < 1 || w > AGAR_MAX || h > AGAR_MAX)
        return -1;
    a->w = w;
    a->h = h;
    a->generation = 0;
    a->now = memory;
    a->next = a->now + (size_t)w * (size_t)h;
    a->born = 1u << 3;
    a->survive = 1u << 2 | 1u << 3;
    memset(memory, 0, AGAR_BYTES(w, h));
    return 0;
}

void agar_rule(agar *a, unsigned born, unsigned survive)
{
    a->born = born;
    a->survive = survive;
}

static size_t place(const agar *a, int x, int y)
{
    assert(x >= 0 && x < a->w && y >= 0 && y < a->h);
    return (size_t)y * (size_t)a->w + (size_t)x;
}

void agar_set(agar *a, int x, int y, int alive)
{
    a->now[place(a, x, y)] = alive != 0;
}

int agar_get(const agar *a, int x, int y)
{
    return a->now[place(a, x, y)];
}

static int neighbours(const agar *a, int x, int y)
{
    int n = 0;

    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy)
                n += agar_get(a, (x + dx + a->w) % a->w, (y + dy + a->h) % a->h);
    return n;
}

void agar_step(agar *a)
{
    unsigned char *swap;

    for (int y = 0; y < a->h; y++)
        for (int x = 0; x < a->w; x++) {
            unsigned mask = agar_get(a, x, y) ? a->survive : a->born;
            a->next[place(a, x, y)] = mask >> neighbours(a, x, y) & 1u;
        }
    swap = a->now;
    a->now = a->next;
    a->next = swap;
    a->generation++;
}

void agar_clear(agar *a)
{
    memset(a->now, 0, (size_t)a->w * (size_t)a->h);
}

size_t agar_alive(const agar *a)
{
    size_t n = 0, cells = (size_t)a->w * (size_t)a->h;

    for (size_t i = 0; i < cells; i++)
        n += a->now[i];
    return n;
}

void agar_draw(agar *a, int x, int y, const char *pattern)
{
    int column = x;

    (void)place(a, x, y);
    for (; *pattern; pattern++) {
        if (*pattern == '\n') {
            column = x;
            y = (y + 1) % a->h;
            continue;
        }
        if (*pattern == 'O' || *pattern == '.')
            agar_set(a, column, y, *pattern == 'O');
        column = (column + 1) % a->w;
    }
}

void agar_text(const agar *a, char *out)
{
    for (int y = 0; y < a->h; y++) {
        for (int x = 0; x < a->w; x++)
            *out++ = agar_get(a, x, y) ? 'O' : '.';
        *out++ = '\n';
    }
    *out = '\0';
}
