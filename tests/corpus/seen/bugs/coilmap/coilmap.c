#include "coilmap.h"

#include <stdlib.h>
#include <string.h>

struct coilmap {
    unsigned coils, regs;
    uint8_t *coil; /* a byte each */
    uint16_t *reg;
};

struct coilmap *coilmap_new(unsigned coils, unsigned regs)
{
    if (coils > COILMAP_MAX || regs > COILMAP_MAX)
        return NULL;
    struct coilmap *m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    m->coils = coils;
    m->regs = regs;
    m->coil = calloc(coils + 1u, sizeof *m->coil);
    m->reg = calloc(regs + 1u, sizeof *m->reg);
    if (m->coil == NULL || m->reg == NULL) {
        coilmap_free(m);
        return NULL;
    }
    return m;
}

void coilmap_free(struct coilmap *m)
{
    if (m == NULL)
        return;
    free(m->coil);
    free(m->reg);
    free(m);
}

unsigned coilmap_coils(const struct coilmap *m)
{
    return m->coils;
}

unsigned coilmap_regs(const struct coilmap *m)
{
    return m->regs;
}

int coilmap_coil(const struct coilmap *m, unsigned address)
{
    return address < m->coils ? m->coil[address] : -1;
}

long coilmap_reg(const struct coilmap *m, unsigned address)
{
    return address < m->regs ? (long)m->reg[address] : -1;
}

int coilmap_set_coil(struct coilmap *m, unsigned address, int on)
{
    if (address >= m->coils)
        return -1;
    m->coil[address] = on != 0;
    return 0;
}

int coilmap_set_reg(struct coilmap *m, unsigned address, uint16_t value)
{
    if (address >= m->regs)
        return -1;
    m->reg[address] = value;
    return 0;
}

static unsigned get16(const uint8_t *p)
{
    return (unsigned)p[0] << 8 | p[1];
}

static void put16(uint8_t *p, unsigned v)
{
    p[0] = (uint8_t)(v >> 8);
    p[1] = (uint8_t)v;
}

static size_t exception(const uint8_t *pdu, uint8_t *reply, int code)
{
    reply[0] = pdu[0] | 0x80;
    reply[1] = (uint8_t)code;
    return 2;
}

/* The reply of all writes: the request's first five bytes. */
static size_t echo(const uint8_t *pdu, uint8_t *reply)
{
    memcpy(reply, pdu, 5);
    return 5;
}

static int inside(unsigned start, unsigned quantity, unsigned size)
{
    return start < size && quantity <= size - start;
}

static size_t read_coils(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len != 5)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    unsigned start = get16(pdu + 1), n = get16(pdu + 3);
    if (n < 1 || n > 2000)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    if (!inside(start, n, m->coils))
        return exception(pdu, reply, COILMAP_BAD_ADDRESS);
    unsigned bytes = (n + 7) / 8;
    reply[0] = pdu[0];
    reply[1] = (uint8_t)bytes;
    memset(reply + 2, 0, bytes);
    for (unsigned i = 0; i < n; i++)
        if (m->coil[start + i])
            reply[2 + i / 8] |= (uint8_t)(1u << i % 8);
    return 2 + bytes;
}

static size_t read_regs(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len != 5)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    unsigned start = get16(pdu + 1), n = get16(pdu + 3);
    if (n < 1 || n > 125)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    if (!inside(start, n, m->regs))
        return exception(pdu, reply, COILMAP_BAD_ADDRESS);
    reply[0] = pdu[0];
    reply[1] = (uint8_t)(2 * n);
    for (unsigned i = 0; i < n; i++)
        put16(reply + 2 + 2 * i, m->reg[start + i]);
    return 2 + 2 * n;
}

static size_t write_coil(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len != 5)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    unsigned value = get16(pdu + 3);
    if (value != 0xFF00 && value != 0)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    if (coilmap_set_coil(m, get16(pdu + 1), value != 0) != 0)
        return exception(pdu, reply, COILMAP_BAD_ADDRESS);
    return echo(pdu, reply);
}

static size_t write_reg(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len != 5)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    if (coilmap_set_reg(m, get16(pdu + 1), (uint16_t)get16(pdu + 3)) != 0)
        return exception(pdu, reply, COILMAP_BAD_ADDRESS);
    return echo(pdu, reply);
}

static size_t write_coils(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len < 6 || len > COILMAP_REPLY)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    unsigned start = get16(pdu + 1), n = get16(pdu + 3), bytes = pdu[5];
    if (n < 1 || n > 1968 || bytes != (n + 7) / 8 || len > 6 + bytes)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    if (!inside(start, n, m->coils))
        return exception(pdu, reply, COILMAP_BAD_ADDRESS);
    for (unsigned i = 0; i < n; i++)
        m->coil[start + i] = pdu[6 + i / 8] >> i % 8 & 1;
    return echo(pdu, reply);
}

static size_t write_regs(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len < 6 || len > COILMAP_REPLY)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    unsigned start = get16(pdu + 1), n = get16(pdu + 3), bytes = pdu[5];
    if (n < 1 || n > 123 || bytes != 2 * n || len != 6 + bytes)
        return exception(pdu, reply, COILMAP_BAD_VALUE);
    if (!inside(start, n, m->regs))
        return exception(pdu, reply, COILMAP_BAD_ADDRESS);
    for (unsigned i = 0; i < n; i++)
        m->reg[start + i] = (uint16_t)get16(pdu + 6 + 2 * i);
    return echo(pdu, reply);
}

size_t coilmap_serve(struct coilmap *m, const uint8_t *pdu, size_t len, uint8_t *reply)
{
    if (len == 0)
        return 0;
    switch (pdu[0]) {
    case 0x01:
        return read_coils(m, pdu, len, reply);
    case 0x03:
        return read_regs(m, pdu, len, reply);
    case 0x05:
        return write_coil(m, pdu, len, reply);
    case 0x06:
        return write_reg(m, pdu, len, reply);
    case 0x0F:
        return write_coils(m, pdu, len, reply);
    case 0x10:
        return write_regs(m, pdu, len, reply);
    default:
        return exception(pdu, reply, COILMAP_BAD_FUNCTION);
    }
}
