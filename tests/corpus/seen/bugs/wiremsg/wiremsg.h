#ifndef WIREMSG_H
#define WIREMSG_H

#include <stddef.h>
#include <stdint.h>

/* Message builder: big-endian numbers, bytes and nested sections that carry
 * their 16-bit length in front.
 *
 * All functions that append return WM_OK or leave the message as it was. */

typedef struct wm_msg wm_msg;

enum {
    WM_OK = 0,
    WM_EFULL = -1,      /* the message's limit, or 65535 bytes in a section */
    WM_EMEM = -2,
    WM_ENEST = -3,      /* more than WM_NEST sections, or none to close */
    WM_ERANGE = -4
};

#define WM_NEST 8
#define WM_LIMIT (1u << 20)

/* A message of at most limit bytes; 0 and numbers above WM_LIMIT mean
 * WM_LIMIT.  NULL if memory is out. */
wm_msg *wm_new(size_t limit);
void wm_free(wm_msg *m);

/* Drops all bytes and open sections. */
void wm_reset(wm_msg *m);

int wm_u8(wm_msg *m, uint8_t v);
int wm_u16(wm_msg *m, uint16_t v);
int wm_u32(wm_msg *m, uint32_t v);

/* Appends n bytes.  They must not be bytes of m itself: for those there is
 * wm_again. */
int wm_bytes(wm_msg *m, const void *data, size_t n);

/* Appends once more the n bytes that the message has at offset off.
 * WM_ERANGE if it has them not. */
int wm_again(wm_msg *m, size_t off, size_t n);

int wm_open(wm_msg *m);
int wm_close(wm_msg *m);

size_t wm_size(const wm_msg *m);
/* The bytes so far, valid until the message is next changed or freed.  The
 * lengths of open sections read as 0. */
const uint8_t *wm_data(const wm_msg *m);

#endif
