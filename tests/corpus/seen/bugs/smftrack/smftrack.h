/* smftrack.h: one track of a standard MIDI file, in memory.
 *
 * A track is a list of channel messages.  Each has a delta time, the ticks
 * since the message before it (since the start, for the first one).
 */
#ifndef SMFTRACK_H
#define SMFTRACK_H

#include <stddef.h>
#include <stdint.h>

/* The largest delta time a MIDI file can hold (four bytes of seven bits). */
#define SMF_MAX_DELTA  0x0FFFFFFFu
#define SMF_MAX_EVENTS 4096

struct smf_event {
    uint32_t delta;             /* 0 to SMF_MAX_DELTA */
    uint8_t status;             /* 0x80 to 0xEF */
    uint8_t data[2];            /* 0 to 127; data[1] is 0 if unused (0xC0 to 0xDF) */
};

typedef struct smf_track smf_track;

/* New empty track, or NULL if out of memory.  Release with smf_free. */
smf_track *smf_new(void);

/* NULL is ignored. */
void smf_free(smf_track *t);

/* Number of events. */
size_t smf_count(const smf_track *t);

/* Copies out event number `index`, counted from 0.  0, or -1 if there is none. */
int smf_get(const smf_track *t, size_t index, struct smf_event *event);

/* Appends an event.  0, or -1 if a member is out of its range, the track has
 * SMF_MAX_EVENTS already, or memory is short.  data[1] is ignored for the
 * messages that have one data byte. */
int smf_append(smf_track *t, const struct smf_event *event);

/* Removes an event.  The next one takes over its delta time, so that what
 * follows stays where it was.  0, or -1 if there is no such event or the two
 * deltas together are too large for a delta; nothing is changed then. */
int smf_remove(smf_track *t, size_t index);

/* Transposes all notes (status 0x80 to 0xAF) by so many semitones.  0, or -1
 * and no change if a note would leave 0 to 127. */
int smf_transpose(smf_track *t, int semitones);

/* Ticks from the start to the last event. */
uint64_t smf_ticks(const smf_track *t);

/* Bytes that smf_encode needs. */
size_t smf_encoded_size(const smf_track *t);

/* Writes the events with their deltas, without running status, and the end of
 * track event.  Returns the bytes written, or 0 if `size` is too small. */
size_t smf_encode(const smf_track *t, uint8_t *buffer, size_t size);

/* Replaces the track's events by those of `size` bytes as smf_encode writes
 * them.  Running status is understood; events other than channel messages and
 * the end of track are not.  0, or -1 if the bytes are not such a track or
 * memory is short; the track is unchanged then.  No byte may follow the end
 * of track. */
int smf_decode(smf_track *t, const uint8_t *bytes, size_t size);

#endif
