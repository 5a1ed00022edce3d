/* Exponential backoff for retries. No clock, no threads: the caller says what
   time it is and asks when to try again. All times in milliseconds. */
#ifndef EXPBACK_H
#define EXPBACK_H

#include <stdbool.h>
#include <stdint.h>

enum expback_state {
    EXPBACK_IDLE,    /* nothing failed */
    EXPBACK_WAITING, /* failed, wait for the next try */
    EXPBACK_GAVE_UP  /* too many failures */
};

/* Set up with expback_init(); fields are for reading. */
struct expback {
    uint32_t base;     /* delay after the first failure */
    uint32_t cap;      /* longest delay */
    unsigned limit;    /* failures in a row until giving up, 0 for never */
    unsigned failures; /* failures in a row so far */
    uint64_t due;      /* when to try again */
    enum expback_state state;
};

/* False, and nothing set up, if base is 0 or above cap. */
bool expback_init(struct expback *b, uint32_t base, uint32_t cap, unsigned limit);

/* The delay after a number of failures in a row: 0 after none, base after one,
   then twice as long each time, but never longer than cap. */
uint32_t expback_delay(const struct expback *b, unsigned failures);

/* Report how a try that was made at a time went. */
void expback_failed(struct expback *b, uint64_t now);
void expback_succeeded(struct expback *b);

/* May one try now? Not after giving up. */
bool expback_ready(const struct expback *b, uint64_t now);

/* How long to wait from now, 0 if one may try at once; UINT64_MAX after
   giving up. */
uint64_t expback_wait(const struct expback *b, uint64_t now);

const char *expback_state_name(enum expback_state state);

#endif
