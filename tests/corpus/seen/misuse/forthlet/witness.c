#include "forthlet.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    fl_machine *m = malloc(sizeof *m);
    fl_init(m);
#ifdef LEGAL
    (void)count, (void)arguments;
    fl_op op = FL_PUSH;
    const fl_instr program[] = {{FL_DUP, 0}, {FL_MUL, 0}, {FL_PUSH, 2}, {FL_SWAP, 0}, {FL_SUB, 0}, {FL_STORE, 15},
                                {FL_LOAD, 15}, {FL_PUSH, 1}, {FL_DROP, 0}, {FL_PUSH, 9}, {FL_ADD, 0}};
    if (fl_verify(m, program, 11) || !fl_push(m, INT32_MIN) || !fl_verify(m, program, 11))
        return 2;
    fl_run(m, program, 11);
    if (fl_depth(m) != 1 || fl_pick(m, 0) != 11 || fl_pop(m) != 11 || !fl_verify(m, NULL, 0))
        return 2;
    fl_run(m, NULL, 0);
    if (!fl_parse("swap", &op) || op != FL_SWAP || fl_parse("", &op) || strcmp(fl_name((fl_op)99), "?") != 0)
        return 2;
    for (int i = 0; i < FL_STACK; i++)
        if (!fl_push(m, i))
            return 2;
    if (fl_push(m, 1))
        return 2;
#else
    const fl_instr store[] = {{FL_PUSH, 1}, {FL_STORE, 1000}};
    fl_instr many[2 * FL_STACK];
    for (int i = 0; i < 2 * FL_STACK; i++)
        many[i] = (fl_instr){FL_PUSH, i};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fl_pop(m);
        break;
    case 2:
        fl_push(m, 1);
        fl_pick(m, 1);
        break;
    case 3:
        fl_run(m, store, 2);
        break;
    case 4:
        fl_run(m, many, 2 * FL_STACK);
        break;
    }
#endif
    free(m);
    return 0;
}
