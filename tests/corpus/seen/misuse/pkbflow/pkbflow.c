#include "pkbflow.h"

#include <stdlib.h>
#include <string.h>

#define MAX_COUNT 128
#define MIN_RUN 3
#define END_MARK 128

struct pack_state {
    uint8_t literals[MAX_COUNT];
    size_t nliterals;
    uint8_t run_byte;
    size_t run;
    uint8_t pending[2 * MAX_COUNT]; /* packed, to be copied to the output */
    size_t pending_at;
    size_t pending_len;
    int finished;
};

struct unpack_state {
    enum { HEAD, LITERALS, RUN_BYTE, REPEAT, DONE } mode;
    unsigned count;
    uint8_t byte;
};

static int init(pk_stream *strm, size_t size)
{
    strm->state = strm->alloc != NULL ? strm->alloc(strm->opaque, size) : malloc(size);
    if (strm->state == NULL)
        return PK_EMEM;
    memset(strm->state, 0, size);
    return PK_OK;
}

static int end(pk_stream *strm)
{
    if (strm->state == NULL)
        return PK_ESTATE;
    if (strm->release != NULL)
        strm->release(strm->opaque, strm->state);
    else
        free(strm->state);
    strm->state = NULL;
    return PK_OK;
}

int pk_pack_init(pk_stream *strm)
{
    return init(strm, sizeof(struct pack_state));
}

int pk_pack_end(pk_stream *strm)
{
    return end(strm);
}

static void emit(struct pack_state *s, uint8_t byte)
{
    s->pending[s->pending_len++] = byte;
}

static void close_literals(struct pack_state *s)
{
    if (s->nliterals == 0)
        return;
    emit(s, (uint8_t)(s->nliterals - 1));
    memcpy(s->pending + s->pending_len, s->literals, s->nliterals);
    s->pending_len += s->nliterals;
    s->nliterals = 0;
}

static void close_run(struct pack_state *s)
{
    if (s->run >= MIN_RUN) {
        close_literals(s);
        emit(s, (uint8_t)(257 - s->run));
        emit(s, s->run_byte);
    } else {
        if (s->nliterals + s->run > MAX_COUNT)
            close_literals(s);
        for (; s->run > 0; s->run--)
            s->literals[s->nliterals++] = s->run_byte;
    }
    s->run = 0;
}

static void drain(struct pack_state *s, pk_stream *strm)
{
    size_t n = s->pending_len - s->pending_at;
    if (n > strm->avail_out)
        n = strm->avail_out;
    if (n == 0)
        return;
    memcpy(strm->next_out, s->pending + s->pending_at, n);
    strm->next_out += n;
    strm->avail_out -= n;
    s->pending_at += n;
    if (s->pending_at == s->pending_len)
        s->pending_at = s->pending_len = 0;
}

int pk_pack(pk_stream *strm, int flush)
{
    struct pack_state *s = strm->state;
    if (s == NULL)
        return PK_ESTATE;
    for (;;) {
        drain(s, strm);
        if (s->pending_len > 0)
            return PK_OK;
        if (s->finished)
            return PK_DONE;
        if (strm->avail_in > 0) {
            uint8_t byte = *strm->next_in++;
            strm->avail_in--;
            if (s->run == 0 || s->run == MAX_COUNT || byte != s->run_byte) {
                close_run(s);
                s->run_byte = byte;
            }
            s->run++;
        } else if (flush == PK_FINISH) {
            close_run(s);
            close_literals(s);
            emit(s, END_MARK);
            s->finished = 1;
        } else {
            return PK_OK;
        }
    }
}

int pk_unpack_init(pk_stream *strm)
{
    return init(strm, sizeof(struct unpack_state));
}

int pk_unpack_end(pk_stream *strm)
{
    return end(strm);
}

int pk_unpack(pk_stream *strm)
{
    struct unpack_state *s = strm->state;
    if (s == NULL)
        return PK_ESTATE;
    while (s->mode != DONE) {
        if (s->mode == REPEAT || s->mode == LITERALS) {
            if (strm->avail_out == 0 || (s->mode == LITERALS && strm->avail_in == 0))
                return PK_OK;
            if (s->mode == LITERALS) {
                s->byte = *strm->next_in++;
                strm->avail_in--;
            }
            *strm->next_out++ = s->byte;
            strm->avail_out--;
            if (--s->count == 0)
                s->mode = HEAD;
            continue;
        }
        if (strm->avail_in == 0)
            return PK_OK;
        uint8_t byte = *strm->next_in++;
        strm->avail_in--;
        if (s->mode == RUN_BYTE) {
            s->byte = byte;
            s->mode = REPEAT;
        } else if (byte == END_MARK) {
            s->mode = DONE;
        } else if (byte < END_MARK) {
            s->count = byte + 1u;
            s->mode = LITERALS;
        } else {
            s->count = 257u - byte;
            s->mode = RUN_BYTE;
        }
    }
    return PK_DONE;
}

size_t pk_bound(size_t len)
{
    return len > SIZE_MAX - len / 64 - 16 ? 0 : len + len / 64 + 16;
}

static void setup(pk_stream *strm, uint8_t *dest, size_t dest_len, const uint8_t *source, size_t len)
{
    memset(strm, 0, sizeof *strm);
    strm->next_in = source;
    strm->avail_in = len;
    strm->next_out = dest;
    strm->avail_out = dest_len;
}

int pk_pack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t len)
{
    pk_stream strm;
    setup(&strm, dest, *dest_len, source, len);
    int result = pk_pack_init(&strm);
    if (result == PK_OK) {
        result = pk_pack(&strm, PK_FINISH) == PK_DONE ? PK_OK : PK_EROOM;
        pk_pack_end(&strm);
    }
    *dest_len -= strm.avail_out;
    return result;
}

int pk_unpack_buffer(uint8_t *dest, size_t *dest_len, const uint8_t *source, size_t len)
{
    pk_stream strm;
    setup(&strm, dest, *dest_len, source, len);
    int result = pk_unpack_init(&strm);
    if (result == PK_OK) {
        const struct unpack_state *s = strm.state;
        if (pk_unpack(&strm) == PK_DONE)
            result = PK_OK;
        else
            result = strm.avail_in > 0 || s->mode == REPEAT ? PK_EROOM : PK_EDATA;
        pk_unpack_end(&strm);
    }
    *dest_len -= strm.avail_out;
    return result;
}
