#include "goban.h"

#include <stdlib.h>

#define MAX_POINTS (19 * 19)
#define PASS (-1)

struct goban {
    int size;
    int moves;
    int room;     /* for moves */
    int *history; /* points, or PASS */
    unsigned char stones[MAX_POINTS];
};

goban *goban_new(int size)
{
    if (size < 1 || size > 19)
        return NULL;
    goban *g = calloc(1, sizeof *g);
    if (g == NULL)
        return NULL;
    g->size = size;
    g->room = size;
    g->history = malloc((size_t)g->room * sizeof *g->history);
    if (g->history == NULL) {
        free(g);
        return NULL;
    }
    return g;
}

void goban_free(goban *g)
{
    if (g == NULL)
        return;
    free(g->history);
    free(g);
}

static bool inside(const goban *g, int x, int y)
{
    return x >= 0 && x < g->size && y >= 0 && y < g->size;
}

static int neighbours(const goban *g, int point, int list[4])
{
    int n = 0, x = point % g->size, y = point / g->size;
    if (x > 0)
        list[n++] = point - 1;
    if (x < g->size - 1)
        list[n++] = point + 1;
    if (y > 0)
        list[n++] = point - g->size;
    if (y < g->size - 1)
        list[n++] = point + g->size;
    return n;
}

/* Collects the group at a point; returns its liberties. */
static int collect(const goban *g, int point, int *group, int *count)
{
    bool seen[MAX_POINTS] = {false};
    int liberties = 0, list[4];
    group[0] = point;
    *count = 1;
    seen[point] = true;
    for (int i = 0; i < *count; i++) {
        int n = neighbours(g, group[i], list);
        for (int k = 0; k < n; k++) {
            int next = list[k];
            if (seen[next])
                continue;
            if (g->stones[next] == GOBAN_EMPTY)
                liberties++;
            else if (g->stones[next] == g->stones[point])
                group[(*count)++] = next;
            else
                continue;
            seen[next] = true;
        }
    }
    return liberties;
}

static bool over(const goban *g)
{
    return g->moves >= 2 && g->history[g->moves - 1] == PASS && g->history[g->moves - 2] == PASS;
}

enum goban_colour goban_to_move(const goban *g)
{
    return g->moves % 2 == 0 ? GOBAN_BLACK : GOBAN_WHITE;
}

enum goban_result goban_play(goban *g, int x, int y)
{
    if (over(g))
        return GOBAN_OVER;
    if (!inside(g, x, y))
        return GOBAN_OUTSIDE;
    int point = y * g->size + x;
    if (g->stones[point] != GOBAN_EMPTY)
        return GOBAN_OCCUPIED;
    if (g->moves == g->room) {
        int *more = realloc(g->history, 2 * (size_t)g->room * sizeof *more);
        if (more == NULL)
            return GOBAN_NOMEM;
        g->history = more;
        g->room *= 2;
    }
    enum goban_colour own = goban_to_move(g);
    g->stones[point] = (unsigned char)own;
    int list[4], group[MAX_POINTS], count;
    int n = neighbours(g, point, list);
    for (int k = 0; k < n; k++) {
        if (g->stones[list[k]] == GOBAN_EMPTY || g->stones[list[k]] == own)
            continue;
        if (collect(g, list[k], group, &count) == 0)
            for (int i = 0; i < count; i++)
                g->stones[group[i]] = GOBAN_EMPTY;
    }
    if (collect(g, point, group, &count) == 0) {
        g->stones[point] = GOBAN_EMPTY;
        return GOBAN_SUICIDE;
    }
    g->history[g->moves++] = point;
    return GOBAN_OK;
}

enum goban_result goban_pass(goban *g)
{
    if (over(g))
        return GOBAN_OVER;
    g->history[g->moves++] = PASS;
    return GOBAN_OK;
}

enum goban_colour goban_stone(const goban *g, int x, int y)
{
    return inside(g, x, y) ? (enum goban_colour)g->stones[y * g->size + x] : GOBAN_EMPTY;
}

int goban_liberties(const goban *g, int x, int y)
{
    int group[MAX_POINTS], count;
    if (goban_stone(g, x, y) == GOBAN_EMPTY)
        return 0;
    return collect(g, y * g->size + x, group, &count);
}

int goban_count(const goban *g, enum goban_colour colour)
{
    int count = 0;
    for (int i = 0; i < g->size * g->size; i++)
        count += colour != GOBAN_EMPTY && g->stones[i] == (unsigned)colour;
    return count;
}

int goban_moves(const goban *g)
{
    return g->moves;
}

bool goban_move(const goban *g, int n, int *x, int *y)
{
    if (n < 0 || n >= g->moves)
        return false;
    int point = g->history[n];
    *x = point == PASS ? -1 : point % g->size;
    *y = point == PASS ? -1 : point / g->size;
    return true;
}
