#include "front/regex/backtrack.h"
#include "front/regex/unicode.h"

struct compiler {
    struct program *program;
    bool back, traced;
};

static uint32_t emit(struct compiler *compiler, struct instruction instruction)
{
    instruction.back = compiler->back;
    vector_push(&compiler->program->code, instruction);
    return (uint32_t)compiler->program->code.count - 1;
}

static uint32_t here(const struct compiler *compiler)
{
    return (uint32_t)compiler->program->code.count;
}

static struct instruction *at(struct compiler *compiler, uint32_t pc)
{
    return &compiler->program->code.items[pc];
}

static void emit_trace(struct compiler *compiler, uint32_t value)
{
    if (compiler->traced)
        emit(compiler, (struct instruction){.op = OP_TRACE, .value = value});
}

static void compile(struct compiler *compiler, const struct ast *node);

static void compile_alternation(struct compiler *compiler, const struct ast *node)
{
    VECTOR(uint32_t) jumps = VECTOR_INIT;
    for (size_t i = 0; i < node->count; i++) {
        uint32_t split = 0;
        bool last = i + 1 == node->count;
        if (!last)
            split = emit(compiler, (struct instruction){.op = OP_SPLIT, .a = here(compiler) + 1});
        emit_trace(compiler, (uint32_t)i);
        compile(compiler, node->items[i]);
        if (!last) {
            vector_push(&jumps, emit(compiler, (struct instruction){.op = OP_JUMP}));
            at(compiler, split)->b = here(compiler);
        }
    }
    for (size_t i = 0; i < jumps.count; i++)
        at(compiler, jumps.items[i])->a = here(compiler);
    vector_release(&jumps);
}

static void compile_repeat(struct compiler *compiler, const struct ast *node)
{
    uint32_t variable = compiler->program->variables;
    compiler->program->variables += 2;
    emit(compiler, (struct instruction){.op = OP_LOOP, .value = variable});
    uint32_t test = emit(
        compiler,
        (struct instruction){.op = OP_TEST, .value = variable, .lazy = node->lazy, .min = node->min, .max = node->max});
    uint32_t element = emit(
        compiler,
        (struct instruction){.op = OP_ELEMENT, .value = variable, .a = node->first_capture, .b = node->last_capture});
    at(compiler, test)->a = element;
    emit_trace(compiler, 1);
    compile(compiler, node->items[0]);
    emit(compiler, (struct instruction){.op = OP_REPEAT, .value = variable, .a = test, .min = node->min});
    at(compiler, test)->b = here(compiler);
    emit_trace(compiler, 0);
}

static void compile_look(struct compiler *compiler, const struct ast *node)
{
    struct compiler outside = *compiler;
    uint32_t look = emit(compiler, (struct instruction){.op = OP_LOOK, .negative = node->negative});
    at(compiler, look)->a = here(compiler);
    compiler->back = node->behind;
    compiler->traced = false;
    compile(compiler, node->items[0]);
    emit(compiler, (struct instruction){.op = OP_DONE});
    *compiler = outside;
    at(compiler, look)->b = here(compiler);
}

static void compile_group(struct compiler *compiler, const struct ast *node)
{
    uint32_t first = 2 * node->capture + compiler->back;
    if (node->capture)
        emit(compiler, (struct instruction){.op = OP_SAVE, .value = first});
    compile(compiler, node->items[0]);
    if (node->capture)
        emit(compiler, (struct instruction){.op = OP_SAVE, .value = first ^ 1});
}

static void compile(struct compiler *compiler, const struct ast *node)
{
    switch (node->kind) {
    case AST_SET:
        emit(compiler, (struct instruction){.op = OP_SET, .set = node->set});
        if (compiler->traced && node->part_count > 1)
            emit(compiler, (struct instruction){.op = OP_TRACE_UNIT});
        break;
    case AST_SEQUENCE:
        for (size_t i = 0; i < node->count; i++)
            compile(compiler, node->items[compiler->back ? node->count - 1 - i : i]);
        break;
    case AST_ALTERNATION:
        compile_alternation(compiler, node);
        break;
    case AST_REPEAT:
        compile_repeat(compiler, node);
        break;
    case AST_GROUP:
        compile_group(compiler, node);
        break;
    case AST_LOOK:
        compile_look(compiler, node);
        break;
    case AST_START:
        emit(compiler, (struct instruction){.op = OP_START});
        break;
    case AST_END:
        emit(compiler, (struct instruction){.op = OP_END});
        break;
    case AST_WORD:
        emit(compiler, (struct instruction){.op = OP_WORD, .negative = node->negative});
        break;
    case AST_BACK:
        emit(compiler, (struct instruction){.op = OP_BACK, .value = node->capture});
        break;
    }
}

struct program *program_of(const struct ast_pattern *pattern)
{
    struct program *program = mem_alloc(sizeof *program);
    program->variables = 2 * pattern->captures;
    program->words = unicode_words(&program->arena, pattern->flags.ignore_case && pattern->flags.unicode);
    program->line_ends = unicode_line_ends(&program->arena);
    struct compiler compiler = {program, false, true};
    compile(&compiler, pattern->root);
    emit(&compiler, (struct instruction){.op = OP_MATCH});
    return program;
}

void program_free(struct program *program)
{
    if (!program)
        return;
    vector_release(&program->code);
    mem_free(program->memory.variables);
    vector_release(&program->memory.forks);
    vector_release(&program->memory.undos);
    vector_release(&program->memory.way);
    arena_release(&program->arena);
    mem_free(program);
}
