#include "filtvm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)
#define COUNT(a) (sizeof (a) / sizeof *(a))

#ifdef LEGAL
static int valid1(unsigned op, unsigned k, unsigned jt, unsigned jf)
{
    struct fv_insn p[] = { FV_JUMP((uint16_t)op, k, (uint8_t)jt, (uint8_t)jf), FV_STMT(FV_RETA, 0) };

    return fv_validate(p, 2);
}

static uint32_t run1(unsigned op, unsigned k)
{
    static const uint8_t pkt[] = { 1, 2, 3, 4, 5 };
    struct fv_insn p[] = { FV_STMT(FV_LEN, 0), FV_STMT(FV_TAX, 0), FV_STMT((uint16_t)op, k), FV_STMT(FV_RETA, 0) };

    CHECK(fv_validate(p, 4));
    return fv_run(p, pkt, 3, 5);
}

int main(void)
{
    struct fv_insn ip[] = {
        FV_STMT(FV_LDH, 12), FV_JUMP(FV_JEQ, 0x800, 0, 1), FV_STMT(FV_RET, 0xffffffff), FV_STMT(FV_RET, 0),
    };
    struct fv_insn sum[] = {
        FV_STMT(FV_LDB, 0), FV_STMT(FV_STM, 15), FV_STMT(FV_IMM, 7), FV_STMT(FV_LDM, 15), FV_STMT(FV_MUL, 3),
        FV_STMT(FV_JMP, 1), FV_STMT(FV_RET, 9), FV_JUMP(FV_JGT, 5, 0, 1), FV_STMT(FV_RETA, 0), FV_STMT(FV_RET, 1),
    };
    uint8_t frame[14] = { 0 };
    char buf[16];
    unsigned op;

    CHECK(fv_validate(ip, COUNT(ip)) && fv_validate(sum, COUNT(sum)));
    CHECK(fv_run(ip, frame, 60, 14) == 0);
    frame[12] = 8;
    CHECK(fv_run(ip, frame, 60, 14) == 0xffffffff && fv_run(ip, frame, 60, 13) == 0 && fv_run(ip, NULL, 0, 0) == 0);
    frame[0] = 2;
    CHECK(fv_run(sum, frame, 14, 14) == 6);
    frame[0] = 1;
    CHECK(fv_run(sum, frame, 14, 14) == 1);

    CHECK(!fv_validate(NULL, 0) && !fv_validate(ip, 1) && !fv_validate(ip, 513));
    CHECK(!valid1(FV_LDM, 16, 0, 0) && !valid1(FV_STM, 0xffffffff, 0, 0) && valid1(FV_STM, 15, 0, 0));
    CHECK(!valid1(FV_DIV, 0, 0, 0) && !valid1(FV_SHL, 32, 0, 0) && !valid1(FV_SHR, 32, 0, 0) && valid1(FV_SHR, 31, 0, 0));
    CHECK(!valid1(FV_JMP, 1, 0, 0) && !valid1(FV_JMP, 0xffffffff, 0, 0) && valid1(FV_JMP, 0, 9, 9));
    CHECK(!valid1(FV_JEQ, 0, 1, 0) && !valid1(FV_JEQ, 0, 0, 255) && !valid1(FV_NOPS, 0, 0, 0) && !valid1(65535, 0, 0, 0));

    CHECK(run1(FV_LDW, 0) == 0x01020304 && run1(FV_LDW, 1) == 0x02030405 && run1(FV_LDW, 2) == 0);
    CHECK(run1(FV_LDW, 0xffffffff) == 0 && run1(FV_LDH, 0xfffffffe) == 0 && run1(FV_LDB, 5) == 0 && run1(FV_LDB, 4) == 5);
    CHECK(run1(FV_LDXB, 1) == 5 && run1(FV_LDXB, 2) == 0 && run1(FV_LDXB, 0xffffffff) == 0);
    CHECK(run1(FV_SUB, 4) == 0xffffffff && run1(FV_SHL, 31) == 0x80000000 && run1(FV_DIV, 2) == 1 && run1(FV_TXA, 0) == 3);

    for (op = 0; op < FV_NOPS; op++) {
        struct fv_insn in = FV_STMT((uint16_t)op, 1);

        CHECK(fv_opname(op) != NULL && fv_format(&in, buf, sizeof buf) > 0 && fv_format(&in, NULL, 0) > 0);
    }
    CHECK(fv_opname(FV_NOPS) == NULL && fv_opname((unsigned)-1) == NULL);
    CHECK(fv_format(&ip[1], buf, 4) == 15 && strcmp(buf, "jeq") == 0);
    ip[3].op = 999;
    CHECK(fv_format(&ip[3], buf, sizeof buf) == 8 && fv_equal(ip, 4, ip, 4));
    CHECK(fv_extent(ip, 4) == 14 && fv_extent(NULL, 0) == 0);
    ip[0].op = FV_LDW, ip[0].k = 0xffffffff;
    CHECK(fv_extent(ip, 4) == 0x100000003);
    CHECK(!fv_equal(ip, 4, ip, 3) && fv_equal(NULL, 0, NULL, 0) && !fv_equal(ip, 4, sum, 4));
    ip[0].op = FV_LEN, sum[0].op = FV_LEN;
    CHECK(fv_equal(ip, 1, sum, 1));
    return 0;
}
#else
int main(int argc, char **argv)
{
    static const struct fv_insn wild[] = { FV_STMT(FV_IMM, 1), FV_STMT(FV_STM, 99), FV_STMT(FV_RET, 0) };
    static const struct fv_insn late[] = { FV_STMT(FV_LDW, 40), FV_STMT(FV_RETA, 0) };
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *pkt = calloc(16, 1);

    CHECK(pkt != NULL);
    if (rule == 1) {
        fv_run(wild, pkt, 16, 16);
    } else if (rule == 2) {
        fv_run(late, pkt, 64, 64);
    } else {
        struct fv_insn *open = malloc(2 * sizeof *open);

        CHECK(open != NULL);
        open[0] = open[1] = wild[0];
        fv_run(open, pkt, 16, 16);
        free(open);
    }
    free(pkt);
    return 0;
}
#endif
