#include "offpile.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    offpile *p = op_open();
    if (p == NULL)
        return 2;
    op_off text = op_text(p, "forty characters that are on the pile ..");
    if (text == OP_NIL || strlen(op_ptr(p, text)) != 40)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    op_off list = OP_NIL;
    op_checkpoint outer = op_mark(p);
    for (uint32_t i = 0; i < 1000; i++)
        list = op_cons(p, i, list);
    if (op_length(p, list) != 1000 || op_car(p, list) != 999 || op_car(p, op_cdr(p, list)) != 998 ||
        op_length(p, OP_NIL) != 0)
        return 2;
    op_checkpoint inner = op_mark(p);
    op_off copy = op_dup(p, text, 41);
    if (strcmp(op_ptr(p, copy), op_ptr(p, text)) != 0 || op_ptr(p, OP_NIL) != NULL)
        return 2;
    if (op_alloc(p, (size_t)-1) != OP_NIL || op_alloc(p, OP_LIMIT) != OP_NIL || op_alloc(p, OP_LIMIT - 8) != OP_NIL)
        return 2;
    if (op_alloc(p, 0) == op_alloc(p, 0) || op_dup(p, OP_NIL, 5) == OP_NIL || op_text(p, "") == OP_NIL)
        return 2;
    op_undo(p, inner);
    op_undo(p, outer);
    op_undo(p, outer);
    if (op_used(p) != 48 || strlen(op_ptr(p, text)) != 40)
        return 2;
    op_off all = op_alloc(p, OP_LIMIT - 8 - 48);
    if (all == OP_NIL || op_alloc(p, 1) != OP_NIL || op_cons(p, 1, OP_NIL) != OP_NIL)
        return 2;
    op_close(p);
    op_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        op_text(p, op_ptr(p, text));
        break;
    case 2:
        op_length(p, 1000);
        break;
    case 3:
        op_car(p, OP_NIL);
        break;
    case 4: {
        op_checkpoint a = op_mark(p);
        op_alloc(p, 10);
        op_checkpoint b = op_mark(p);
        op_undo(p, a);
        op_undo(p, b);
        break;
    }
    case 5: {
        char *old = op_ptr(p, text);
        op_alloc(p, 1000);
        return old[0] == 'f' ? 0 : 2;
    }
    case 6:
        op_dup(p, text, 10000000);
        break;
    case 7:
        op_close(p);
        op_used(p);
        break;
    }
#endif
    return 0;
}
