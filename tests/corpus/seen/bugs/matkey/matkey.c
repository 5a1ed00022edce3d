#include "matkey.h"

#include <stdlib.h>

struct matkey {
    unsigned rows, cols;
    unsigned row_shift;
    unsigned head, tail; // run freely
    unsigned lost;
    uint16_t state[MK_MAX_ROWS];
    struct mk_event queue[MK_QUEUE];
    uint16_t *codes;
};

// The number of bits that count values take.
static unsigned count_order(unsigned count)
{
    unsigned order = 0;
    while (1u << order < count)
        order++;
    return order;
}

static size_t code_index(const matkey *k, unsigned row, unsigned col)
{
    return ((size_t)row << k->row_shift) + col;
}

static bool inside(const matkey *k, unsigned row, unsigned col)
{
    return row < k->rows && col < k->cols;
}

matkey *mk_new(unsigned rows, unsigned cols)
{
    if (rows < 1 || rows > MK_MAX_ROWS || cols < 1 || cols > MK_MAX_COLS)
        return NULL;
    matkey *k = calloc(1, sizeof *k);
    if (k == NULL)
        return NULL;
    k->rows = rows;
    k->cols = cols;
    k->row_shift = count_order(cols);
    k->codes = calloc((size_t)rows * cols, sizeof *k->codes);
    if (k->codes == NULL) {
        free(k);
        return NULL;
    }
    return k;
}

void mk_free(matkey *k)
{
    if (k != NULL)
        free(k->codes);
    free(k);
}

bool mk_bind(matkey *k, unsigned row, unsigned col, uint16_t code)
{
    if (!inside(k, row, col))
        return false;
    k->codes[code_index(k, row, col)] = code;
    return true;
}

size_t mk_bind_all(matkey *k, const uint32_t *keys, size_t count)
{
    size_t bound = 0;
    for (size_t i = 0; i < count; i++)
        if (mk_bind(k, keys[i] >> 24, keys[i] >> 16 & 0xff, keys[i] & 0xffff))
            bound++;
    return bound;
}

int mk_code(const matkey *k, unsigned row, unsigned col)
{
    return inside(k, row, col) ? k->codes[code_index(k, row, col)] : -1;
}

static unsigned bits(unsigned word)
{
    unsigned count = 0;
    for (; word != 0; word &= word - 1)
        count++;
    return count;
}

static unsigned row_mask(const matkey *k)
{
    return (1u << k->cols) - 1;
}

// Whether two rows have two columns in common.
static bool ghosts(const matkey *k, const uint16_t *words)
{
    for (unsigned r = 0; r < k->rows; r++)
        for (unsigned s = r + 1; s < k->rows; s++)
            if (bits(words[r] & words[s] & row_mask(k)) > 1)
                return true;
    return false;
}

static void push(matkey *k, unsigned row, unsigned col, bool down)
{
    if (k->head - k->tail == MK_QUEUE) {
        k->lost++;
        return;
    }
    struct mk_event *event = &k->queue[k->head++ % MK_QUEUE];
    event->code = k->codes[code_index(k, row, col)];
    event->row = (uint8_t)row;
    event->col = (uint8_t)col;
    event->down = down;
}

int mk_scan(matkey *k, const uint16_t *words)
{
    int changes = 0;
    if (ghosts(k, words))
        return -1;
    for (unsigned row = 0; row < k->rows; row++) {
        unsigned now = words[row] & row_mask(k);
        unsigned changed = now ^ k->state[row];
        for (unsigned col = 0; changed >> col != 0; col++)
            if (changed >> col & 1) {
                push(k, row, col, now >> col & 1);
                changes++;
            }
        k->state[row] = (uint16_t)now;
    }
    return changes;
}

bool mk_next(matkey *k, struct mk_event *event)
{
    if (k->head == k->tail)
        return false;
    *event = k->queue[k->tail++ % MK_QUEUE];
    return true;
}

unsigned mk_held(const matkey *k)
{
    unsigned held = 0;
    for (unsigned row = 0; row < k->rows; row++)
        held += bits(k->state[row]);
    return held;
}

unsigned mk_lost(const matkey *k)
{
    return k->lost;
}

void mk_flush(matkey *k)
{
    k->tail = k->head;
}
