#include "tmrcue.h"
#undef NDEBUG
#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
static tc_board *other_board;
static int calls;

static void again(tc_cue *cue, void *arg)
{
    calls++;
    tc_start(arg, cue, 0);
}

static void release(tc_cue *cue, void *arg)
{
    calls++;
    if (arg)
        tc_stop(arg);
    free(cue);
}
#else
static void free_board(tc_cue *cue, void *arg)
{
    (void)cue;
    tc_board_free(arg);
}
#endif

int main(int argc, char **argv)
{
    tc_board *b = tc_board_new();
    tc_cue *cue = malloc(sizeof *cue);
    if (!b || !cue)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    tc_cue x, y, z;
    other_board = tc_board_new();
    assert(other_board && tc_advance(b, 0) == 0 && tc_advance(b, 5) == 0 && tc_now(b) == 5);
    tc_setup(&x, NULL, NULL);
    tc_setup(&y, again, b);
    tc_setup(&z, NULL, NULL);
    assert(!tc_stop(&x) && !tc_waiting(&x) && tc_left(&x) == 0);
    tc_start(b, &x, 3);
    tc_start(b, &x, 4);
    tc_start(b, &z, UINT64_MAX);
    assert(tc_count(b) == 2 && tc_left(&x) == 4 && tc_waiting(&z));
    tc_start(other_board, &x, 4);
    assert(tc_count(b) == 1 && tc_count(other_board) == 1);
    tc_start(b, &x, 1);
    tc_setup(cue, release, &x);
    tc_start(b, cue, 1);
    tc_start(b, &x, 1);
    assert(tc_advance(b, 1) == 1 && calls == 1 && !tc_waiting(&x) && tc_count(b) == 1);
    tc_start(b, &y, 0);
    assert(tc_advance(b, 10) == 10 && tc_now(b) == 16);
    assert(tc_advance(b, UINT64_MAX) == 10000 && tc_now(b) == 10016);
    assert(tc_stop(&y) && tc_advance(b, UINT64_MAX) == 1 && tc_now(b) == UINT64_MAX);
    tc_start(b, &y, 0);
    assert(tc_advance(b, 0) == 10000 && tc_left(&y) == 0);
    tc_board_free(b);
    assert(!tc_waiting(&y));
    tc_board_free(other_board);
    tc_board_free(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        tc_setup(cue, NULL, NULL);
        tc_start(b, cue, 2);
        free(cue);
        tc_advance(b, 3);
        tc_board_free(b);
        break;
    case 2:
        tc_setup(cue, free_board, b);
        tc_start(b, cue, 2);
        tc_advance(b, 3);
        free(cue);
        break;
    case 3:
        tc_start(b, cue, 2);
        tc_board_free(b);
        free(cue);
        break;
    }
#endif
    return 0;
}
