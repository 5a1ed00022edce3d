#ifndef PRTBUFF_H
#define PRTBUFF_H

#include <stddef.h>

// prtbuff - growing print buffer, for serializers and report writers.
//
// Everything that can fail returns 0 when done, -1 when memory is out or the
// buffer would become longer than PB_MAX; it is unchanged then.  No argument
// may be NULL unless it says so.

#define PB_MAX ((size_t)1 << 20)

typedef struct prtbuff prtbuff;

prtbuff *pb_new(void);      // NULL: no memory
void pb_free(prtbuff *pb);  // NULL is fine

// len bytes from buf; these may lie in the buffer itself
int pb_append(prtbuff *pb, const char *buf, size_t len);
int pb_puts(prtbuff *pb, const char *text);
int pb_put_long(prtbuff *pb, long value);
// append all of src, which may be pb
int pb_cat(prtbuff *pb, const prtbuff *src);

// Set len bytes at offset to ch (as an unsigned char), offset -1 being the
// current end.  The buffer is extended when offset + len lies behind its end;
// bytes between the old end and offset are then zero.  len 0 does nothing.
// Other negative offsets fail.
int pb_memset(prtbuff *pb, long offset, int ch, size_t len);

// Forget what is behind the first len bytes.  No-op if there are fewer.
void pb_truncate(prtbuff *pb, size_t len);
// Drop blanks, tabs and line ends at the end.
void pb_rtrim(prtbuff *pb);
void pb_reset(prtbuff *pb);

size_t pb_length(const prtbuff *pb);
// Zero terminated; valid until the next call that changes pb.
const char *pb_data(const prtbuff *pb);
// The byte at index as 0..255, -1 behind the end.
int pb_at(const prtbuff *pb, size_t index);
// How often ch occurs.
size_t pb_tally(const prtbuff *pb, char ch);
// Position of the first ch at or behind from, -1 if none.
long pb_index(const prtbuff *pb, char ch, size_t from);
// <0, 0, >0 as memcmp; a shorter buffer sorts before one that it begins.
int pb_compare(const prtbuff *a, const prtbuff *b);

#endif
