#ifndef MIXBUS_H
#define MIXBUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Mixes voices (mono sounds, 16 bit) into one stream. */

typedef struct mixbus mixbus;
typedef struct mixvoice mixvoice;

/* ---- voices ---- */

/* Creates a voice that plays `count` samples. They are not copied, so keep them
 * until the voice is freed. NULL if memory is out. */
mixvoice *mixvoice_create(const int16_t *samples, size_t count);

/* Frees a voice. Detach it first if it is attached. */
void mixvoice_free(mixvoice *voice);

/* Volume in percent; less than 0 is taken as 0, more than 200 as 200. */
void mixvoice_volume(mixvoice *voice, int percent);

/* Plays the samples again and again. */
void mixvoice_loop(mixvoice *voice, bool on);

/* Goes to a sample; behind the last one is the end. */
void mixvoice_seek(mixvoice *voice, size_t position);
size_t mixvoice_tell(const mixvoice *voice);
bool mixvoice_attached(const mixvoice *voice);

/* ---- the bus ---- */

mixbus *mixbus_create(void);

/* Frees the bus but not its voices. They have to be detached before. */
void mixbus_free(mixbus *bus);

/* Lets a voice play on the bus. A voice is on one bus at a time and must be
 * detached from it before it can be attached again. */
void mixbus_attach(mixbus *bus, mixvoice *voice);

/* Takes an attached voice off its bus. */
void mixbus_detach(mixvoice *voice);

size_t mixbus_voices(const mixbus *bus);

/* Called by mixbus_render() when a voice comes to its end. It must not use
 * the bus, nor detach or free voices; rewinding with mixvoice_seek() is fine.
 * NULL: none. */
typedef void (*mixbus_end_fn)(mixvoice *voice, void *data);
void mixbus_on_end(mixbus *bus, mixbus_end_fn fn, void *data);

/* Writes the next `count` samples of all voices, summed up and clipped. Returns
 * how many voices have something left to play. */
size_t mixbus_render(mixbus *bus, int16_t *out, size_t count);

#endif
