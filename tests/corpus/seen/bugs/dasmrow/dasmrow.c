#include "dasmrow.h"

#include <string.h>

enum mode {
    NONE,    /* op */
    REG,     /* op dst */
    REG_REG, /* op dst, src */
    REG_IMM, /* op dst, #word */
    REG_MEM, /* op dst, [src+word] */
    MEM_REG, /* op [dst+word], src */
    ADDR     /* op $word */
};

struct row {
    uint8_t op;
    uint8_t mode;
    char name[6];
};

static const struct row table[] = {
    {0x00, NONE, "nop"},     {0x01, NONE, "halt"},    {0x02, NONE, "ret"},
    {0x10, REG, "push"},     {0x11, REG, "pop"},      {0x12, REG, "not"},
    {0x13, REG, "neg"},      {0x20, REG_REG, "mov"},  {0x21, REG_REG, "add"},
    {0x22, REG_REG, "sub"},  {0x23, REG_REG, "and"},  {0x24, REG_REG, "or"},
    {0x25, REG_REG, "xor"},  {0x26, REG_REG, "cmp"},  {0x30, REG_IMM, "mov"},
    {0x31, REG_IMM, "add"},  {0x36, REG_IMM, "cmp"},  {0x40, REG_MEM, "ld"},
    {0x41, REG_MEM, "ldb"},  {0x42, REG_MEM, "lea"},  {0x48, MEM_REG, "st"},
    {0x49, MEM_REG, "stb"},  {0x80, ADDR, "jmp"},     {0x81, ADDR, "jz"},
    {0x82, ADDR, "jnz"},     {0x88, ADDR, "call"},
};

static const struct row *find(uint8_t op)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].op == op)
            return &table[i];
    return NULL;
}

static int mode_length(int mode)
{
    switch (mode) {
    case NONE:
        return 1;
    case REG:
    case REG_REG:
        return 2;
    case ADDR:
        return 3;
    default:
        return 4;
    }
}

int dasm_length(uint8_t op)
{
    const struct row *row = find(op);
    return row ? mode_length(row->mode) : 0;
}

const char *dasm_mnemonic(uint8_t op)
{
    const struct row *row = find(op);
    return row ? row->name : NULL;
}

int dasm_opcode(const char *mnemonic)
{
    if (!mnemonic)
        return -1;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(table[i].name, mnemonic) == 0)
            return table[i].op;
    return -1;
}

int dasm_valid(const struct dasm_insn *insn)
{
    const struct row *row = find(insn->op);
    if (!row)
        return 0;
    int mode = row->mode;
    if (mode != NONE && mode != ADDR && insn->dst >= DASM_REGS)
        return 0;
    if ((mode == REG_REG || mode == REG_MEM || mode == MEM_REG) && insn->src >= DASM_REGS)
        return 0;
    if ((mode == REG_IMM || mode == ADDR) && (insn->word < 0 || insn->word > 65535))
        return 0;
    if ((mode == REG_MEM || mode == MEM_REG) && (insn->word < -32768 || insn->word > 32767))
        return 0;
    return 1;
}

int dasm_decode(const uint8_t *code, size_t n, struct dasm_insn *insn)
{
    if (n == 0)
        return 0;
    const struct row *row = find(code[0]);
    if (!row)
        return -1;
    int length = mode_length(row->mode);
    if (n < (size_t)length)
        return 0;
    struct dasm_insn got = {code[0], 0, 0, 0};
    const uint8_t *p = code + 1;
    if (row->mode != NONE && row->mode != ADDR) {
        got.dst = *p >> 4;
        if (row->mode != REG && row->mode != REG_IMM)
            got.src = *p & 15;
        p++;
    }
    if (length >= 3) {
        got.word = p[0] | p[1] << 8;
        if ((row->mode == REG_MEM || row->mode == MEM_REG) && got.word > 32767)
            got.word -= 65536;
    }
    *insn = got;
    return length;
}

int dasm_encode(const struct dasm_insn *insn, uint8_t code[DASM_MAXLEN])
{
    if (!dasm_valid(insn))
        return -1;
    const struct row *row = find(insn->op);
    int length = mode_length(row->mode);
    int at = 0;
    code[at++] = insn->op;
    if (row->mode != NONE && row->mode != ADDR) {
        uint8_t src = row->mode == REG || row->mode == REG_IMM ? 0 : insn->src;
        code[at++] = (uint8_t)(insn->dst << 4 | src);
    }
    if (length >= 3) {
        uint32_t word = (uint32_t)insn->word;
        code[at++] = word & 255;
        code[at++] = word >> 8 & 255;
    }
    return at;
}

/* These three append to the text that ends at `end` and return its new end. */
static char *put_text(char *end, const char *text)
{
    while (*text)
        *end++ = *text++;
    *end = '\0';
    return end;
}

static char *put_number(char *end, unsigned number)
{
    char digits[12];
    int n = 0;
    do
        digits[n++] = (char)('0' + number % 10);
    while (number /= 10);
    while (n > 0)
        *end++ = digits[--n];
    *end = '\0';
    return end;
}

static char *put_register(char *end, unsigned reg)
{
    *end++ = 'r';
    return put_number(end, reg);
}

static void memory_operand(char *text, unsigned base, int32_t displacement)
{
    text = put_text(text, "[");
    text = put_register(text, base);
    if (displacement != 0) {
        text = put_text(text, displacement < 0 ? "-" : "+");
        text = put_number(text, (unsigned)(displacement < 0 ? -displacement : displacement));
    }
    put_text(text, "]");
}

int dasm_format(const struct dasm_insn *insn, char *buf, size_t size)
{
    char memory[11];
    char line[40];
    if (!dasm_valid(insn))
        return -1;
    const struct row *row = find(insn->op);
    char *end = put_text(line, row->name);
    if (row->mode != NONE)
        end = put_text(end, " ");
    switch (row->mode) {
    case REG:
        end = put_register(end, insn->dst);
        break;
    case REG_REG:
        end = put_register(end, insn->dst);
        end = put_text(end, ", ");
        end = put_register(end, insn->src);
        break;
    case REG_IMM:
        end = put_register(end, insn->dst);
        end = put_text(end, ", #");
        end = put_number(end, (unsigned)insn->word);
        break;
    case REG_MEM:
        memory_operand(memory, insn->src, insn->word);
        end = put_register(end, insn->dst);
        end = put_text(end, ", ");
        end = put_text(end, memory);
        break;
    case MEM_REG:
        memory_operand(memory, insn->dst, insn->word);
        end = put_text(end, memory);
        end = put_text(end, ", ");
        end = put_register(end, insn->src);
        break;
    case ADDR:
        end = put_text(end, "$");
        end = put_number(end, (unsigned)insn->word);
        break;
    default:
        break;
    }
    size_t length = (size_t)(end - line);
    if (size > 0) {
        size_t copied = length < size ? length : size - 1;
        memcpy(buf, line, copied);
        buf[copied] = '\0';
    }
    return (int)length;
}

int dasm_row(const uint8_t *code, size_t n, char *buf, size_t size)
{
    struct dasm_insn insn;
    if (size > 0)
        buf[0] = '\0';
    int length = dasm_decode(code, n, &insn);
    if (length > 0)
        dasm_format(&insn, buf, size);
    return length;
}
