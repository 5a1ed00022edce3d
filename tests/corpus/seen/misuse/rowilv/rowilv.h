#ifndef ROWILV_H
#define ROWILV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * Block interleaver: symbols are written to a matrix by rows and read from it
 * by columns, which spreads bursts of errors.
 */
typedef struct {
    uint16_t rows;
    uint16_t cols;
} rowilv;

/** Most rows, and most columns. */
#define ROWILV_SIDE 256

/** Sets up an interleaver. Returns false unless both are 1 to ROWILV_SIDE. */
bool rowilv_init(rowilv *il, unsigned rows, unsigned cols);

/** Number of symbols in a block: rows * cols. */
size_t rowilv_size(const rowilv *il);

/** Where the symbol at a position of the input goes to in the output.
    Positions beyond the block stay where they are. */
size_t rowilv_position(const rowilv *il, size_t position);

/** Interleaves one block. `in` and `out` have rowilv_size() bytes each and
    must not overlap. */
void rowilv_spread(const rowilv *il, const uint8_t *in, uint8_t *out);

/** The inverse of rowilv_spread(), with the same requirements. */
void rowilv_gather(const rowilv *il, const uint8_t *in, uint8_t *out);

/** Longest burst that leaves at most one error in each row after
    rowilv_gather(). */
unsigned rowilv_burst(const rowilv *il);

/** Takes bytes apart into bits, most significant first, one per element.
    `bits` must hold 8 * length elements. */
void rowilv_unpack(const uint8_t *bytes, size_t length, uint8_t *bits);

/** The inverse: 8 * length bits become length bytes. An element counts as
    set when it is not 0. */
void rowilv_pack(const uint8_t *bits, uint8_t *bytes, size_t length);

#endif
