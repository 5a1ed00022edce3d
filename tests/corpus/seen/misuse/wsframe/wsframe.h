#ifndef WSFRAME_H
#define WSFRAME_H

/* wsframe -- WebSocket frames (RFC 6455), without any I/O.
 *
 * Writing: an encoder puts frames into buffers of the caller.
 * Reading: wsf_parse() takes a header apart, wsf_unmask() uncovers a payload.
 */

#include <stddef.h>
#include <stdint.h>

#define WSF_CONT   0x0
#define WSF_TEXT   0x1
#define WSF_BINARY 0x2
#define WSF_CLOSE  0x8
#define WSF_PING   0x9
#define WSF_PONG   0xA

#define WSF_MAX_PAYLOAD 0x100000 /* per frame that is written */
#define WSF_MAX_HEADER  14
#define WSF_MAX_CONTROL 125      /* payload of close, ping, pong */

/* Source of masking keys. */
typedef uint32_t (*wsf_key_fn)(void *arg);

typedef struct {
    unsigned magic; /* all private */
    wsf_key_fn key_fn;
    void *key_arg;
    int opcode;
    int in_message;
} wsf_encoder;

typedef struct {
    int fin;
    int opcode;
    int masked;
    uint8_t key[4];  /* zeros if not masked */
    uint64_t length; /* of the payload */
} wsf_header;

/* Prepares an encoder; to be called before anything else is done with it.
 * Clients have to mask what they send and give a source of keys; servers pass
 * NULL.  There is nothing to release. */
void wsf_init(wsf_encoder *e, wsf_key_fn key_fn, void *key_arg);

/* Room that a frame with n bytes of payload needs at most.
 * 0 if n is above WSF_MAX_PAYLOAD. */
size_t wsf_bound(size_t n);

/* A whole message, or a control frame, in one frame: writes it to out, which
 * must have room for wsf_bound(n) bytes and must not overlap the payload.
 * payload may be NULL if n is 0.  Returns the length of the frame; 0 if
 * nothing was written, because
 *   - opcode is none of the above, or WSF_CONT,
 *   - n is above WSF_MAX_PAYLOAD, or WSF_MAX_CONTROL for a control frame,
 *   - a message in parts is under way (control frames may come in between). */
size_t wsf_frame(wsf_encoder *e, int opcode, const void *payload, size_t n, uint8_t *out);

/* A message in parts: wsf_begin(), then wsf_part() for each but the last one,
 * then wsf_last().  opcode is WSF_TEXT or WSF_BINARY.  Calling them in another
 * order is a programming error.  For payload, out and the result see
 * wsf_frame(); a part that was not written because of its size can be tried
 * again. */
void wsf_begin(wsf_encoder *e, int opcode);
size_t wsf_part(wsf_encoder *e, const void *payload, size_t n, uint8_t *out);
size_t wsf_last(wsf_encoder *e, const void *payload, size_t n, uint8_t *out);

/* 1 between wsf_begin() and wsf_last(), else 0. */
int wsf_in_message(const wsf_encoder *e);

/* Takes apart the header of a frame that was received.  Returns the length of
 * the header, 0 if n bytes are not enough to tell, -1 if this is no frame. */
int wsf_parse(const uint8_t *data, size_t n, wsf_header *h);

/* Masks or unmasks n bytes in place; offset is the place of the first one in
 * the payload. */
void wsf_unmask(const wsf_header *h, uint8_t *data, size_t n, uint64_t offset);

#endif
