#ifndef BYTECUR_H
#define BYTECUR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * Cursor that reads from bytes in memory.
 *
 * Callers check with bytecur_has() that there are enough bytes left before
 * they read; the reading functions themselves do not check.
 */
typedef struct {
    const uint8_t *pos;
    const uint8_t *end;
} bytecur;

/** `size` bytes at `data`, which are not copied. */
bytecur bytecur_from(const void *data, size_t size);

size_t bytecur_left(const bytecur *c);

/** Whether `n` bytes are left. */
bool bytecur_has(const bytecur *c, size_t n);

uint8_t bytecur_u8(bytecur *c);
uint16_t bytecur_u16(bytecur *c); /**< big endian, as all numbers */
uint32_t bytecur_u32(bytecur *c);

/** Copies `n` bytes to `to`. */
void bytecur_copy(bytecur *c, void *to, size_t n);

/** A cursor over the next `n` bytes, over which `c` moves. */
bytecur bytecur_sub(bytecur *c, size_t n);

/** Moves to behind the next byte of that value; false, and not moved, when there is none. */
bool bytecur_find(bytecur *c, uint8_t value);

/** Whether the same bytes are left; neither cursor is moved. */
bool bytecur_same(const bytecur *a, const bytecur *b);

#endif
