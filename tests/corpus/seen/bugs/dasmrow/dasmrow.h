/* dasmrow.h - decode, encode and print instructions of the R16 micro
 *
 * An instruction is one to four bytes:
 *
 *     opcode [dst:4 src:4] [low byte, high byte]
 *
 * The opcode decides how many follow.  dst and src are register numbers,
 * 0..15; the 16-bit word is little-endian and, as displacement, signed.
 */
#ifndef DASMROW_H
#define DASMROW_H

#include <stddef.h>
#include <stdint.h>

enum { DASM_MAXLEN = 4, DASM_REGS = 16 };

/* Unused fields are 0 after decoding and ignored when encoding. */
struct dasm_insn {
    uint8_t op;   /* opcode byte */
    uint8_t dst;  /* 0..15 */
    uint8_t src;  /* 0..15 */
    int32_t word; /* immediates 0..65535, displacements -32768..32767 */
};

/* Number of bytes of an instruction with this opcode, 0 if there is none. */
int dasm_length(uint8_t op);

/* Static string such as "mov", NULL if there is no such opcode. */
const char *dasm_mnemonic(uint8_t op);

/* The first opcode with that mnemonic, -1 if there is none. */
int dasm_opcode(const char *mnemonic);

/* 1 if the opcode exists and every field it uses is in range, else 0. */
int dasm_valid(const struct dasm_insn *insn);

/* Reads one instruction from the n bytes at code.  Returns its length;
 * 0 if n is too small for it; -1 if the opcode does not exist.  *insn is
 * written only on success. */
int dasm_decode(const uint8_t *code, size_t n, struct dasm_insn *insn);

/* The opposite.  Returns the length, -1 if insn is not valid. */
int dasm_encode(const struct dasm_insn *insn, uint8_t code[DASM_MAXLEN]);

/* Text of an instruction, like "ld r1, [r2+8]".  Works like snprintf: at most
 * size bytes including the NUL go to buf (which may be NULL if size is 0), and
 * the length of the whole text is returned; -1 if insn is not valid. */
int dasm_format(const struct dasm_insn *insn, char *buf, size_t size);

/* dasm_decode and dasm_format in one.  Returns the length of the instruction,
 * or what dasm_decode returns on failure; buf is then "" (if size > 0). */
int dasm_row(const uint8_t *code, size_t n, char *buf, size_t size);

#endif
