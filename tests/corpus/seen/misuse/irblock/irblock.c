#include "irblock.h"

#include <assert.h>
#include <stdlib.h>

struct ir_insn {
    ir_insn *next;
    ir_block *block;
    ir_op op;
    ir_insn *operands[2];
    ir_block *targets[2];
    size_t uses;
    int64_t number; /* of IR_CONST; else the value while running */
};

struct ir_block {
    ir_block *next;
    ir_func *func;
    ir_insn *first, *last;
};

struct ir_func {
    ir_block *first, *last;
    size_t size;
};

ir_func *ir_func_new(void)
{
    return calloc(1, sizeof(ir_func));
}

void ir_func_free(ir_func *func)
{
    if (func == NULL)
        return;
    for (ir_block *block = func->first, *next; block != NULL; block = next) {
        next = block->next;
        for (ir_insn *insn = block->first, *after; insn != NULL; insn = after) {
            after = insn->next;
            free(insn);
        }
        free(block);
    }
    free(func);
}

ir_block *ir_block_new(ir_func *func)
{
    ir_block *block = calloc(1, sizeof *block);
    if (block == NULL)
        return NULL;
    block->func = func;
    if (func->last == NULL)
        func->first = block;
    else
        func->last->next = block;
    func->last = block;
    return block;
}

static bool ends(const ir_insn *insn)
{
    return insn != NULL && (insn->op == IR_RETURN || insn->op == IR_JUMP || insn->op == IR_BRANCH);
}

static ir_insn *append(ir_block *block, ir_op op, ir_insn *left, ir_insn *right)
{
    assert(!ends(block->last));
    assert(left == NULL || (!ends(left) && left->block->func == block->func));
    assert(right == NULL || (!ends(right) && right->block->func == block->func));
    ir_insn *insn = calloc(1, sizeof *insn);
    if (insn == NULL)
        return NULL;
    insn->block = block;
    insn->op = op;
    insn->operands[0] = left;
    insn->operands[1] = right;
    if (left != NULL)
        left->uses++;
    if (right != NULL)
        right->uses++;
    if (block->last == NULL)
        block->first = insn;
    else
        block->last->next = insn;
    block->last = insn;
    block->func->size++;
    return insn;
}

ir_insn *ir_const(ir_block *block, int64_t number)
{
    ir_insn *insn = append(block, IR_CONST, NULL, NULL);
    if (insn != NULL)
        insn->number = number;
    return insn;
}

ir_insn *ir_binary(ir_block *block, ir_op op, ir_insn *left, ir_insn *right)
{
    assert(op == IR_ADD || op == IR_SUB || op == IR_MUL || op == IR_LESS);
    assert(left != NULL && right != NULL);
    return append(block, op, left, right);
}

ir_insn *ir_return(ir_block *block, ir_insn *value)
{
    assert(value != NULL);
    return append(block, IR_RETURN, value, NULL);
}

ir_insn *ir_jump(ir_block *block, ir_block *target)
{
    assert(target->func == block->func);
    ir_insn *insn = append(block, IR_JUMP, NULL, NULL);
    if (insn != NULL)
        insn->targets[0] = target;
    return insn;
}

ir_insn *ir_branch(ir_block *block, ir_insn *condition, ir_block *yes, ir_block *no)
{
    assert(condition != NULL && yes->func == block->func && no->func == block->func);
    ir_insn *insn = append(block, IR_BRANCH, condition, NULL);
    if (insn != NULL) {
        insn->targets[0] = yes;
        insn->targets[1] = no;
    }
    return insn;
}

size_t ir_uses(const ir_insn *insn)
{
    return insn->uses;
}

ir_op ir_opcode(const ir_insn *insn)
{
    return insn->op;
}

void ir_replace(ir_insn *old, ir_insn *by)
{
    assert(!ends(by) && old->block->func == by->block->func);
    if (old == by)
        return;
    for (ir_block *block = old->block->func->first; block != NULL; block = block->next) {
        for (ir_insn *insn = block->first; insn != NULL; insn = insn->next) {
            for (int i = 0; i < 2; i++) {
                if (insn->operands[i] == old) {
                    insn->operands[i] = by;
                    old->uses--;
                    by->uses++;
                }
            }
        }
    }
}

static void drop_operands(ir_insn *insn)
{
    for (int i = 0; i < 2; i++) {
        if (insn->operands[i] != NULL)
            insn->operands[i]->uses--;
        insn->operands[i] = NULL;
    }
}

void ir_erase(ir_insn *insn)
{
    assert(insn->uses == 0);
    ir_block *block = insn->block;
    ir_insn **at = &block->first, *before = NULL;
    for (; *at != insn; at = &(*at)->next)
        before = *at;
    *at = insn->next;
    if (block->last == insn)
        block->last = before;
    drop_operands(insn);
    block->func->size--;
    free(insn);
}

static int64_t compute(ir_op op, int64_t left, int64_t right)
{
    switch (op) {
    case IR_ADD:
        return (int64_t)((uint64_t)left + (uint64_t)right);
    case IR_SUB:
        return (int64_t)((uint64_t)left - (uint64_t)right);
    case IR_MUL:
        return (int64_t)((uint64_t)left * (uint64_t)right);
    default:
        return left < right;
    }
}

size_t ir_fold(ir_func *func)
{
    size_t folded = 0;
    for (ir_block *block = func->first; block != NULL; block = block->next) {
        for (ir_insn *insn = block->first; insn != NULL; insn = insn->next) {
            const ir_insn *left = insn->operands[0], *right = insn->operands[1];
            if (left == NULL || right == NULL || left->op != IR_CONST || right->op != IR_CONST)
                continue;
            insn->number = compute(insn->op, left->number, right->number);
            insn->op = IR_CONST;
            drop_operands(insn);
            folded++;
        }
    }
    return folded;
}

size_t ir_size(const ir_func *func)
{
    return func->size;
}

static void prepare(ir_func *func)
{
    for (ir_block *block = func->first; block != NULL; block = block->next) {
        assert(ends(block->last));
        for (ir_insn *insn = block->first; insn != NULL; insn = insn->next)
            if (insn->op != IR_CONST)
                insn->number = 0;
    }
}

bool ir_run(ir_func *func, size_t steps, int64_t *result)
{
    prepare(func);
    if (steps > IR_MAX_STEPS)
        steps = IR_MAX_STEPS;
    ir_insn *insn = func->first == NULL ? NULL : func->first->first;
    for (; insn != NULL && steps > 0; steps--) {
        switch (insn->op) {
        case IR_RETURN:
            *result = insn->operands[0]->number;
            return true;
        case IR_JUMP:
            insn = insn->targets[0]->first;
            break;
        case IR_BRANCH:
            insn = insn->targets[insn->operands[0]->number == 0]->first;
            break;
        case IR_CONST:
            insn = insn->next;
            break;
        default:
            insn->number = compute(insn->op, insn->operands[0]->number, insn->operands[1]->number);
            insn = insn->next;
            break;
        }
    }
    return false;
}
