#include "mtfz.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mtfz_state {
    int direction;
    uint8_t list[256];
};

static void order(uint8_t list[256])
{
    for (unsigned i = 0; i < 256; i++)
        list[i] = (uint8_t)i;
}

static void blank(mtfz_stream *strm)
{
    strm->next_in = NULL;
    strm->avail_in = 0;
    strm->next_out = NULL;
    strm->avail_out = 0;
    strm->total = 0;
    strm->msg = NULL;
}

int mtfz_begin(mtfz_stream *strm, int direction)
{
    blank(strm);
    strm->state = NULL;
    if (direction != MTFZ_ENCODE && direction != MTFZ_DECODE) {
        strm->msg = "no such direction";
        return MTFZ_PARAM_ERROR;
    }
    strm->state = malloc(sizeof *strm->state);
    if (strm->state == NULL) {
        strm->msg = "out of memory";
        return MTFZ_MEM_ERROR;
    }
    strm->state->direction = direction;
    order(strm->state->list);
    return MTFZ_OK;
}

static unsigned find(const uint8_t list[256], uint8_t symbol)
{
    unsigned rank = 0;
    while (list[rank] != symbol)
        rank++;
    return rank;
}

static void to_front(uint8_t list[256], unsigned rank)
{
    uint8_t symbol = list[rank];
    memmove(list + 1, list, rank);
    list[0] = symbol;
}

int mtfz_run(mtfz_stream *strm)
{
    struct mtfz_state *state = strm->state;
    uint64_t before = strm->total;
    int decode = state->direction == MTFZ_DECODE;
    while (strm->avail_in > 0 && strm->avail_out > 0) {
        uint8_t in = *strm->next_in++;
        unsigned rank = decode ? in : find(state->list, in);
        *strm->next_out++ = decode ? state->list[rank] : (uint8_t)rank;
        to_front(state->list, rank);
        strm->avail_in--;
        strm->avail_out--;
        strm->total++;
    }
    return strm->total > before ? MTFZ_OK : MTFZ_STALLED;
}

int mtfz_prime(mtfz_stream *strm, const uint8_t *symbols, size_t count)
{
    uint8_t seen[256] = {0}, list[256];
    size_t length = 0;
    assert(strm->total == 0);
    if (count > 256) {
        strm->msg = "too many symbols";
        return MTFZ_PARAM_ERROR;
    }
    for (; length < count; length++) {
        if (seen[symbols[length]]) {
            strm->msg = "duplicate symbol";
            return MTFZ_PARAM_ERROR;
        }
        seen[symbols[length]] = 1;
        list[length] = symbols[length];
    }
    for (unsigned i = 0; i < 256; i++)
        if (!seen[i])
            list[length++] = (uint8_t)i;
    memcpy(strm->state->list, list, sizeof list);
    strm->msg = NULL;
    return MTFZ_OK;
}

int mtfz_copy(mtfz_stream *dest, const mtfz_stream *source)
{
    struct mtfz_state *state = malloc(sizeof *state);
    if (state == NULL)
        return MTFZ_MEM_ERROR;
    *state = *source->state;
    *dest = *source;
    dest->state = state;
    return MTFZ_OK;
}

int mtfz_reset(mtfz_stream *strm)
{
    order(strm->state->list);
    blank(strm);
    return MTFZ_OK;
}

unsigned mtfz_rank(const mtfz_stream *strm, uint8_t symbol)
{
    return find(strm->state->list, symbol);
}

void mtfz_end(mtfz_stream *strm)
{
    free(strm->state);
}
