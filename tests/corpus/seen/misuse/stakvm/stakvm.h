/*
 * stakvm -- a small stack machine for numbers.
 *
 * LIFE OF A MACHINE
 *   sv_open() -> sv_load() -> sv_push()... -> sv_run() -> sv_pop()... -> sv_close()
 *   A machine can be loaded and run as often as wanted; the stack is kept
 *   from run to run until sv_clear().
 *
 * NUMBERS
 *   int32_t; sums, differences and products wrap around.
 */
#ifndef STAKVM_H
#define STAKVM_H

#include <stddef.h>
#include <stdint.h>

#define SV_CODE  1024   /* most instructions of a program */
#define SV_STACK 4096   /* most numbers on the stack */
#define SV_STEPS 100000 /* most steps of a run */

typedef enum {
    SV_HALT,    /* end                                      */
    SV_LIT,     /* push arg                                 */
    SV_ADD, SV_SUB, SV_MUL, SV_DIV,     /* a b -- a op b    */
    SV_DUP,     /* a -- a a                                 */
    SV_SWAP,    /* a b -- b a                               */
    SV_DROP,    /* a --                                     */
    SV_JUMP,    /* go on at instruction arg                 */
    SV_JZERO,   /* a --   go on at arg if a is 0            */
    SV_CALL     /* call the host's function                 */
} sv_op;

typedef struct { sv_op op; int32_t arg; } sv_ins;

enum {
    SV_OK = 0,
    SV_EMEMORY = -1,
    SV_ECODE = -2,      /* unknown instruction, jump out of the program, too long */
    SV_EUNDER = -3,     /* the program pops from an empty stack */
    SV_EOVER = -4,      /* the stack is full */
    SV_EDIV = -5,       /* division by 0, or INT32_MIN / -1 */
    SV_ESTEPS = -6,     /* the steps are used up */
    SV_EHOST = -7       /* no host function, or it returned something else than 0 */
};

typedef struct sv_machine sv_machine;

/* The host's function: it may use sv_push, sv_pop, sv_depth and sv_slot. */
typedef int (*sv_host)(sv_machine *m, int32_t arg, void *ctx);

/* NULL without memory.  sv_close(NULL) does nothing. */
sv_machine *sv_open(void);
void sv_close(sv_machine *m);

/* Copies a program of n instructions.  SV_OK, SV_ECODE, SV_EMEMORY; on failure
 * the program from before stays.  Jumps to n end the program, as its end does. */
int sv_load(sv_machine *m, const sv_ins *code, size_t n);

/* Sets the function for SV_CALL; NULL for none. */
void sv_set_host(sv_machine *m, sv_host host, void *ctx);

/* Runs the program from its start, which must have been loaded before, for at
 * most `steps` instructions (more than SV_STEPS are SV_STEPS).  SV_OK at its
 * end, or an error; the stack is then as the instruction before left it, or as
 * the host's function did. */
int sv_run(sv_machine *m, unsigned steps);

/* SV_OK, SV_EOVER or SV_EMEMORY. */
int sv_push(sv_machine *m, int32_t number);

/* Takes the top off.  The stack must not be empty: ask sv_depth first. */
int32_t sv_pop(sv_machine *m);

size_t sv_depth(const sv_machine *m);

/* A number on the stack, to read or change; 0 is the top.  NULL if i is not
 * less than the depth.  The pointer is good until something is next pushed or
 * popped, by sv_run too. */
int32_t *sv_slot(sv_machine *m, size_t i);

/* Empties the stack. */
void sv_clear(sv_machine *m);

#endif
