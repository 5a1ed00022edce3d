/*
 * MIDIWALK(3)
 *
 * NAME
 *     midiwalk - step through the events of a MIDI track
 *
 * DESCRIPTION
 *     A track is the content of an MTrk chunk, without the chunk's head: pairs
 *     of a delta time (a variable length quantity) and an event.  Tracks come
 *     from files, and files may be damaged: any bytes are accepted as a track,
 *     and walking them ends with MW_BAD where they make no sense.
 *
 *     A channel event (0x80..0xEF) may leave out its status byte if it is that
 *     of the channel event right before ("running status").  Meta events (0xFF)
 *     and system exclusive ones (0xF0, 0xF7) end running status.  Other status
 *     bytes do not occur in a track.
 */
#ifndef MIDIWALK_H
#define MIDIWALK_H

#include <stddef.h>
#include <stdint.h>

enum { MW_BAD = -1, MW_END = 0, MW_EVENT = 1 };

/* A place in a track.  Set up by mw_start; members are private. */
struct mw {
    const uint8_t *bytes;
    size_t size, pos;
    uint64_t tick;
    uint8_t status;
    int state;
};

struct mw_event {
    uint64_t tick;           /* since the start of the track */
    uint8_t status;          /* 0x80..0xEF, 0xF0, 0xF7 or 0xFF */
    uint8_t type;            /* of a meta event, else 0 */
    uint8_t data[2];         /* of a channel event; unused ones are 0 */
    const uint8_t *payload;  /* of other events: points into the track, or */
    size_t length;           /* NULL when length is 0 */
};

/* Sets w to the start of a track of size bytes.  They are not copied and have to
 * stay as long as w is in use.  bytes may be NULL if size is 0. */
void mw_start(struct mw *w, const uint8_t *bytes, size_t size);

/* Steps to the next event.  MW_EVENT: it is in *e.  MW_END: there is none, the
 * track ended or its end-of-track meta event has been passed.  MW_BAD: the track
 * is damaged.  After the last two *e is unchanged, and so is the answer to
 * further calls. */
int mw_next(struct mw *w, struct mw_event *e);

/* Bytes of the track not yet walked over. */
size_t mw_left(const struct mw *w);

/* Walks a whole track; the number of events with the status' kind (its upper
 * four bits), or of all if status is 0.  -1 if the track is damaged. */
long mw_count(const uint8_t *bytes, size_t size, uint8_t status);

/* Reads a variable length quantity of 1 to 4 bytes.  Returns how many it has, or
 * 0 if it is cut off or longer; *value is then unchanged. */
size_t mw_get_varlen(const uint8_t *bytes, size_t size, uint32_t *value);

/* Writes one.  Returns its length, 0 if value is above 0x0FFFFFFF. */
size_t mw_put_varlen(uint32_t value, uint8_t out[4]);

/* Name of a kind of event by its status byte, "?" if it has none. Static. */
const char *mw_name(uint8_t status);

#endif
