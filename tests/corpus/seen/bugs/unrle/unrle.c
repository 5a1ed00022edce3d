#include "unrle.h"

#include <stdlib.h>

enum mode { HEAD_R, HEAD_L, COUNT, BYTE, RUN, CHECK_HIGH, CHECK_LOW, FINISHED, BAD };

struct unrle {
    enum mode mode;
    unsigned left;  /* of the current run */
    unsigned char byte;
    unsigned check; /* of what was decoded */
    unsigned expected;
    size_t total;
};

unrle *unrle_new(void)
{
    unrle *u = malloc(sizeof *u);
    if (u)
        unrle_reset(u);
    return u;
}

void unrle_free(unrle *u)
{
    free(u);
}

void unrle_reset(unrle *u)
{
    u->mode = HEAD_R;
    u->left = 0;
    u->total = 0;
}

void unrle_sync(unrle *u)
{
    u->mode = COUNT;
    u->left = 0;
}

static void take(unrle *u, unsigned char c)
{
    switch (u->mode) {
    case HEAD_R:
        u->mode = c == 'R' ? HEAD_L : BAD;
        break;
    case HEAD_L:
        u->check = 1;
        u->mode = c == 'L' ? COUNT : BAD;
        break;
    case COUNT:
        u->left = c;
        u->mode = c ? BYTE : CHECK_HIGH;
        break;
    case BYTE:
        u->byte = c;
        u->mode = RUN;
        break;
    case CHECK_HIGH:
        u->expected = (unsigned)c << 8;
        u->mode = CHECK_LOW;
        break;
    case CHECK_LOW:
        u->expected |= c;
        u->mode = u->expected == (u->check & 0xffffu) ? FINISHED : BAD;
        break;
    case RUN:
    case FINISHED:
    case BAD:
        break;
    }
}

enum unrle_result unrle_feed(unrle *u, const unsigned char *in, size_t *in_count, unsigned char *out, size_t *out_count)
{
    size_t used = 0, written = 0;
    enum unrle_result result = UNRLE_MORE;
    while (result == UNRLE_MORE) {
        if (u->mode == BAD) {
            result = UNRLE_CORRUPT;
        } else if (u->mode == FINISHED) {
            result = UNRLE_END;
        } else if (u->mode == RUN && u->left == 0) {
            u->mode = COUNT;
        } else if (u->mode == RUN && written == *out_count) {
            result = UNRLE_NO_ROOM;
        } else if (u->mode == RUN) {
            out[written++] = u->byte;
            u->check = u->check * 31u + u->byte;
            u->left--;
            u->total++;
        } else if (used == *in_count) {
            break;
        } else {
            take(u, in[used++]);
        }
    }
    *in_count = used;
    *out_count = written;
    return result;
}

size_t unrle_total(const unrle *u)
{
    return u->total;
}
