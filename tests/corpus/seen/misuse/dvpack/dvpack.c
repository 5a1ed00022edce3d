#include "dvpack.h"

#include <stdlib.h>
#include <string.h>

/* A number is a byte that says how many bytes follow (0 to 8), and these, the
   lowest first.  The end is END and four bytes of check. */
#define END 0xff
#define LONGEST 9
#define TRAILER 5

struct dv_internal {
    uint64_t last;
    uint32_t check;
    int ending;                     /* the trailer has been made */
    size_t pending;                 /* bytes of `bytes` that wait */
    size_t sent;                    /* how many of them are written */
    unsigned char bytes[LONGEST];
};

static void start(dv_stream *strm)
{
    memset(strm->state, 0, sizeof *strm->state);
    strm->total_in = 0;
    strm->total_out = 0;
}

int dvInit(dv_stream *strm)
{
    if (strm == NULL)
        return DV_STREAM_ERROR;
    strm->state = malloc(sizeof *strm->state);
    if (strm->state == NULL)
        return DV_MEM_ERROR;
    start(strm);
    return DV_OK;
}

int dvReset(dv_stream *strm)
{
    if (strm == NULL || strm->state == NULL)
        return DV_STREAM_ERROR;
    start(strm);
    return DV_OK;
}

int dvEnd(dv_stream *strm)
{
    if (strm == NULL || strm->state == NULL)
        return DV_STREAM_ERROR;
    free(strm->state);
    strm->state = NULL;
    return DV_OK;
}

int dvCopy(dv_stream *dest, dv_stream *source)
{
    struct dv_internal *copy;

    if (dest == NULL || source == NULL || dest == source || source->state == NULL)
        return DV_STREAM_ERROR;
    copy = malloc(sizeof *copy);
    if (copy == NULL)
        return DV_MEM_ERROR;
    *copy = *source->state;
    *dest = *source;
    dest->state = copy;
    return DV_OK;
}

static uint32_t checked(uint32_t check, uint64_t number)
{
    return (check ^ (uint32_t)(number ^ number >> 32)) * 2654435761u + 1;
}

/* Small numbers of both signs to small numbers without, and back. */
static uint64_t fold(uint64_t n)
{
    return n >> 63 ? ~(n << 1) : n << 1;
}

static uint64_t unfold(uint64_t n)
{
    return n & 1 ? ~(n >> 1) : n >> 1;
}

static void stage(struct dv_internal *s, uint64_t number)
{
    uint64_t rest = fold(number - s->last);

    s->pending = 1;
    s->sent = 0;
    for (; rest != 0; rest >>= 8)
        s->bytes[s->pending++] = (unsigned char)rest;
    s->bytes[0] = (unsigned char)(s->pending - 1);
    s->last = number;
    s->check = checked(s->check, number);
}

static void stage_end(struct dv_internal *s)
{
    int i;

    s->bytes[0] = END;
    for (i = 0; i < 4; i++)
        s->bytes[1 + i] = (unsigned char)(s->check >> 8 * i);
    s->pending = TRAILER;
    s->sent = 0;
    s->ending = 1;
}

int dvPack(dv_stream *strm, int flush)
{
    struct dv_internal *s;
    int progress = 0;

    if (strm == NULL || strm->state == NULL || (flush != DV_NO_FLUSH && flush != DV_FINISH) ||
        (strm->next_in == NULL && strm->avail_in > 0) || (strm->next_out == NULL && strm->avail_out > 0))
        return DV_STREAM_ERROR;
    s = strm->state;
    if (s->ending && (s->pending == s->sent || flush != DV_FINISH || strm->avail_in > 0))
        return DV_STREAM_ERROR;
    for (;;) {
        size_t count = s->pending - s->sent;
        if (count > strm->avail_out)
            count = strm->avail_out;
        if (count > 0) {
            memcpy(strm->next_out, s->bytes + s->sent, count);
            s->sent += count;
            strm->next_out += count;
            strm->avail_out -= count;
            strm->total_out += count;
            progress = 1;
        }
        if (s->sent < s->pending)
            break;
        if (s->ending)
            return DV_STREAM_END;
        if (strm->avail_in > 0) {
            stage(s, (uint64_t)*strm->next_in++);
            strm->avail_in--;
            strm->total_in++;
            progress = 1;
        } else if (flush == DV_FINISH) {
            stage_end(s);
            progress = 1;
        } else {
            break;
        }
    }
    return progress ? DV_OK : DV_BUF_ERROR;
}

size_t dvBound(size_t count)
{
    return count > (SIZE_MAX - TRAILER) / LONGEST ? SIZE_MAX : count * LONGEST + TRAILER;
}

int dvUnpack(int64_t *dest, size_t *destLen, const unsigned char *source, size_t sourceLen)
{
    size_t room = *destLen;
    uint64_t last = 0;
    uint32_t check = 0;

    *destLen = 0;
    while (sourceLen > 0) {
        unsigned size = *source++, i;
        uint64_t rest = 0;
        sourceLen--;
        if (size == END) {
            for (i = 0; i < 4; i++)
                if (sourceLen != 4 || source[i] != (unsigned char)(check >> 8 * i))
                    return DV_DATA_ERROR;
            return DV_OK;
        }
        if (size > 8 || size > sourceLen)
            return DV_DATA_ERROR;
        for (i = size; i > 0; i--)
            rest = rest << 8 | source[i - 1];
        source += size;
        sourceLen -= size;
        if (*destLen == room)
            return DV_BUF_ERROR;
        last += unfold(rest);
        check = checked(check, last);
        dest[(*destLen)++] = (int64_t)last;
    }
    return DV_DATA_ERROR;
}
