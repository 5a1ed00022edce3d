#ifndef REGBANK_H_
#define REGBANK_H_
#include <stdint.h>

#define RB_MAX_REGS 256u

typedef struct regbank regbank_t;

enum rb_err {
    RB_OK = 0,
    RB_EREG = -1,   /* no such register */
    RB_EFIELD = -2, /* no bits, or bits beyond 31 */
    RB_EVALUE = -3  /* does not fit the field */
};

/* Shadow copy of the 32 bit registers of a device, 1 to RB_MAX_REGS of them;
   NULL for other numbers and when memory is out. */
regbank_t *rb_open(unsigned nregs);
void rb_close(regbank_t *rb);

int rb_read(const regbank_t *rb, unsigned reg, uint32_t *val);
int rb_write(regbank_t *rb, unsigned reg, uint32_t val);

/* A field is `width` bits, the lowest of them bit `lsb`. */
int rb_get_field(const regbank_t *rb, unsigned reg, unsigned lsb, unsigned width, uint32_t *val);
int rb_set_field(regbank_t *rb, unsigned reg, unsigned lsb, unsigned width, uint32_t val);

/* What a register has after rb_reset(), 0 unless set. */
int rb_set_default(regbank_t *rb, unsigned reg, uint32_t val);
void rb_reset(regbank_t *rb);

/* Lowest register written since it was last returned here, -1 if none. */
int rb_next_dirty(regbank_t *rb);

#endif
