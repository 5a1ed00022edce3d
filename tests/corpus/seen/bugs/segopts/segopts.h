#ifndef SEGOPTS_H
#define SEGOPTS_H
/* TCP options: the 0..40 bytes between the fixed header and the data.
   Readers take any bytes, malformed ones too. Pointers are never NULL, except
   opts when len is 0; len says how many bytes are there, at most SEGOPTS_MAX. */

#include <stddef.h>
#include <stdint.h>

#define SEGOPTS_MAX 40

enum { SEGOPT_END = 0, SEGOPT_NOP = 1, SEGOPT_MSS = 2, SEGOPT_WSCALE = 3, SEGOPT_SACKOK = 4, SEGOPT_TIME = 8 };

struct segopt {
    uint8_t kind;
    uint8_t size;         /* of data, without kind and length */
    const uint8_t *data;  /* into the bytes being read, which must still be there */
};

struct segopts_iter {     /* set up by segopts_begin, moved by segopts_next */
    const uint8_t *at;
    size_t left;
};

void segopts_begin(struct segopts_iter *it, const uint8_t *opts, size_t len);
int segopts_next(struct segopts_iter *it, struct segopt *o);                   /* 1 one more (no NOPs), 0 end, -1 malformed */
int segopts_find(const uint8_t *opts, size_t len, uint8_t kind, struct segopt *o); /* 1 found, 0 not */
int segopts_mss(const uint8_t *opts, size_t len);                              /* 0..65535, 536 when there is none */
int segopts_wscale(const uint8_t *opts, size_t len);                           /* 0..14, 0 when there is none */
int segopts_strip(uint8_t *opts, size_t len, uint8_t kind);                    /* makes NOPs of those of a kind (2 and up), how many; stops at END or where it is malformed */
size_t segopts_put_mss(uint8_t *buf, size_t room, uint16_t mss);               /* bytes written, 0 when it does not fit */
size_t segopts_put_wscale(uint8_t *buf, size_t room, uint8_t shift);           /* same; shift is cut to 14 */
size_t segopts_pad(uint8_t *buf, size_t used, size_t room);                    /* END up to a multiple of four, the new length; used <= room, and with no room used stays */

#endif
