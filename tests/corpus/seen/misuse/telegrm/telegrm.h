#ifndef TELEGRM_H
#define TELEGRM_H

/* Telegrams for field instruments: a station address, frames of records, and a
 * checksum over everything.
 *
 *     tg_writer *w = tg_writer_open(station);
 *     tg_frame_begin(w, 'M');
 *     tg_put_u16(w, 230);
 *     tg_put_text(w, "pump 1");
 *     tg_frame_end(w);
 *     const unsigned char *bytes = tg_writer_seal(w, &size);
 *     send(bytes, size);
 *     tg_writer_close(w);
 *
 * Values go into frames, frames do not nest, and nothing can be written to a
 * sealed telegram until tg_writer_rewind.  Calls that are out of order are
 * mistakes in the program; they are caught with assert().
 *
 * What does not fit (a telegram has at most TG_MAX bytes, a frame 255) is left
 * out and remembered: tg_writer_seal then returns NULL.  So there is no need to
 * check every put.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TG_MAX 2048

typedef struct tg_writer tg_writer;
typedef struct tg_reader tg_reader;

tg_writer *tg_writer_open(uint8_t station); /* NULL: no memory */
void tg_writer_close(tg_writer *w);         /* in any state; NULL is ignored */
void tg_writer_rewind(tg_writer *w);        /* in any state: begins anew */

void tg_frame_begin(tg_writer *w, uint8_t kind);
void tg_frame_end(tg_writer *w);
void tg_put_u16(tg_writer *w, uint16_t value);
void tg_put_text(tg_writer *w, const char *text); /* with its final 0 */
bool tg_in_frame(const tg_writer *w);

/* Adds the checksum.  The bytes belong to the writer, which keeps them until it
 * is rewound or closed. */
const unsigned char *tg_writer_seal(tg_writer *w, size_t *size);

/* A reader for a telegram, or NULL when that is damaged or there is no memory.
 * The bytes are not copied: they must stay as they are while the reader is in
 * use. */
tg_reader *tg_reader_open(const unsigned char *bytes, size_t size);
void tg_reader_close(tg_reader *r); /* NULL is ignored */

uint8_t tg_reader_station(const tg_reader *r);

/* Goes to the next frame and returns its kind, or -1 when there is none. */
int tg_reader_next(tg_reader *r);

/* The content of the frame that tg_reader_next went to.  There must be one. */
const unsigned char *tg_reader_frame(const tg_reader *r, size_t *size);

#endif
