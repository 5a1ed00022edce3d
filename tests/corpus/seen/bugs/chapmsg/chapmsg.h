/* chapmsg.h -- CHAP packets (PPP challenge handshake, RFC 1994).
 *
 * Builders write a packet into the caller's buffer, chap_parse() reads one
 * that came from the peer.  Nothing is allocated, nothing is kept.
 *
 *   code  id  length(2)  value-size  value...  name...     challenge, response
 *   code  id  length(2)  message...                        success, failure
 */
#ifndef CHAPMSG_H
#define CHAPMSG_H

#include <stddef.h>
#include <stdint.h>

#define CHAP_CHALLENGE 1
#define CHAP_RESPONSE  2
#define CHAP_SUCCESS   3
#define CHAP_FAILURE   4

#define CHAP_VALUE_MAX 32 /* longest value, in bytes */
#define CHAP_NAME_SIZE 16 /* room for a name, NUL included */
#define CHAP_TEXT_MAX  255 /* longest name or message a builder takes */

struct chap_msg {
    uint8_t code;
    uint8_t id;
    uint8_t value_len;              /* 0 in success and failure */
    uint8_t value[CHAP_VALUE_MAX];  /* the rest is zero */
    char name[CHAP_NAME_SIZE];      /* name, or message of success and failure */
};

/* Build a challenge (a response) with the value at `value`, of `len` bytes,
 * and the name.  Return the length of the packet, or 0 if it does not fit into
 * `cap` bytes, if len is not 1 to CHAP_VALUE_MAX or if the name is longer than
 * CHAP_TEXT_MAX. */
size_t chap_challenge(uint8_t *pkt, size_t cap, uint8_t id, const uint8_t *value, size_t len,
                      const char *name);
size_t chap_response(uint8_t *pkt, size_t cap, uint8_t id, const uint8_t *value, size_t len,
                     const char *name);

/* Builds a success (ok is not 0) or a failure with a message, which may be
 * empty.  Returns as above. */
size_t chap_result(uint8_t *pkt, size_t cap, uint8_t id, int ok, const char *message);

/* Reads the `len` bytes at pkt, which may be anything, into *m.  Bytes behind
 * the packet's own length are padding and ignored.  Characters of the name (or
 * message) that are not printable ASCII become '?', and a name that has no
 * room in m->name is cut.  Returns 0, or -1 if this is no CHAP packet or its
 * value is longer than CHAP_VALUE_MAX; *m is undefined then. */
int chap_parse(const uint8_t *pkt, size_t len, struct chap_msg *m);

/* Whether m is a response to the challenge c: 1 or 0. */
int chap_answers(const struct chap_msg *m, const struct chap_msg *c);

/* Whether two messages are the same in all fields: 1 or 0. */
int chap_same(const struct chap_msg *a, const struct chap_msg *b);

/* The name of a code, "?" if it has none.  Static. */
const char *chap_code_name(int code);

/* Prints "challenge id=7 value=0a0b name=peer" like snprintf(): at most cap
 * bytes, NUL included, and returns the length that all of it has.  buf may be
 * NULL if cap is 0. */
size_t chap_describe(const struct chap_msg *m, char *buf, size_t cap);

#endif
