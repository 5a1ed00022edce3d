#include "colonvm.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { STACK = 256, WORDS = 64, NAME = 31, TEXT = 4096, STEPS = 100000 };

enum kind { ADD, SUB, MUL, DIV, MOD, NEGATE, DUP, DROP, SWAP, OVER, ROT, TUCK, PRIMITIVES, NUMBER = PRIMITIVES, CALL };

static const struct {
    const char *name;
    size_t takes, gives;
} primitive[PRIMITIVES] = {
    { "+", 2, 1 }, { "-", 2, 1 }, { "*", 2, 1 }, { "/", 2, 1 }, { "mod", 2, 1 }, { "negate", 1, 1 },
    { "dup", 1, 2 }, { "drop", 1, 0 }, { "swap", 2, 2 }, { "over", 2, 3 }, { "rot", 3, 3 }, { "tuck", 2, 3 },
};

struct op {
    enum kind kind;
    long value;     /* of a number, or the place of a definition */
};

struct code {
    struct op *ops;
    size_t used, room;
};

struct word {
    char name[NAME + 1];
    struct code code;
};

struct cvm {
    long stack[STACK];
    size_t depth;
    struct word words[WORDS];
    size_t defined;
    long steps;
};

struct cvm *cvm_new(void)
{
    return calloc(1, sizeof(struct cvm));
}

void cvm_free(struct cvm *vm)
{
    if (!vm)
        return;
    while (vm->defined > 0)
        free(vm->words[--vm->defined].code.ops);
    free(vm);
}

int cvm_push(struct cvm *vm, long value)
{
    if (vm->depth == STACK)
        return CVM_EOVER;
    vm->stack[vm->depth++] = value;
    return CVM_OK;
}

int cvm_pop(struct cvm *vm, long *result)
{
    if (vm->depth == 0)
        return CVM_EUNDER;
    *result = vm->stack[--vm->depth];
    return CVM_OK;
}

size_t cvm_depth(const struct cvm *vm)
{
    return vm->depth;
}

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The place of the newest definition, or -1. */
static long find(const struct cvm *vm, const char *name)
{
    for (size_t i = vm->defined; i-- > 0;)
        if (strcmp(vm->words[i].name, name) == 0)
            return (long)i;
    return -1;
}

/* 1 for a number, 0 for something else, -1 when it is out of range. */
static int number(const char *token, long *value)
{
    char *end;

    errno = 0;
    *value = strtol(token, &end, 10);
    if (end == token || *end != '\0')
        return 0;
    return errno == ERANGE ? -1 : 1;
}

static int emit(struct code *code, enum kind kind, long value)
{
    if (code->used == code->room) {
        size_t room = code->room ? code->room * 2 : 8;
        struct op *ops = realloc(code->ops, room * sizeof *ops);
        if (!ops)
            return CVM_ENOMEM;
        code->ops = ops;
        code->room = room;
    }
    code->ops[code->used].kind = kind;
    code->ops[code->used++].value = value;
    return CVM_OK;
}

static int compile_token(const struct cvm *vm, const char *token, struct code *code)
{
    long value = find(vm, token);

    if (value >= 0)
        return emit(code, CALL, value);
    for (int i = 0; i < PRIMITIVES; i++)
        if (strcmp(primitive[i].name, token) == 0)
            return emit(code, (enum kind)i, 0);
    if (number(token, &value) == 1)
        return emit(code, NUMBER, value);
    return CVM_EWORD;
}

static int compile(const struct cvm *vm, const char *text, struct code *code)
{
    char token[NAME + 1];
    int status = CVM_OK;

    if (strlen(text) > TEXT)
        return CVM_EFULL;
    while (status == CVM_OK) {
        size_t len = 0;
        while (is_space(*text))
            text++;
        if (*text == '\0')
            break;
        while (text[len] != '\0' && !is_space(text[len]))
            len++;
        if (len > NAME)
            return CVM_EWORD;
        memcpy(token, text, len);
        token[len] = '\0';
        text += len;
        status = compile_token(vm, token, code);
    }
    return status;
}

static long wrap(unsigned long u)
{
    return u <= LONG_MAX ? (long)u : -(long)(ULONG_MAX - u) - 1;
}

static int apply(struct cvm *vm, enum kind kind)
{
    long *top, a, b;

    if (vm->depth < primitive[kind].takes)
        return CVM_EUNDER;
    if (vm->depth - primitive[kind].takes + primitive[kind].gives > STACK)
        return CVM_EOVER;
    top = vm->stack + vm->depth;
    b = top[-1];
    a = vm->depth >= 2 ? top[-2] : 0;
    switch (kind) {
    case ADD: top[-2] = wrap((unsigned long)a + (unsigned long)b); break;
    case SUB: top[-2] = wrap((unsigned long)a - (unsigned long)b); break;
    case MUL: top[-2] = wrap((unsigned long)a * (unsigned long)b); break;
    case DIV:
    case MOD:
        if (b == 0)
            return CVM_EZERO;
        if (b == -1)
            top[-2] = kind == DIV ? wrap(0 - (unsigned long)a) : 0;
        else
            top[-2] = kind == DIV ? a / b : a % b;
        break;
    case NEGATE: top[-1] = wrap(0 - (unsigned long)b); break;
    case DUP: top[0] = b; break;
    case SWAP: top[-1] = a; top[-2] = b; break;
    case OVER: top[0] = a; break;
    case ROT: top[-1] = top[-3]; top[-3] = a; top[-2] = b; break;
    case TUCK: top[-2] = b; top[-1] = a; top[0] = b; break;
    default: break;
    }
    vm->depth = vm->depth - primitive[kind].takes + primitive[kind].gives;
    return CVM_OK;
}

/* Definitions call older ones only, so this is never deeper than WORDS. */
static int execute(struct cvm *vm, const struct code *code)
{
    int status = CVM_OK;

    for (size_t i = 0; i < code->used && status == CVM_OK; i++) {
        const struct op *op = &code->ops[i];
        if (++vm->steps > STEPS)
            return CVM_ESTEPS;
        if (op->kind == NUMBER)
            status = cvm_push(vm, op->value);
        else if (op->kind == CALL)
            status = execute(vm, &vm->words[op->value].code);
        else
            status = apply(vm, op->kind);
    }
    return status;
}

int cvm_define(struct cvm *vm, const char *name, const char *body)
{
    struct code code = { NULL, 0, 0 };
    size_t len = strlen(name);
    long value;
    int status;

    if (len == 0 || len > NAME || number(name, &value) != 0)
        return CVM_ENAME;
    for (size_t i = 0; i < len; i++)
        if (is_space(name[i]))
            return CVM_ENAME;
    if (vm->defined == WORDS)
        return CVM_EFULL;
    status = compile(vm, body, &code);
    if (status != CVM_OK)
        return status;
    memcpy(vm->words[vm->defined].name, name, len + 1);
    vm->words[vm->defined++].code = code;
    return CVM_OK;
}

int cvm_forget(struct cvm *vm, const char *name)
{
    long at = find(vm, name);

    if (at < 0)
        return CVM_EWORD;
    while (vm->defined > (size_t)at) {
        struct word *word = &vm->words[--vm->defined];
        free(word->code.ops);
        memset(word, 0, sizeof *word);
    }
    return CVM_OK;
}

int cvm_run(struct cvm *vm, const char *text)
{
    struct code code = { NULL, 0, 0 };
    int status = compile(vm, text, &code);

    if (status == CVM_OK) {
        vm->steps = 0;
        status = execute(vm, &code);
    }
    free(code.ops);
    return status;
}
