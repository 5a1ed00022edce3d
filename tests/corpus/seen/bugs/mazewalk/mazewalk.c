#include "mazewalk.h"

#include <stdlib.h>
#include <string.h>

struct maze {
    int width;
    int height;
    int start;                  /* cells, -1 when missing */
    int goal;
    char *cell;
};

static const int step_x[4] = { 0, 0, -1, 1 };
static const int step_y[4] = { -1, 1, 0, 0 };
static const char step_name[4] = { 'U', 'D', 'L', 'R' };

/* Finds the size of the drawing; 0 when it is none. */
static int measure(const char *text, int *width, int *height)
{
    int w = 0, h = 0, run = 0;

    for (; *text != '\0'; text++) {
        if (*text != '\n') {
            if (strchr("# SG", *text) == NULL || ++run > MAZE_SIDE_MAX)
                return 0;
            continue;
        }
        if (++h > MAZE_SIDE_MAX)
            return 0;
        if (run > w)
            w = run;
        run = 0;
    }
    if (run > 0) {
        if (++h > MAZE_SIDE_MAX)
            return 0;
        if (w == 0)
            w = run;
    }
    *width = w;
    *height = h;
    return w > 0;
}

maze *maze_parse(const char *text)
{
    maze *m;
    char *row;
    int width, height, x = 0;

    if (!measure(text, &width, &height))
        return NULL;
    m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    m->width = width;
    m->height = height;
    m->start = m->goal = -1;
    m->cell = malloc((size_t)width * (size_t)height);
    if (m->cell == NULL) {
        free(m);
        return NULL;
    }
    memset(m->cell, '#', (size_t)width * (size_t)height);

    row = m->cell;
    for (; *text != '\0'; text++) {
        int *place;

        if (*text == '\n') {
            row += width;
            x = 0;
            continue;
        }
        row[x] = *text;
        place = *text == 'S' ? &m->start : *text == 'G' ? &m->goal : NULL;
        if (place != NULL) {
            if (*place >= 0) {
                maze_free(m);
                return NULL;
            }
            *place = (int)(row - m->cell) + x;
        }
        x++;
    }
    return m;
}

void maze_free(maze *m)
{
    if (m == NULL)
        return;
    free(m->cell);
    free(m);
}

int maze_width(const maze *m)
{
    return m->width;
}

int maze_height(const maze *m)
{
    return m->height;
}

char maze_at(const maze *m, int x, int y)
{
    if (x < 0 || y < 0 || x >= m->width || y >= m->height)
        return '#';
    return m->cell[(size_t)y * (size_t)m->width + (size_t)x];
}

/* Distances of all cells from the goal, -1 where it cannot be reached, in an
 * allocated array; NULL without start, goal or memory. */
static int *flood(const maze *m)
{
    size_t cells = (size_t)m->width * (size_t)m->height, i;
    size_t head = 0, tail = 0;
    int *far, *queue;

    if (m->start < 0 || m->goal < 0)
        return NULL;
    far = malloc(cells * sizeof *far);
    queue = malloc(cells * sizeof *queue);
    if (far == NULL || queue == NULL) {
        free(far);
        free(queue);
        return NULL;
    }
    for (i = 0; i < cells; i++)
        far[i] = -1;
    far[m->goal] = 0;
    queue[tail++] = m->goal;
    while (head < tail) {
        int at = queue[head++], d;

        for (d = 0; d < 4; d++) {
            int x = at % m->width + step_x[d];
            int y = at / m->width + step_y[d];
            int next = y * m->width + x;

            if (maze_at(m, x, y) == '#' || far[next] >= 0)
                continue;
            far[next] = far[at] + 1;
            queue[tail++] = next;
        }
    }
    free(queue);
    return far;
}

int maze_distance(const maze *m)
{
    int *far = flood(m);
    int steps = far != NULL ? far[m->start] : -1;

    free(far);
    return steps;
}

int maze_path(const maze *m, char *buf, size_t size)
{
    int *far = flood(m);
    int steps = far != NULL ? far[m->start] : -1;
    int left, x, y, d;

    if (steps < 0 || (size_t)steps >= size) {
        free(far);
        return -1;
    }
    x = m->start % m->width;
    y = m->start / m->width;
    for (left = steps; left > 0; left--) {
        for (d = 0; d < 3; d++) {
            int nx = x + step_x[d], ny = y + step_y[d];

            if (maze_at(m, nx, ny) != '#' && far[ny * m->width + nx] == left - 1)
                break;
        }
        x += step_x[d];
        y += step_y[d];
        *buf++ = step_name[d];
    }
    *buf = '\0';
    free(far);
    return steps;
}

void maze_dead_ends(const maze *m, void (*fn)(void *arg, int x, int y), void *arg)
{
    int x, y, d;

    for (y = 0; y < m->height; y++)
        for (x = 0; x < m->width; x++) {
            int ways = 0;

            for (d = 0; d < 4; d++)
                ways += maze_at(m, x + step_x[d], y + step_y[d]) != '#';
            if (maze_at(m, x, y) != '#' && ways == 1)
                fn(arg, x, y);
        }
}

char *maze_draw(const maze *m)
{
    size_t width = (size_t)m->width, height = (size_t)m->height, y;
    char *text = malloc((width + 1) * height + 1), *to = text;

    if (text == NULL)
        return NULL;
    for (y = 0; y < height; y++) {
        memcpy(to, m->cell + y * width, width);
        to += width;
        *to++ = '\n';
    }
    *to = '\0';
    return text;
}
