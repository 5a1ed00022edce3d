#ifndef HLCSTAMP_H
#define HLCSTAMP_H
/*
   hlcstamp: hybrid logical clocks (Kulkarni et al., 2014) in one source file.

   Every node has a clock.  It gives a stamp to each event of its own with
   hlc_event and is told of each stamp that arrives in a message with hlc_seen.
   If an event can have had an influence on another one, its stamp is the
   lesser; and stamps stay near the physical time, which is up to the caller to
   supply: milliseconds, microseconds, whatever he likes, it may even run
   backwards.

   Everything is a value and nothing is allocated.  No pointer may be NULL.
*/
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t wall;
    uint32_t tick;
    uint32_t node;
} hlc_stamp;

typedef struct {
    hlc_stamp last;
} hlc_clock;

#define HLC_TEXT_SIZE 35 /* of a stamp as a text, with its terminator */

hlc_clock hlc_start(uint32_t node);

/* Both return false, and change neither the clock nor *stamp, when the clock
   is at the very end of its range. */
bool hlc_event(hlc_clock *clock, uint64_t wall, hlc_stamp *stamp);
bool hlc_seen(hlc_clock *clock, uint64_t wall, hlc_stamp theirs, hlc_stamp *stamp);

hlc_stamp hlc_make(uint64_t wall, uint32_t tick, uint32_t node);

/* The total order of stamps: wall, then tick, then node.  Negative, zero or
   positive in the manner of strcmp; zero if and only if they are equal. */
int hlc_compare(hlc_stamp a, hlc_stamp b);
bool hlc_equal(hlc_stamp a, hlc_stamp b);
uint32_t hlc_hash(hlc_stamp s);

/* How far apart the physical parts are, whichever comes first. */
uint64_t hlc_gap(hlc_stamp a, hlc_stamp b);

/* "00000190a1b2c3d4-00000001-0000002a".  Texts are in the same order as the
   stamps.  text has room for HLC_TEXT_SIZE. */
void hlc_to_text(hlc_stamp s, char *text);
/* Takes lower case only, and nothing before or after; else false. */
bool hlc_from_text(const char *text, hlc_stamp *stamp);

#endif
