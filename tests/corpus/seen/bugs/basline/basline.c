#include "basline.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct line {
    struct line *next;
    unsigned number;
    enum bas_op op;
    int var;
    int32_t arg;
    char remark[];
};

struct bas {
    struct line *first;
    unsigned count;
    bool can_continue;
    struct line *pc;
    struct line *back[BAS_MAX_GOSUB];
    unsigned depth;
    uint32_t vars[26];
};

bas *bas_new(void)
{
    return calloc(1, sizeof(bas));
}

void bas_free(bas *b)
{
    if (b == NULL)
        return;
    while (b->first != NULL) {
        struct line *l = b->first;
        b->first = l->next;
        free(l);
    }
    free(b);
}

/* The program has changed: what points into it is void. */
static void edited(bas *b)
{
    b->can_continue = false;
    b->pc = NULL;
    b->depth = 0;
}

/* Where the line is linked or would have to be. */
static struct line **place(bas *b, unsigned number)
{
    struct line **p = &b->first;
    while (*p != NULL && (*p)->number < number)
        p = &(*p)->next;
    return p;
}

static const struct line *find(const bas *b, unsigned number)
{
    const struct line *l = b->first;
    while (l != NULL && l->number < number)
        l = l->next;
    return l != NULL && l->number == number ? l : NULL;
}

static int var_index(char var)
{
    static const char names[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const char *at = var == '\0' ? NULL : strchr(names, var);
    return at == NULL ? -1 : (int)(at - names);
}

enum bas_result bas_enter(bas *b, unsigned number, enum bas_op op, char var, int32_t arg, const char *remark)
{
    int v = var_index(var);
    if (number == 0 || number > BAS_MAX_LINE || (unsigned)op > BAS_ENDS)
        return BAS_BAD;
    if (v < 0 && (op == BAS_LET || op == BAS_ADD || op == BAS_IFGOTO))
        return BAS_BAD;
    if (remark == NULL)
        remark = "";
    size_t length = strlen(remark);
    if (length > BAS_MAX_REMARK)
        return BAS_BAD;
    struct line **p = place(b, number);
    bool replaces = *p != NULL && (*p)->number == number;
    if (!replaces && b->count >= BAS_MAX_LINES)
        return BAS_FULL;
    struct line *l = malloc(sizeof *l + length + 1);
    if (l == NULL)
        return BAS_FULL;
    l->number = number;
    l->op = op;
    l->var = v;
    l->arg = arg;
    memcpy(l->remark, remark, length + 1);
    if (replaces) {
        struct line *old = *p;
        l->next = old->next;
        *p = l;
        free(old);
        return BAS_OK;
    }
    l->next = *p;
    *p = l;
    b->count++;
    edited(b);
    return BAS_OK;
}

enum bas_result bas_delete(bas *b, unsigned number)
{
    struct line **p = place(b, number);
    struct line *l = *p;
    if (l == NULL || l->number != number)
        return BAS_NO_LINE;
    *p = l->next;
    free(l);
    b->count--;
    edited(b);
    return BAS_OK;
}

static enum bas_result fail(bas *b, enum bas_result why)
{
    edited(b);
    return why;
}

static enum bas_result go(bas *b, unsigned steps)
{
    b->can_continue = false;
    while (b->pc != NULL) {
        struct line *l = b->pc, *target = NULL;
        if (steps-- == 0) {
            b->can_continue = true;
            return BAS_BREAK;
        }
        if (l->op == BAS_GOTO || l->op == BAS_GOSUB || (l->op == BAS_IFGOTO && b->vars[l->var] != 0)) {
            struct line **p = l->arg < 0 ? NULL : place(b, (unsigned)l->arg);
            if (p == NULL || *p == NULL || (*p)->number != (unsigned)l->arg)
                return fail(b, BAS_NO_LINE);
            target = *p;
        }
        b->pc = target != NULL ? target : l->next;
        switch (l->op) {
        case BAS_LET:
            b->vars[l->var] = (uint32_t)l->arg;
            break;
        case BAS_ADD:
            b->vars[l->var] += (uint32_t)l->arg;
            break;
        case BAS_GOSUB:
            if (b->depth == BAS_MAX_GOSUB)
                return fail(b, BAS_TOO_DEEP);
            b->back[b->depth++] = l;
            break;
        case BAS_RETURN:
            if (b->depth == 0)
                return fail(b, BAS_NO_GOSUB);
            b->pc = b->back[--b->depth]->next;
            break;
        case BAS_STOPS:
            b->can_continue = true;
            return BAS_STOP;
        case BAS_ENDS:
            b->pc = NULL;
            break;
        default:
            break;
        }
    }
    return BAS_OK;
}

enum bas_result bas_run(bas *b, unsigned steps)
{
    memset(b->vars, 0, sizeof b->vars);
    b->depth = 0;
    b->pc = b->first;
    return go(b, steps);
}

enum bas_result bas_cont(bas *b, unsigned steps)
{
    return b->can_continue ? go(b, steps) : BAS_CANT_CONTINUE;
}

unsigned bas_next_line(const bas *b)
{
    return b->can_continue && b->pc != NULL ? b->pc->number : 0;
}

int32_t bas_get(const bas *b, char var)
{
    int v = var_index(var);
    if (v < 0)
        return 0;
    uint32_t x = b->vars[v];
    return x <= INT32_MAX ? (int32_t)x : -(int32_t)(UINT32_MAX - x) - 1;
}

unsigned bas_count(const bas *b)
{
    return b->count;
}

const char *bas_remark(const bas *b, unsigned number)
{
    const struct line *l = find(b, number);
    return l != NULL ? l->remark : "";
}
