#ifndef Q931ELM_H
#define Q931ELM_H

/* Q.931 (ISDN layer 3) messages: header, information elements, numbers.
   Nothing is allocated; everything works on the caller's octets. */

#include <stddef.h>
#include <stdint.h>

#define Q931_DISCRIMINATOR 0x08
#define Q931_CALLED        0x70 /* called party number */
#define Q931_CALLING       0x6c /* calling party number */

#define Q931_OK    1
#define Q931_END   0
#define Q931_BAD (-1) /* malformed, or no room */

struct q931_head {
    uint8_t cref_len; /* octets of the call reference, 0 to 2 */
    uint16_t cref;    /* without the flag */
    uint8_t flag;     /* 1 when sent by the side that did not originate it */
    uint8_t type;     /* message type, 7 bits */
};

struct q931_elm {
    uint8_t id;          /* of a single octet element: all 8 bits */
    size_t len;          /* 0 for a single octet element */
    const uint8_t *body; /* into the message */
};

/* Reads the header.  *pos becomes the offset of the first element. */
int q931_get_head(const uint8_t *msg, size_t n, struct q931_head *h, size_t *pos);

/* Reads the element at *pos and moves *pos behind it; Q931_END at the end of
   the message.  Octets with bit 8 set are elements of their own. */
int q931_get_elm(const uint8_t *msg, size_t n, size_t *pos, struct q931_elm *e);

/* First element with that id behind the header; Q931_END when there is none. */
int q931_find(const uint8_t *msg, size_t n, uint8_t id, struct q931_elm *e);

/* Append at *used, which they move; `cap` is the size of the buffer.  The
   buffer is as before when they return Q931_BAD.  A cref that does not fit in
   cref_len is bad, and so is an id with bit 8 set or a body above 255. */
int q931_put_head(uint8_t *buf, size_t cap, size_t *used, const struct q931_head *h);
int q931_put_elm(uint8_t *buf, size_t cap, size_t *used, uint8_t id, const uint8_t *body, size_t len);

/* The digits in the body of a number element, as a text.  Octet 3, type and
   plan, goes on in octet 3a and so forth as long as bit 8 is clear; the digits
   (IA5) are behind these.  Q931_BAD when the body has no complete type and
   plan, when a digit is not 0-9, * or #, or when the text with its terminator
   does not fit in `size`; `out` is then "" unless the size is 0. */
int q931_number(const uint8_t *body, size_t len, char *out, size_t size);

#endif
