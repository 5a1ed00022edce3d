#include "dltstrm.h"

#include <stdlib.h>
#include <string.h>

struct dlt_state {
    unsigned stride;
    unsigned at;
    unsigned char before[DLT_MAX_STRIDE];
};

int dlt_init(dlt_stream *strm, int stride)
{
    memset(strm, 0, sizeof *strm);
    if (stride < 1 || stride > DLT_MAX_STRIDE)
        return DLT_PARAM;
    strm->state = calloc(1, sizeof *strm->state);
    if (strm->state == NULL)
        return DLT_MEM;
    strm->state->stride = (unsigned)stride;
    return DLT_OK;
}

static int process(dlt_stream *strm, int decode)
{
    struct dlt_state *s = strm->state;
    if (s == NULL)
        return DLT_STREAM;
    if (strm->avail_in == 0 || strm->avail_out == 0)
        return DLT_BUF;
    while (strm->avail_in > 0 && strm->avail_out > 0) {
        const unsigned char in = *strm->next_in++;
        const unsigned char old = s->before[s->at];
        const unsigned char out = (unsigned char)(decode ? in + old : in - old);
        s->before[s->at] = decode ? out : in;
        s->at = (s->at + 1) % s->stride;
        *strm->next_out++ = out;
        strm->avail_in--;
        strm->avail_out--;
        strm->total_in++;
        strm->total_out++;
    }
    return DLT_OK;
}

int dlt_encode(dlt_stream *strm)
{
    return process(strm, 0);
}

int dlt_decode(dlt_stream *strm)
{
    return process(strm, 1);
}

int dlt_reset(dlt_stream *strm)
{
    if (strm->state == NULL)
        return DLT_STREAM;
    memset(strm->state->before, 0, sizeof strm->state->before);
    strm->state->at = 0;
    strm->total_in = strm->total_out = 0;
    return DLT_OK;
}

int dlt_copy(dlt_stream *dest, const dlt_stream *source)
{
    if (dest == source)
        return DLT_STREAM;
    *dest = *source;
    dest->state = NULL;
    if (source->state == NULL)
        return DLT_STREAM;
    struct dlt_state *s = malloc(sizeof *s);
    if (s == NULL)
        return DLT_MEM;
    *s = *source->state;
    dest->state = s;
    return DLT_OK;
}

int dlt_end(dlt_stream *strm)
{
    if (strm->state == NULL)
        return DLT_STREAM;
    free(strm->state);
    strm->state = NULL;
    return DLT_OK;
}
