/* packrun.h -- PackBits compression as a stream

  The application provides a struct packrun, calls packrun_init(), and then
  updates next_in and avail_in when avail_in has dropped to zero, and next_out
  and avail_out when avail_out has dropped to zero. All other fields are set
  by the library and must not be changed by the application.

  next_in must point to avail_in bytes of input, next_out to avail_out bytes of
  free space; the two must not overlap. Either may be NULL if its count is zero.

  A stream holds on to memory of its own until packrun_end(). Do not copy the
  structure and go on with both.
*/
#ifndef PACKRUN_H
#define PACKRUN_H

#include <stddef.h>

struct packrun_state;

struct packrun {
    const unsigned char *next_in;
    size_t avail_in;
    unsigned char *next_out;
    size_t avail_out;
    size_t total_in, total_out;
    struct packrun_state *state;
};

#define PACKRUN_OK     0
#define PACKRUN_END    1
#define PACKRUN_MEM  (-4)
#define PACKRUN_DATA (-3)
#define PACKRUN_BUF  (-5)

/* Initializes the internal state. The four fields for the application are set
   to NULL and zero. Returns PACKRUN_OK or PACKRUN_MEM; after the latter the
   stream is as uninitialized as before. */
int packrun_init(struct packrun *s);

/* Compresses as much as possible, until there is no input or no room any more.
   With finish not zero, all input that there is is the end of the data, and
   from then on no more is taken. Returns PACKRUN_END once everything has been
   written, PACKRUN_OK if there was progress and PACKRUN_BUF if there was none
   (which is not fatal: give input or room and call again). */
int packrun_step(struct packrun *s, int finish);

/* Forgets everything, as if freshly initialized, but keeps the memory and the
   application's fields. */
void packrun_reset(struct packrun *s);

/* Frees what packrun_init() allocated. The stream can be initialized anew. */
void packrun_end(struct packrun *s);

/* Upper bound of the compressed size of n bytes; (size_t)-1 if that is more. */
size_t packrun_bound(size_t n);

/* The reverse, in one go. On entry *outlen is the size of out, upon exit the
   number of bytes written. PACKRUN_OK, PACKRUN_BUF (out too small), or
   PACKRUN_DATA (in cut off). */
int packrun_expand(unsigned char *out, size_t *outlen,
                   const unsigned char *in, size_t n);

#endif
