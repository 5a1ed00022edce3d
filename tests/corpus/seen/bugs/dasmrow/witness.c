#include "dasmrow.h"
#include <assert.h>
#include <string.h>

int main(void)
{
    char text[40];
#ifdef LEGAL
    struct dasm_insn insn, again;
    uint8_t code[DASM_MAXLEN];
    for (int op = 0; op < 256; op++) {
        assert((dasm_length((uint8_t)op) > 0) == (dasm_mnemonic((uint8_t)op) != NULL));
        memset(code, 0x19, sizeof code);
        code[0] = (uint8_t)op;
        int n = dasm_decode(code, 4, &insn);
        if (n <= 0)
            continue;
        assert(n == dasm_length((uint8_t)op) && dasm_valid(&insn));
        uint8_t back[DASM_MAXLEN];
        assert(dasm_encode(&insn, back) == n);
        assert(dasm_decode(back, 4, &again) == n && again.word == insn.word && again.dst == insn.dst);
        assert(dasm_decode(code, (size_t)n - 1, &insn) == 0);
        assert(dasm_row(code, 4, text, sizeof text) == n && (int)strlen(text) == dasm_format(&insn, NULL, 0));
    }
    assert(dasm_opcode("mov") == 0x20 && dasm_opcode("") == -1 && dasm_opcode("nope") == -1);
    insn = (struct dasm_insn){0x48, 2, 1, -8};
    assert(dasm_format(&insn, text, sizeof text) == 14 - 1 && !strcmp(text, "st [r2-8], r1"));
    assert(dasm_format(&insn, text, 3) == 13 && !strcmp(text, "st"));
    insn.word = INT32_MIN;
    assert(dasm_format(&insn, text, sizeof text) == -1 && dasm_encode(&insn, code) == -1);
    insn = (struct dasm_insn){0x30, 15, 200, 65535};
    assert(dasm_format(&insn, text, sizeof text) > 0 && !strcmp(text, "mov r15, #65535"));
    assert(dasm_row((const uint8_t *)"\xff", 1, text, sizeof text) == -1 && !*text);
#else
    struct dasm_insn insn = {0x40, 1, 15, -32768};
    dasm_format(&insn, text, sizeof text);
#endif
    return 0;
}
