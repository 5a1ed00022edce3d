#include "rungexec.h"

#include <stdio.h>
#include <stdlib.h>

struct insn {
    uint8_t op;
    bool was; /* of RUNG_EDGE */
    uint16_t address;
};

struct rung_prog {
    bool sealed;
    unsigned length;
    size_t in_bytes, out_bytes;
    struct insn code[RUNG_MAX_CODE];
};

static void require(const rung_prog *p, bool sealed, const char *function)
{
    if (p->sealed == sealed)
        return;
    fprintf(stderr, "%s: program is %ssealed\n", function, sealed ? "not " : "");
    abort();
}

rung_prog *rung_create(void)
{
    return calloc(1, sizeof(rung_prog));
}

void rung_destroy(rung_prog *p)
{
    free(p);
}

int rung_emit(rung_prog *p, rung_op op, unsigned address)
{
    require(p, false, __func__);
    if ((unsigned)op > RUNG_EDGE)
        return RUNG_EOP;
    if (op >= RUNG_PUSH)
        address = 0;
    if (address >= RUNG_MAX_BITS)
        return RUNG_EADDR;
    if (p->length == RUNG_MAX_CODE)
        return RUNG_EFULL;
    p->code[p->length++] = (struct insn){(uint8_t)op, false, (uint16_t)address};
    return RUNG_OK;
}

int rung_seal(rung_prog *p)
{
    require(p, false, __func__);
    unsigned depth = 0;
    size_t in = 0, out = 0;
    for (unsigned i = 0; i < p->length; i++) {
        const struct insn *c = &p->code[i];
        size_t bytes = c->address / 8u + 1u;
        if (c->op <= RUNG_ORN) {
            if (bytes > in)
                in = bytes;
        } else if (c->op <= RUNG_RST) {
            if (bytes > out)
                out = bytes;
        } else if (c->op == RUNG_PUSH) {
            if (depth++ == RUNG_MAX_STACK)
                return RUNG_ESTACK;
        } else if (c->op != RUNG_EDGE) {
            if (depth-- == 0)
                return RUNG_ESTACK;
        }
    }
    if (depth != 0)
        return RUNG_ESTACK;
    p->in_bytes = in;
    p->out_bytes = out;
    p->sealed = true;
    return RUNG_OK;
}

size_t rung_input_bytes(const rung_prog *p)
{
    require(p, true, __func__);
    return p->in_bytes;
}

size_t rung_output_bytes(const rung_prog *p)
{
    require(p, true, __func__);
    return p->out_bytes;
}

static bool bit(const uint8_t *image, unsigned n)
{
    return image[n / 8] >> n % 8 & 1;
}

static void put(uint8_t *image, unsigned n, bool value)
{
    uint8_t mask = (uint8_t)(1u << n % 8);
    image[n / 8] = (uint8_t)(value ? image[n / 8] | mask : image[n / 8] & ~mask);
}

void rung_scan(rung_prog *p, const uint8_t *in, uint8_t *out)
{
    require(p, true, __func__);
    bool stack[RUNG_MAX_STACK], acc = false, was;
    unsigned depth = 0;
    for (unsigned i = 0; i < p->length; i++) {
        struct insn *c = &p->code[i];
        unsigned n = c->address;
        switch ((rung_op)c->op) {
        case RUNG_LD: acc = bit(in, n); break;
        case RUNG_LDN: acc = !bit(in, n); break;
        case RUNG_AND: acc &= bit(in, n); break;
        case RUNG_ANDN: acc &= !bit(in, n); break;
        case RUNG_OR: acc |= bit(in, n); break;
        case RUNG_ORN: acc |= !bit(in, n); break;
        case RUNG_LDQ: acc = bit(out, n); break;
        case RUNG_ANDQ: acc &= bit(out, n); break;
        case RUNG_ORQ: acc |= bit(out, n); break;
        case RUNG_ST: put(out, n, acc); break;
        case RUNG_SET: if (acc) put(out, n, true); break;
        case RUNG_RST: if (acc) put(out, n, false); break;
        case RUNG_PUSH: stack[depth++] = acc; break;
        case RUNG_ANDS: acc &= stack[--depth]; break;
        case RUNG_ORS: acc |= stack[--depth]; break;
        case RUNG_EDGE:
            was = c->was;
            c->was = acc;
            acc = acc && !was;
            break;
        }
    }
}

void rung_restart(rung_prog *p)
{
    require(p, true, __func__);
    for (unsigned i = 0; i < p->length; i++)
        p->code[i].was = false;
}

unsigned rung_length(const rung_prog *p)
{
    return p->length;
}

bool rung_sealed(const rung_prog *p)
{
    return p->sealed;
}
