#include "filtvm.h"

#include <stdio.h>

/* What an operation needs. */
enum { USES_K = 1, BRANCHES = 2, IN_MEM = 4, NONZERO = 8, SHIFTS = 16, ENDS = 32 };

static const struct {
    const char *name;
    int traits;
} ops[FV_NOPS] = {
    [FV_LDW] = { "ldw", USES_K },
    [FV_LDH] = { "ldh", USES_K },
    [FV_LDB] = { "ldb", USES_K },
    [FV_LDXB] = { "ldxb", USES_K },
    [FV_IMM] = { "imm", USES_K },
    [FV_LEN] = { "len", 0 },
    [FV_LDM] = { "ldm", USES_K | IN_MEM },
    [FV_STM] = { "stm", USES_K | IN_MEM },
    [FV_TAX] = { "tax", 0 },
    [FV_TXA] = { "txa", 0 },
    [FV_ADD] = { "add", USES_K },
    [FV_SUB] = { "sub", USES_K },
    [FV_MUL] = { "mul", USES_K },
    [FV_AND] = { "and", USES_K },
    [FV_OR] = { "or", USES_K },
    [FV_DIV] = { "div", USES_K | NONZERO },
    [FV_SHL] = { "shl", USES_K | SHIFTS },
    [FV_SHR] = { "shr", USES_K | SHIFTS },
    [FV_JMP] = { "jmp", USES_K },
    [FV_JEQ] = { "jeq", USES_K | BRANCHES },
    [FV_JGT] = { "jgt", USES_K | BRANCHES },
    [FV_JSET] = { "jset", USES_K | BRANCHES },
    [FV_RET] = { "ret", USES_K | ENDS },
    [FV_RETA] = { "reta", ENDS },
};

const char *fv_opname(unsigned op)
{
    return op < FV_NOPS ? ops[op].name : NULL;
}

int fv_validate(const struct fv_insn *prog, size_t n)
{
    size_t i;

    if (n == 0 || n > FV_MAXINSNS)
        return 0;
    for (i = 0; i < n; i++) {
        const struct fv_insn *in = &prog[i];
        size_t after = n - i - 1;       /* instructions that follow */
        int traits;

        if (in->op >= FV_NOPS)
            return 0;
        traits = ops[in->op].traits;
        if ((traits & IN_MEM) && in->k >= FV_MEMWORDS)
            return 0;
        if ((traits & NONZERO) && in->k == 0)
            return 0;
        if ((traits & SHIFTS) && in->k >= 32)
            return 0;
        if (in->op == FV_JMP && in->k >= after)
            return 0;
        if ((traits & BRANCHES) && (in->jt >= after || in->jf >= after))
            return 0;
    }
    return (ops[prog[n - 1].op].traits & ENDS) != 0;
}

static int inside(uint32_t offset, uint32_t size, uint32_t caplen)
{
    return offset <= caplen && size <= caplen - offset;
}

static uint32_t load(const uint8_t *p, unsigned size)
{
    uint32_t value = 0;

    while (size-- > 0)
        value = value << 8 | *p++;
    return value;
}

uint32_t fv_run(const struct fv_insn *prog, const uint8_t *pkt, uint32_t wirelen, uint32_t caplen)
{
    uint32_t a = 0, x = 0, mem[FV_MEMWORDS] = { 0 };
    const struct fv_insn *pc;

    for (pc = prog;; pc++) {
        uint32_t k = pc->k;

        switch (pc->op) {
        case FV_LDW:
            if (!inside(k, 4, caplen))
                return 0;
            a = load(pkt + k, 4);
            break;
        case FV_LDH:
            if (!inside(k, 2, caplen))
                return 0;
            a = load(pkt + k, 2);
            break;
        case FV_LDB:
            if (!inside(k, 1, caplen))
                return 0;
            a = pkt[k];
            break;
        case FV_LDXB:
            if (!inside(k, 1, caplen) || !inside(x, 1, caplen - k))
                return 0;
            a = pkt[k + x];
            break;
        case FV_IMM: a = k; break;
        case FV_LEN: a = wirelen; break;
        case FV_LDM: a = mem[k]; break;
        case FV_STM: mem[k] = a; break;
        case FV_TAX: x = a; break;
        case FV_TXA: a = x; break;
        case FV_ADD: a += k; break;
        case FV_SUB: a -= k; break;
        case FV_MUL: a *= k; break;
        case FV_AND: a &= k; break;
        case FV_OR: a |= k; break;
        case FV_DIV: a /= k; break;
        case FV_SHL: a <<= k; break;
        case FV_SHR: a >>= k; break;
        case FV_JMP: pc += k; break;
        case FV_JEQ: pc += a == k ? pc->jt : pc->jf; break;
        case FV_JGT: pc += a > k ? pc->jt : pc->jf; break;
        case FV_JSET: pc += a & k ? pc->jt : pc->jf; break;
        case FV_RET: return k;
        case FV_RETA: return a;
        default: return 0;
        }
    }
}

int fv_format(const struct fv_insn *insn, char *buf, size_t size)
{
    if (insn->op >= FV_NOPS)
        return snprintf(buf, size, "(op %u)", (unsigned)insn->op);
    if (ops[insn->op].traits & BRANCHES)
        return snprintf(buf, size, "%s 0x%lx, %u, %u", ops[insn->op].name, (unsigned long)insn->k,
                        (unsigned)insn->jt, (unsigned)insn->jf);
    if (ops[insn->op].traits & USES_K)
        return snprintf(buf, size, "%s 0x%lx", ops[insn->op].name, (unsigned long)insn->k);
    return snprintf(buf, size, "%s", ops[insn->op].name);
}

uint64_t fv_extent(const struct fv_insn *prog, size_t n)
{
    uint64_t extent = 0;
    size_t i;

    for (i = 0; i < n; i++) {
        uint64_t end = prog[i].k;

        switch (prog[i].op) {
        case FV_LDW: end += 4; break;
        case FV_LDH: end += 2; break;
        case FV_LDB: end += 1; break;
        default: end = 0; break;
        }
        if (end > extent)
            extent = end;
    }
    return extent;
}

int fv_equal(const struct fv_insn *a, size_t na, const struct fv_insn *b, size_t nb)
{
    size_t i;

    if (na != nb)
        return 0;
    for (i = 0; i < na; i++) {
        int traits = a[i].op < FV_NOPS ? ops[a[i].op].traits : USES_K | BRANCHES;

        if (a[i].op != b[i].op)
            return 0;
        if ((traits & USES_K) && a[i].k != b[i].k)
            return 0;
        if ((traits & BRANCHES) && (a[i].jt != b[i].jt || a[i].jf != b[i].jf))
            return 0;
    }
    return 1;
}
