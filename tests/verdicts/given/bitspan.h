#ifndef BITSPAN_H
#define BITSPAN_H

/* Spans of bits. */
typedef struct {
    unsigned start;
    unsigned length;
} bitspan;

/* Its end. */
unsigned bitspan_end(bitspan s);
/* The span of so many bits behind s. */
bitspan bitspan_behind(bitspan s, unsigned length);
/* The span of so many bits behind s and a gap. */
bitspan bitspan_later(bitspan s, unsigned gap, unsigned length);
/* The span from `start` on, in a word of 32 bits; the whole word if it does not fit. */
bitspan bitspan_from(unsigned start);

#endif
