#include "zrstream.h"

#include <stdlib.h>

struct zrs_state {
    unsigned run;   /* packing: length of the run; unpacking: what is left of it */
    uint8_t byte;
    int have_count; /* unpacking: the run is known, its byte is not */
    int half;       /* packing: the count is written, its byte is not */
};

int zrs_init(zrs_stream *strm)
{
    strm->state = calloc(1, sizeof *strm->state);
    return strm->state == NULL ? ZRS_MEM_ERROR : ZRS_OK;
}

void zrs_end(zrs_stream *strm)
{
    free(strm->state);
    strm->state = NULL;
}

void zrs_reset(zrs_stream *strm)
{
    *strm->state = (struct zrs_state){0, 0, 0, 0};
}

static void put(zrs_stream *strm, uint8_t byte)
{
    *strm->next_out++ = byte;
    strm->avail_out--;
}

static uint8_t get(zrs_stream *strm)
{
    strm->avail_in--;
    return *strm->next_in++;
}

/* Writes the run; 0 when the output is full before it is done. */
static int flush(zrs_stream *strm)
{
    struct zrs_state *s = strm->state;
    if (!s->half) {
        if (strm->avail_out == 0)
            return 0;
        put(strm, (uint8_t)s->run);
        s->half = 1;
    }
    if (strm->avail_out == 0)
        return 0;
    put(strm, s->byte);
    s->half = 0;
    s->run = 0;
    return 1;
}

int zrs_pack(zrs_stream *strm, int finish)
{
    struct zrs_state *s = strm->state;
    if (s->half && !flush(strm))
        return ZRS_OK;
    while (strm->avail_in > 0) {
        if (s->run == 255 || (s->run > 0 && *strm->next_in != s->byte)) {
            if (!flush(strm))
                return ZRS_OK;
        }
        s->byte = get(strm);
        s->run++;
    }
    if (!finish || (s->run > 0 && !flush(strm)))
        return ZRS_OK;
    return ZRS_STREAM_END;
}

int zrs_unpack(zrs_stream *strm, int finish)
{
    struct zrs_state *s = strm->state;
    for (;;) {
        if (s->run > 0 && !s->have_count) {
            for (; s->run > 0 && strm->avail_out > 0; s->run--)
                put(strm, s->byte);
            if (s->run > 0)
                return ZRS_OK;
        }
        if (strm->avail_in == 0)
            break;
        if (s->have_count) {
            s->byte = get(strm);
            s->have_count = 0;
        } else {
            if (*strm->next_in == 0)
                return ZRS_DATA_ERROR;
            s->run = get(strm);
            s->have_count = 1;
        }
    }
    if (!finish)
        return ZRS_OK;
    return s->have_count ? ZRS_DATA_ERROR : ZRS_STREAM_END;
}

size_t zrs_bound(size_t length)
{
    return length > SIZE_MAX / 2 ? SIZE_MAX : length * 2;
}

static int whole(int (*step)(zrs_stream *, int), uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t length)
{
    zrs_stream strm = {source, length, dest, *dest_len, NULL};
    if (zrs_init(&strm) != ZRS_OK)
        return ZRS_MEM_ERROR;
    int result = step(&strm, 1);
    zrs_end(&strm);
    if (result == ZRS_STREAM_END) {
        *dest_len -= strm.avail_out;
        return ZRS_OK;
    }
    return result == ZRS_OK ? ZRS_BUF_ERROR : result;
}

int zrs_pack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t length)
{
    return whole(zrs_pack, dest, dest_len, source, length);
}

int zrs_unpack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t length)
{
    return whole(zrs_unpack, dest, dest_len, source, length);
}
