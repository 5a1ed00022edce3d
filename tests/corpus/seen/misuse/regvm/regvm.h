/* regvm -- a machine with eight registers
 *
 * Programs are arrays of instructions. regvm_verify() finds out whether a
 * program is well-formed; the machine itself does no checks when it runs.
 */
#ifndef REGVM_H
#define REGVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define REGVM_REGISTERS 8
#define REGVM_MAX_STEPS 100000

enum regvm_op {
    RV_HALT,  /* ends the program */
    RV_LOAD,  /* register a = value */
    RV_MOVE,  /* register a = register b */
    RV_ADD,   /* register a += register b, modulo 2^32 */
    RV_SUB,   /* register a -= register b, modulo 2^32 */
    RV_JNZ,   /* if register a is not 0, goes on at instruction `value` */
    RV_CALL   /* register a = what the host function says of register b */
};

struct regvm_insn {
    uint8_t op;
    uint8_t a, b;
    uint32_t value;
};

/* Must not use the machine that calls it. */
typedef uint32_t (*regvm_host)(void *data, uint32_t argument);

struct regvm {
    uint32_t reg[REGVM_REGISTERS];
    const struct regvm_insn *code;
    size_t length;
    regvm_host host;
    void *data;
};

/* Sets up a machine: registers 0, no program, no host function. To be called
 * before anything else; there is nothing to be cleaned up in the end. */
void regvm_init(struct regvm *vm);

/* The function of RV_CALL. */
void regvm_set_host(struct regvm *vm, regvm_host host, void *data);

/* Whether a program can be run: all instructions exist, name registers that
 * exist and jump within the program; the last one is RV_HALT. */
bool regvm_verify(const struct regvm_insn *code, size_t length);

/* Gives the machine a program of `length` instructions, which must be one that
 * regvm_verify() accepts. It is not copied. */
void regvm_load(struct regvm *vm, const struct regvm_insn *code, size_t length);

/* Runs the program that was loaded from its first instruction, for at most
 * `steps` instructions, and never more than REGVM_MAX_STEPS. True when it came
 * to RV_HALT. There must be a program, and a host function if it uses RV_CALL. */
bool regvm_run(struct regvm *vm, uint32_t steps);

/* Registers: 0 to REGVM_REGISTERS - 1. */
uint32_t regvm_get(const struct regvm *vm, unsigned index);
void regvm_set(struct regvm *vm, unsigned index, uint32_t value);

/* The name of an operation, "?" for what is none. */
const char *regvm_op_name(uint8_t op);

#endif
