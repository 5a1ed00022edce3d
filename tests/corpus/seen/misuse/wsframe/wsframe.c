#include "wsframe.h"

#include <assert.h>
#include <string.h>

#define MAGIC 0x57534645u
#define FIN 0x80
#define MASKED 0x80

void wsf_init(wsf_encoder *e, wsf_key_fn key_fn, void *key_arg)
{
    e->magic = MAGIC;
    e->key_fn = key_fn;
    e->key_arg = key_arg;
    e->opcode = 0;
    e->in_message = 0;
}

size_t wsf_bound(size_t n)
{
    return n > WSF_MAX_PAYLOAD ? 0 : n + WSF_MAX_HEADER;
}

static int is_control(int opcode)
{
    return opcode == WSF_CLOSE || opcode == WSF_PING || opcode == WSF_PONG;
}

static int is_data(int opcode)
{
    return opcode == WSF_TEXT || opcode == WSF_BINARY;
}

static size_t put_frame(wsf_encoder *e, int fin, int opcode, const uint8_t *payload, size_t n, uint8_t *out)
{
    size_t at = 0;
    uint8_t masked = e->key_fn != NULL ? MASKED : 0;

    out[at++] = (uint8_t)((fin ? FIN : 0) | opcode);
    if (n < 126) {
        out[at++] = (uint8_t)(masked | n);
    } else if (n <= 0xFFFF) {
        out[at++] = masked | 126;
        out[at++] = (uint8_t)(n >> 8);
        out[at++] = (uint8_t)n;
    } else {
        uint64_t length = n;
        out[at++] = masked | 127;
        for (int shift = 56; shift >= 0; shift -= 8)
            out[at++] = (uint8_t)(length >> shift);
    }
    if (masked) {
        uint32_t key = e->key_fn(e->key_arg);
        uint8_t *bytes = out + at;
        for (int i = 0; i < 4; i++)
            out[at++] = (uint8_t)(key >> (24 - 8 * i));
        for (size_t i = 0; i < n; i++)
            out[at + i] = payload[i] ^ bytes[i & 3];
    } else if (n > 0) {
        memcpy(out + at, payload, n);
    }
    return at + n;
}

size_t wsf_frame(wsf_encoder *e, int opcode, const void *payload, size_t n, uint8_t *out)
{
    assert(e->magic == MAGIC);
    if (is_control(opcode)) {
        if (n > WSF_MAX_CONTROL)
            return 0;
    } else if (!is_data(opcode) || n > WSF_MAX_PAYLOAD || e->in_message) {
        return 0;
    }
    return put_frame(e, 1, opcode, payload, n, out);
}

void wsf_begin(wsf_encoder *e, int opcode)
{
    assert(e->magic == MAGIC);
    assert(!e->in_message);
    assert(is_data(opcode));
    e->in_message = 1;
    e->opcode = opcode;
}

static size_t put_part(wsf_encoder *e, int fin, const void *payload, size_t n, uint8_t *out)
{
    assert(e->magic == MAGIC);
    assert(e->in_message);
    if (n > WSF_MAX_PAYLOAD)
        return 0;
    size_t length = put_frame(e, fin, e->opcode, payload, n, out);
    e->opcode = WSF_CONT;
    if (fin)
        e->in_message = 0;
    return length;
}

size_t wsf_part(wsf_encoder *e, const void *payload, size_t n, uint8_t *out)
{
    return put_part(e, 0, payload, n, out);
}

size_t wsf_last(wsf_encoder *e, const void *payload, size_t n, uint8_t *out)
{
    return put_part(e, 1, payload, n, out);
}

int wsf_in_message(const wsf_encoder *e)
{
    assert(e->magic == MAGIC);
    return e->in_message;
}

int wsf_parse(const uint8_t *data, size_t n, wsf_header *h)
{
    if (n < 2)
        return 0;
    int fin = data[0] & FIN ? 1 : 0;
    int opcode = data[0] & 0x0F;
    int masked = data[1] & MASKED ? 1 : 0;
    unsigned code = data[1] & 0x7F;

    if ((data[0] & 0x70) != 0)
        return -1;
    if (opcode != WSF_CONT && !is_data(opcode) && !is_control(opcode))
        return -1;
    if (is_control(opcode) && (!fin || code > WSF_MAX_CONTROL))
        return -1;

    size_t wide = code == 126 ? 2 : code == 127 ? 8 : 0;
    size_t whole = 2 + wide + (masked ? 4 : 0);
    if (n < whole)
        return 0;
    uint64_t length = code;
    if (wide > 0) {
        length = 0;
        for (size_t i = 0; i < wide; i++)
            length = length << 8 | data[2 + i];
        /* The shortest form is required, and the highest bit is reserved. */
        if (length < 126 || (wide == 8 && (length <= 0xFFFF || length >> 63 != 0)))
            return -1;
    }
    h->fin = fin;
    h->opcode = opcode;
    h->masked = masked;
    h->length = length;
    memset(h->key, 0, sizeof h->key);
    if (masked)
        memcpy(h->key, data + 2 + wide, 4);
    return (int)whole;
}

void wsf_unmask(const wsf_header *h, uint8_t *data, size_t n, uint64_t offset)
{
    for (size_t i = 0; i < n; i++)
        data[i] ^= h->key[(offset + i) & 3];
}
