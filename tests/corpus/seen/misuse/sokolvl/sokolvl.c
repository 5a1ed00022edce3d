#include "sokolvl.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct sok_level {
    int width, height;
    int x, y; /* of the player */
    char *cells;
    unsigned moves;
    unsigned undo_count, undo_next;
    unsigned char undo[SOK_UNDO]; /* direction, + 4 for a push */
};

struct sok_snap {
    int x, y;
    char cells[];
};

static const int step_x[4] = {0, 1, 0, -1};
static const int step_y[4] = {-1, 0, 1, 0};

static size_t area(const sok_level *lvl)
{
    return (size_t)lvl->width * (size_t)lvl->height;
}

static char *cell(const sok_level *lvl, int x, int y)
{
    return lvl->cells + (size_t)y * (size_t)lvl->width + (size_t)x;
}

/* Width and height of the text; -1 if it cannot be a level. */
static int measure(const char *text, int *width, int *height)
{
    int x = 0, players = 0, boxes = 0, goals = 0;

    *width = 0;
    *height = 0;
    for (; *text != '\0'; text++) {
        if (*text == '\n') {
            if (++*height > SOK_MAX_SIDE)
                return -1;
            x = 0;
            continue;
        }
        if (strchr("# .$*@+", *text) == NULL || ++x > SOK_MAX_SIDE)
            return -1;
        if (x > *width)
            *width = x;
        players += *text == '@' || *text == '+';
        boxes += *text == '$' || *text == '*';
        goals += *text == '.' || *text == '*' || *text == '+';
    }
    if (x > 0)
        ++*height;
    if (*height > SOK_MAX_SIDE)
        return -1;
    return players == 1 && boxes > 0 && boxes == goals ? 0 : -1;
}

sok_level *sok_load(const char *text)
{
    sok_level *lvl;
    int width, height, x = 0, y = 0;

    if (text == NULL || measure(text, &width, &height) != 0)
        return NULL;
    lvl = calloc(1, sizeof *lvl);
    if (lvl == NULL)
        return NULL;
    lvl->width = width;
    lvl->height = height;
    lvl->cells = malloc(area(lvl));
    if (lvl->cells == NULL) {
        free(lvl);
        return NULL;
    }
    memset(lvl->cells, ' ', area(lvl));
    for (; *text != '\0'; text++) {
        if (*text == '\n') {
            x = 0;
            y++;
            continue;
        }
        *cell(lvl, x, y) = *text;
        if (*text == '@' || *text == '+') {
            lvl->x = x;
            lvl->y = y;
        }
        x++;
    }
    return lvl;
}

void sok_free(sok_level *lvl)
{
    if (lvl != NULL) {
        free(lvl->cells);
        free(lvl);
    }
}

int sok_width(const sok_level *lvl)
{
    return lvl->width;
}

int sok_height(const sok_level *lvl)
{
    return lvl->height;
}

char sok_at(const sok_level *lvl, int x, int y)
{
    if (x < 0 || x >= lvl->width || y < 0 || y >= lvl->height)
        return '#';
    return *cell(lvl, x, y);
}

const char *sok_cells(const sok_level *lvl)
{
    return lvl->cells;
}

static int is_box(char c)
{
    return c == '$' || c == '*';
}

static int is_free(char c)
{
    return c == ' ' || c == '.';
}

/* Takes player or box away from a cell. */
static void lift(char *c)
{
    *c = *c == '+' || *c == '*' ? '.' : ' ';
}

/* Puts the player or a box on a free cell. */
static void put_player(char *c)
{
    *c = *c == '.' ? '+' : '@';
}

static void put_box(char *c)
{
    *c = *c == '.' ? '*' : '$';
}

static void walk(sok_level *lvl, int dx, int dy)
{
    lift(cell(lvl, lvl->x, lvl->y));
    lvl->x += dx;
    lvl->y += dy;
    put_player(cell(lvl, lvl->x, lvl->y));
}

int sok_move(sok_level *lvl, sok_dir dir)
{
    int dx = step_x[dir], dy = step_y[dir], pushes;
    char next = sok_at(lvl, lvl->x + dx, lvl->y + dy);

    pushes = is_box(next);
    if (pushes) {
        if (!is_free(sok_at(lvl, lvl->x + 2 * dx, lvl->y + 2 * dy)))
            return 0;
        lift(cell(lvl, lvl->x + dx, lvl->y + dy));
        put_box(cell(lvl, lvl->x + 2 * dx, lvl->y + 2 * dy));
    } else if (!is_free(next)) {
        return 0;
    }
    walk(lvl, dx, dy);

    lvl->undo[lvl->undo_next] = (unsigned char)((unsigned)dir + (pushes ? 4u : 0u));
    lvl->undo_next = (lvl->undo_next + 1) % SOK_UNDO;
    if (lvl->undo_count < SOK_UNDO)
        lvl->undo_count++;
    if (lvl->moves < UINT_MAX)
        lvl->moves++;
    return pushes ? 2 : 1;
}

int sok_undo(sok_level *lvl)
{
    int code, dx, dy;

    if (lvl->undo_count == 0)
        return 0;
    lvl->undo_count--;
    lvl->undo_next = (lvl->undo_next + SOK_UNDO - 1) % SOK_UNDO;
    lvl->moves--;
    code = lvl->undo[lvl->undo_next];
    dx = step_x[code % 4];
    dy = step_y[code % 4];
    walk(lvl, -dx, -dy);
    if (code >= 4) {
        lift(cell(lvl, lvl->x + 2 * dx, lvl->y + 2 * dy));
        put_box(cell(lvl, lvl->x + dx, lvl->y + dy));
    }
    return 1;
}

unsigned sok_moves(const sok_level *lvl)
{
    return lvl->moves;
}

int sok_solved(const sok_level *lvl)
{
    return memchr(lvl->cells, '$', area(lvl)) == NULL;
}

sok_snap *sok_save(const sok_level *lvl)
{
    sok_snap *snap = malloc(sizeof *snap + area(lvl));

    if (snap == NULL)
        return NULL;
    snap->x = lvl->x;
    snap->y = lvl->y;
    memcpy(snap->cells, lvl->cells, area(lvl));
    return snap;
}

int sok_restore(sok_level *lvl, const sok_snap *snap)
{
    char *cells = malloc(area(lvl));

    if (cells == NULL)
        return -1;
    memcpy(cells, snap->cells, area(lvl));
    free(lvl->cells);
    lvl->cells = cells;
    lvl->x = snap->x;
    lvl->y = snap->y;
    lvl->moves = 0;
    lvl->undo_count = 0;
    lvl->undo_next = 0;
    return 0;
}

void sok_snap_free(sok_snap *snap)
{
    free(snap);
}
