#include "tmrcue.h"

#include <assert.h>
#include <stdlib.h>

#define MAX_FIRED 10000

struct tc_board {
    tc_cue *first; /* in order of due */
    tc_cue *last;
    uint64_t now;
    size_t count;
    bool advancing;
};

tc_board *tc_board_new(void)
{
    return calloc(1, sizeof(tc_board));
}

static void unlink_cue(tc_cue *cue)
{
    tc_board *board = cue->board;
    if (cue->prev)
        cue->prev->next = cue->next;
    else
        board->first = cue->next;
    if (cue->next)
        cue->next->prev = cue->prev;
    else
        board->last = cue->prev;
    cue->prev = cue->next = NULL;
    cue->board = NULL;
    board->count--;
}

void tc_board_free(tc_board *board)
{
    if (!board)
        return;
    assert(!board->advancing);
    while (board->first)
        unlink_cue(board->first);
    free(board);
}

void tc_setup(tc_cue *cue, tc_call *call, void *arg)
{
    cue->board = NULL;
    cue->prev = cue->next = NULL;
    cue->due = 0;
    cue->call = call;
    cue->arg = arg;
}

void tc_start(tc_board *board, tc_cue *cue, uint64_t delay)
{
    if (cue->board)
        unlink_cue(cue);
    if (delay == 0)
        delay = 1;
    cue->due = delay > UINT64_MAX - board->now ? UINT64_MAX : board->now + delay;
    cue->board = board;

    /* Behind all that are due earlier or at the same time. */
    tc_cue *before = board->last;
    while (before && before->due > cue->due)
        before = before->prev;
    cue->prev = before;
    cue->next = before ? before->next : board->first;
    if (cue->prev)
        cue->prev->next = cue;
    else
        board->first = cue;
    if (cue->next)
        cue->next->prev = cue;
    else
        board->last = cue;
    board->count++;
}

bool tc_stop(tc_cue *cue)
{
    if (!cue->board)
        return false;
    unlink_cue(cue);
    return true;
}

bool tc_waiting(const tc_cue *cue)
{
    return cue->board != NULL;
}

uint64_t tc_left(const tc_cue *cue)
{
    return cue->board ? cue->due - cue->board->now : 0;
}

unsigned tc_advance(tc_board *board, uint64_t ticks)
{
    assert(!board->advancing);
    uint64_t until = ticks > UINT64_MAX - board->now ? UINT64_MAX : board->now + ticks;
    unsigned fired = 0;

    board->advancing = true;
    while (board->first && board->first->due <= until && fired < MAX_FIRED) {
        tc_cue *cue = board->first;
        board->now = cue->due;
        unlink_cue(cue);
        fired++;
        /* The cue may be gone after this. */
        if (cue->call)
            cue->call(cue, cue->arg);
    }
    if (!board->first || board->first->due > until)
        board->now = until;
    board->advancing = false;
    return fired;
}

uint64_t tc_now(const tc_board *board)
{
    return board->now;
}

size_t tc_count(const tc_board *board)
{
    return board->count;
}
