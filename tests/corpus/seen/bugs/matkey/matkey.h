#ifndef MATKEY_H
#define MATKEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Matrix keypads: from the column words that the GPIO driver reads to key
// events with key codes.
//
//     matkey *k = mk_new(4, 4);
//     mk_bind(k, 0, 0, KEY_1);
//     ...
//     every 10 ms:   mk_scan(k, words);
//                    while (mk_next(k, &event)) ...

#define MK_MAX_ROWS 16
#define MK_MAX_COLS 16
#define MK_QUEUE 32 // events; when more are pending the newest are lost

// A key for mk_bind_all.
#define MK_KEY(row, col, code) ((uint32_t)(row) << 24 | (uint32_t)(col) << 16 | (uint32_t)(code))

typedef struct matkey matkey;

struct mk_event {
    uint16_t code; // 0 for a key that is not bound
    uint8_t row, col;
    bool down;
};

// 1 to MK_MAX_ROWS rows and 1 to MK_MAX_COLS columns; otherwise, or without
// memory, NULL.
matkey *mk_new(unsigned rows, unsigned cols);
void mk_free(matkey *k); // NULL is fine

// Gives a key its code. False if there is no such row or column.
bool mk_bind(matkey *k, unsigned row, unsigned col, uint16_t code);

// Binds `count` keys, skipping those outside of the matrix. Returns how many
// were bound.
size_t mk_bind_all(matkey *k, const uint32_t *keys, size_t count);

// The code of a key, 0 if it is not bound, -1 if there is no such key.
int mk_code(const matkey *k, unsigned row, unsigned col);

// One pass over the matrix: a word for each row, in which bit c is set while
// the key in column c is down. `words` must have as many words as the keypad
// has rows; bits above the last column do not matter.
//
// Returns the number of changes, or -1 if keys are down that cannot be told
// from ghosts (all four corners of a rectangle): such a pass is ignored.
int mk_scan(matkey *k, const uint16_t *words);

// Takes the oldest event out of the queue; false if there is none.
bool mk_next(matkey *k, struct mk_event *event);

unsigned mk_held(const matkey *k); // keys that are down
unsigned mk_lost(const matkey *k); // events lost so far
void mk_flush(matkey *k);          // forgets pending events

#endif
