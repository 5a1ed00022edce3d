#include "mazewalk.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void count(void *arg, int x, int y)
{
    (void)x; (void)y;
    ++*(int *)arg;
}
#endif

int main(void)
{
#ifdef LEGAL
    char buf[16], *t;
    int n = 0;
    maze *m;
    assert(!maze_parse("") && !maze_parse("\n\n") && !maze_parse("x") && !maze_parse("SS"));
    maze_free(NULL);
    m = maze_parse("S");
    assert(m && maze_width(m) == 1 && maze_distance(m) == -1);
    assert(maze_path(m, buf, 0) == -1);
    maze_free(m);
    m = maze_parse("\nSG");
    assert(m && maze_height(m) == 2 && maze_path(m, buf, 2) == 1 && !strcmp(buf, "R"));
    assert(maze_path(m, buf, 1) == -1);
    maze_free(m);
    m = maze_parse("S#G\n\n   \n");
    assert(m && maze_distance(m) == -1 && maze_height(m) == 3);
    maze_free(m);
    m = maze_parse("S# G\n    \n#");
    assert(m && maze_path(m, buf, sizeof buf) == 5 && !strcmp(buf, "DRRUR"));
    assert(maze_at(m, INT_MIN, INT_MAX) == '#' && maze_at(m, 3, 2) == '#');
    maze_dead_ends(m, count, &n);
    assert(n == 2 || n == 1);
    t = maze_draw(m);
    assert(t && !strcmp(t, "S# G\n    \n####\n"));
    free(t);
    maze_free(m);
#else
    maze_free(maze_parse("S#\n  G"));
#endif
    return 0;
}
