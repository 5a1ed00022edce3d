#ifndef MPWRITE_H
#define MPWRITE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* MessagePack into a caller's buffer, without allocation.
 *
 * Errors stick: once the buffer is full, the nesting too deep or a text too
 * long, all further calls do nothing and mw_finish returns 0.
 *
 * Arrays and maps are announced with their size and closed with mw_end.
 * Exactly the announced number of values (for a map: pairs, key first) must
 * be written between the two; this is a programming error otherwise, and
 * checked with assert(). */

#define MW_DEPTH 16

typedef struct {
    unsigned char *buf;
    size_t cap, used;
    bool failed;
    int depth;
    uint64_t left[MW_DEPTH];
} mw;

void mw_init(mw *w, void *buf, size_t cap);

void mw_nil(mw *w);
void mw_bool(mw *w, bool v);
void mw_int(mw *w, int64_t v);
void mw_double(mw *w, double v);
void mw_str(mw *w, const char *s, size_t n);
void mw_cstr(mw *w, const char *s);
void mw_bin(mw *w, const void *data, size_t n);

void mw_array(mw *w, uint32_t count);
void mw_map(mw *w, uint32_t pairs);
void mw_end(mw *w);

bool mw_failed(const mw *w);

/* Size of the message; 0 after an error.  Nothing may be open.  The writer
 * can be used again after mw_init. */
size_t mw_finish(mw *w);

#endif
