/* TAGWIRE: tagged fields in a byte stream, the encoding of small messages.
**
** A message is a row of fields.  Each has a tag (a varint: field number * 8 +
** type), then its content:
**
**     type 0   varint, 1 to 10 bytes, lowest seven bits first
**     type 2   varint length, then that many bytes
**     type 5   four bytes, little endian
**
** Nothing here allocates.
*/
#ifndef TAGWIRE_H
#define TAGWIRE_H

#include <stddef.h>
#include <stdint.h>

/* Field numbers go from 1 to this. */
#define TAGWIRE_FIELD_MAX 536870911u

enum tagwire_type { TAGWIRE_VARINT = 0, TAGWIRE_BYTES = 2, TAGWIRE_FIXED32 = 5 };

/* Writing: into a buffer of the caller's.  `len` says how much is written;
** otherwise leave the members alone. */
struct tagwire_out {
    unsigned char *buf;
    size_t cap, len;
};

/* Reading. */
struct tagwire_in {
    const unsigned char *at, *end;
    int bad;
};

struct tagwire_field {
    uint32_t number;
    enum tagwire_type type;
    uint64_t value;             /* VARINT and FIXED32, else 0 */
    const unsigned char *data;  /* BYTES: points into the message, else NULL */
    size_t size;                /* of data */
};

/* Start a message in buf, which has room for cap bytes (NULL if cap is 0). */
void tagwire_out_init(struct tagwire_out *o, void *buf, size_t cap);

/* Append a field.  Return 0, or -1 when the number is not in 1 to
** TAGWIRE_FIELD_MAX or there is not enough room; nothing is written then.
** put_sint writes small negative numbers short (zigzag); read them back with
** tagwire_sint().  data may be NULL when size is 0; it must not overlap the
** buffer. */
int tagwire_put_uint(struct tagwire_out *o, uint32_t number, uint64_t value);
int tagwire_put_sint(struct tagwire_out *o, uint32_t number, int64_t value);
int tagwire_put_fixed32(struct tagwire_out *o, uint32_t number, uint32_t value);
int tagwire_put_bytes(struct tagwire_out *o, uint32_t number,
                      const void *data, size_t size);

/* Start to read the size bytes at data (NULL if size is 0), which must stay
** while they are read.  They may be anything: bad messages are recognised. */
void tagwire_in_init(struct tagwire_in *in, const void *data, size_t size);

/* The next field into *f: returns 1; 0 at the end; -1 when the message is
** malformed, and from then on.  *f is set only with 1. */
int tagwire_next(struct tagwire_in *in, struct tagwire_field *f);

/* The value of a field that tagwire_put_sint() wrote. */
int64_t tagwire_sint(const struct tagwire_field *f);

#endif
