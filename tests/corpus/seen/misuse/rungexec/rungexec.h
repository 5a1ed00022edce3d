#ifndef RUNGEXEC_H
#define RUNGEXEC_H

/**
 * Ladder logic as an instruction list, for small PLCs.
 *
 * A program is assembled, sealed and then scanned again and again:
 *
 *     rung_prog *p = rung_create();
 *     rung_emit(p, RUNG_LD, 0);      start button
 *     rung_emit(p, RUNG_ORQ, 0);     holds itself
 *     rung_emit(p, RUNG_ANDN, 1);    stop button
 *     rung_emit(p, RUNG_ST, 0);      motor
 *     if (rung_seal(p) == RUNG_OK)
 *         for (;;) { read_inputs(in); rung_scan(p, in, out); write_outputs(out); }
 *
 * The life of a program has two halves, before and after rung_seal(). Functions
 * called in the wrong half stop the controller (abort), for a machine must not
 * run with half a program.
 *
 * No function accepts a NULL program, except rung_destroy().
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct rung_prog rung_prog;

typedef enum {
    RUNG_LD,   /**< accumulator = input bit */
    RUNG_LDN,  /**< ... inverted */
    RUNG_AND,  /**< accumulator and input bit */
    RUNG_ANDN,
    RUNG_OR,
    RUNG_ORN,
    RUNG_LDQ,  /**< accumulator = output bit */
    RUNG_ANDQ,
    RUNG_ORQ,
    RUNG_ST,   /**< output bit = accumulator */
    RUNG_SET,  /**< output bit = 1 if the accumulator is 1 */
    RUNG_RST,  /**< output bit = 0 if the accumulator is 1 */
    RUNG_PUSH, /**< accumulator onto the stack; the address is ignored */
    RUNG_ANDS, /**< accumulator and what was pushed last, which is popped */
    RUNG_ORS,
    RUNG_EDGE  /**< 1 if the accumulator is 1 here and was 0 in the last scan */
} rung_op;

enum { RUNG_OK = 0, RUNG_EOP = -1, RUNG_EADDR = -2, RUNG_EFULL = -3, RUNG_ESTACK = -4 };

#define RUNG_MAX_BITS  2048u /**< addresses are 0..2047 */
#define RUNG_MAX_CODE  1024u
#define RUNG_MAX_STACK 16u

/** An empty program, not sealed; NULL if memory is out. */
rung_prog *rung_create(void);
void rung_destroy(rung_prog *p);

/** Appends an instruction. Only before rung_seal(). */
int rung_emit(rung_prog *p, rung_op op, unsigned address);

/**
 * Ends assembly. RUNG_ESTACK if an instruction pops from an empty stack, if it
 * becomes too deep, or if something is left on it in the end; then the program
 * is still not sealed. Only once.
 */
int rung_seal(rung_prog *p);

/** Sizes of the images in bytes. Only after rung_seal(). */
size_t rung_input_bytes(const rung_prog *p);
size_t rung_output_bytes(const rung_prog *p);

/**
 * Runs all instructions once. The images have at least the sizes that
 * rung_input_bytes() and rung_output_bytes() tell; bit n is bit n % 8 of byte
 * n / 8. Only after rung_seal().
 */
void rung_scan(rung_prog *p, const uint8_t *in, uint8_t *out);

/** Forgets the edges, as after power on. Only after rung_seal(). */
void rung_restart(rung_prog *p);

unsigned rung_length(const rung_prog *p);
bool rung_sealed(const rung_prog *p);

#endif
