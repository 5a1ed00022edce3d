/* filtvm.h
 *
 * A filter machine for packets in the manner of BPF: an accumulator A, an
 * index register X, FV_MEMWORDS scratch words and forward jumps.  A filter
 * returns how many bytes of the packet to keep, 0 for none.
 *
 * All numbers are unsigned with 32 bits and wrap around; words and halfwords
 * of packets are big-endian.
 */
#ifndef FILTVM_H
#define FILTVM_H

#include <stddef.h>
#include <stdint.h>

#define FV_MEMWORDS  16
#define FV_MAXINSNS  512

enum fv_op {
    FV_LDW, FV_LDH, FV_LDB,     /* A = word, halfword, byte at k           */
    FV_LDXB,                    /* A = byte at X + k, without wrap-around   */
    FV_IMM,                     /* A = k                                   */
    FV_LEN,                     /* A = length of the packet                */
    FV_LDM, FV_STM,             /* A = M[k]; M[k] = A                      */
    FV_TAX, FV_TXA,             /* X = A; A = X                            */
    FV_ADD, FV_SUB, FV_MUL,     /* A = A + k ...                           */
    FV_AND, FV_OR,
    FV_DIV,                     /* A = A / k; k must not be 0              */
    FV_SHL, FV_SHR,             /* k must be less than 32                  */
    FV_JMP,                     /* skip k instructions                     */
    FV_JEQ, FV_JGT, FV_JSET,    /* A == k, A > k, A & k: skip jt, else jf  */
    FV_RET, FV_RETA,            /* return k, A                             */
    FV_NOPS                     /* number of operations                    */
};

struct fv_insn {
    uint16_t op;
    uint8_t  jt, jf;
    uint32_t k;
};

#define FV_STMT(op, k)         { (op), 0, 0, (k) }
#define FV_JUMP(op, k, jt, jf) { (op), (jt), (jf), (k) }

/* Is this a program that can be run?  It has 1 to FV_MAXINSNS instructions
 * with known operations, all k are in range, jumps stay inside, and the last
 * instruction is FV_RET or FV_RETA.  Returns 1 or 0. */
int fv_validate(const struct fv_insn *prog, size_t n);

/* Runs a program on a packet that had wirelen bytes, of which the first caplen
 * are at pkt.  Loads beyond caplen end the program with 0; FV_LEN gives
 * wirelen.  pkt may be NULL if caplen is 0.
 *
 * The program is trusted: there are no checks at run time other than that of
 * packet offsets.  Only run what fv_validate() accepts. */
uint32_t fv_run(const struct fv_insn *prog, const uint8_t *pkt, uint32_t wirelen, uint32_t caplen);

/* Name of an operation, such as "ldw"; NULL if there is none. */
const char *fv_opname(unsigned op);

/* Writes an instruction as text to buf, cut to size bytes with the NUL, as
 * snprintf() does; returns the same as snprintf().  Any insn will do. */
int fv_format(const struct fv_insn *insn, char *buf, size_t size);

/* How many bytes of a packet the program can look at through FV_LDW, FV_LDH
 * and FV_LDB.  Does not run it: any n instructions will do. */
uint64_t fv_extent(const struct fv_insn *prog, size_t n);

/* Do the programs consist of the same instructions?  jt and jf count only
 * where they have a meaning; so does k. */
int fv_equal(const struct fv_insn *a, size_t na, const struct fv_insn *b, size_t nb);

#endif
