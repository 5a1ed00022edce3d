/*
 * chorale.h -- parts of a score, for our sequencer
 *
 * Hi there. You are about to put notes into parts. The notes are *yours*: have
 * them on the stack, in an array, inside of a bigger struct, I do not mind. I
 * only thread them together through the `next` in them, which is why there is
 * no malloc here and why nothing can fail for want of memory.
 *
 * The price: a note has one `next`, so it sings in one part, once. As long as
 * it does, leave it where it is and do not write into it (pitch and len are
 * fine). If you want it gone, chorale_drop() it first.
 *
 * Ticks are 480 to the quarter. Pitches are MIDI's 0..127.
 */
#ifndef CHORALE_H
#define CHORALE_H

#include <stddef.h>
#include <stdint.h>

#define CHORALE_LAST_TICK 0x3fffffff

typedef struct chorale_note {
    struct chorale_note *next;
    uint32_t tick, len;
    int pitch;
} chorale_note;

typedef struct {
    chorale_note *head;
    size_t count;
} chorale_part;

/* An empty part. There is nothing to destroy afterwards. */
void chorale_part_init(chorale_part *part);

/* Makes a note of whatever n was. -1 (and n untouched) if the pitch is none or
   tick or len is beyond CHORALE_LAST_TICK, else 0. */
int chorale_note_init(chorale_note *n, uint32_t tick, uint32_t len, int pitch);

/* Notes stay sorted by tick; among equals the first added comes first. */
void chorale_add(chorale_part *part, chorale_note *n);

/* Takes n out of its part. Yes, you have to know which one that is. */
void chorale_drop(chorale_part *part, chorale_note *n);

/* Moves every note of `from` into `into`; `from` is empty then. Into itself is
   silly but harmless. */
void chorale_merge(chorale_part *into, chorale_part *from);

/* for (n = chorale_first(p); n; n = chorale_next(n)) ... */
chorale_note *chorale_first(const chorale_part *part);
chorale_note *chorale_next(const chorale_note *n);

/* How many notes sound at that tick; the first `max` of them go into `which`. */
size_t chorale_sounding(const chorale_part *part, uint32_t tick, chorale_note **which, size_t max);

/* Up or down for all, or -1 and nobody moves if somebody would leave 0..127. */
int chorale_transpose(chorale_part *part, int semitones);

/* The tick when the last note is over, 0 for silence. */
uint32_t chorale_length(const chorale_part *part);

#endif
