// status 0
// says ^ok .*takes_turns
// says ^ok .*draws_lots
// says ^ok .*assumes_in_turns
// silent written|uninitiali
#include <assay.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static char buffers[2][16];
static int turn;

static const char *in_words(int number)
{
    char *buffer = buffers[turn ^= 1];
    snprintf(buffer, sizeof buffers[0], "%d", number);
    return buffer;
}

/* No mistake: what is kept between calls is no memory that nobody has written. */
ASSAY_PROPERTY bool takes_turns(int number)
{
    assay_label(turn ? "second buffer" : "first buffer");
    assay_note("buffer %d", turn);
    return atoi(in_words(number)) == number;
}

ASSAY_PROPERTY bool draws_lots(int number)
{
    assay_label(rand() % 2 ? "odd" : "even");
    return number >= 0;
}

ASSAY_PROPERTY bool assumes_in_turns(int number)
{
    static bool holds;
    holds = !holds;
    assay_assume(holds);
    return number >= 0;
}
