/** \file tdmlane.h
 *  Time slots of an E1 line: 32 octets a frame, 8000 frames a second.
 *
 *  A set of slots is a word with bit n for slot n.  Slot 0 is framing and slot
 *  16 is signalling, traffic has the other 30.
 *
 *  These run in the frame interrupt, 125 microseconds is all there is.  They
 *  do what they are told.
 */
#ifndef TDMLANE_H
#define TDMLANE_H

#include <assert.h>
#include <stdint.h>

#define TDMLANE_SLOTS 32
#define TDMLANE_IDLE  0xd5               /**< octet of a slot without traffic */

typedef uint32_t tdmlane_set;

#define TDMLANE_TRAFFIC ((tdmlane_set)0xfffefffe)

/** The set of just this slot. */
static inline tdmlane_set tdmlane_bit(unsigned slot)
{
    return (tdmlane_set)1 << slot;
}

static inline int tdmlane_has(tdmlane_set s, unsigned slot)
{
    return (s & tdmlane_bit(slot)) != 0;
}

/** The lowest slot of a set which has one. */
static inline unsigned tdmlane_lowest(tdmlane_set s)
{
    return (unsigned)__builtin_ctz(s);
}

/** How many slots there are in the set. */
static inline unsigned tdmlane_size(tdmlane_set s)
{
    return (unsigned)__builtin_popcount(s);
}

/** Picks n slots out of `free`, lowest first; the empty set if there are less. */
tdmlane_set tdmlane_pick(tdmlane_set free, unsigned n);

/** Cross-connect: which slot of the incoming frame each outgoing one gets. */
struct tdmlane_xc {
    tdmlane_set live;
    uint8_t from[TDMLANE_SLOTS];
};

/** Everything idle. */
void tdmlane_xc_clear(struct tdmlane_xc *xc);

/** Connect; both are traffic slots, and `to` is not connected yet. */
void tdmlane_xc_join(struct tdmlane_xc *xc, unsigned from, unsigned to);

/** Take the connection of `to` down, which is there. */
void tdmlane_xc_cut(struct tdmlane_xc *xc, unsigned to);

/** Switch a frame.  Slots 0 and 16 go straight through.  Not in place. */
void tdmlane_xc_run(const struct tdmlane_xc *xc, const uint8_t in[TDMLANE_SLOTS], uint8_t out[TDMLANE_SLOTS]);

/** Collects the octets of a set of slots from a frame, in ascending order.
 *  \param lane gets one octet for each slot of the set */
void tdmlane_gather(tdmlane_set s, const uint8_t frame[TDMLANE_SLOTS], uint8_t *lane);

/** The opposite way; slots that are not in the set stay as they are. */
void tdmlane_scatter(tdmlane_set s, const uint8_t *lane, uint8_t frame[TDMLANE_SLOTS]);

/** Net bit rate of a set in kbit/s. */
static inline unsigned tdmlane_kbps(tdmlane_set s)
{
    return tdmlane_size(s) * 64;
}

/** Octets each slot of the set gets of a block, rounded up. */
static inline uint32_t tdmlane_share(tdmlane_set s, uint32_t block)
{
    return block / tdmlane_size(s) + (block % tdmlane_size(s) != 0);
}

#endif
