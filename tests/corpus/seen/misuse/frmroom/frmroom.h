#ifndef FRMROOM_H
#define FRMROOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Frames on their way through a protocol stack.

     |<- headroom ->|<- data, length bytes ->|<- tailroom ->|

   Each layer puts its header in front with frm_push on the way down and takes
   it off with frm_pull on the way up, without copying.

   Frames are counted: frm_new gives one reference, frm_hold another, frm_drop
   gives one back, the last one frees.  While there are several the frame is
   shared and must only be looked at: call frm_own before changing it. */

#define FRM_MAX 65536 /* headroom, data and tailroom together */

typedef struct frm frm;

/* No data yet.  NULL when it would be larger than FRM_MAX or memory is out. */
frm *frm_new(size_t headroom, size_t tailroom);

frm *frm_hold(frm *f); /* returns f */
void frm_drop(frm *f); /* NULL is allowed */
bool frm_shared(const frm *f);

/* Trades a reference for one to a frame that is not shared: the same if it was
   not, or else a copy.  NULL, and the reference kept, when memory is out. */
frm *frm_own(frm *f);

size_t frm_length(const frm *f);
size_t frm_headroom(const frm *f);
size_t frm_tailroom(const frm *f);

/* The first byte; good until the reference is dropped or traded. */
const uint8_t *frm_data(const frm *f);

/* For frames that are not shared. */
uint8_t *frm_push(frm *f, size_t n); /* n more in front, n <= headroom; the new start */
uint8_t *frm_put(frm *f, size_t n);  /* n more at the end, n <= tailroom; the first of them */
void frm_pull(frm *f, size_t n);     /* n less in front, n <= length */
void frm_trim(frm *f, size_t n);     /* n less at the end, n <= length */

/* Copies n bytes to the end; false, and nothing done, without room for them. */
bool frm_append(frm *f, const void *bytes, size_t n);

/* Big-endian numbers at an offset, which lie within the data. */
uint16_t frm_get16(const frm *f, size_t offset);
void frm_set16(frm *f, size_t offset, uint16_t value); /* not shared */

/* The Internet checksum of the data from an offset <= length on. */
uint16_t frm_sum(const frm *f, size_t offset);

#endif
