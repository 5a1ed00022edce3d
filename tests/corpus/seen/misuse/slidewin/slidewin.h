// slidewin - sliding-window rate limiter, without allocation
//
// "At most `limit` events in any `window` ticks". The limiter remembers the
// times of the last `limit` events; it lives in memory that you provide.
#ifndef SLIDEWIN_H
#define SLIDEWIN_H

#include <stddef.h>
#include <stdint.h>

#define SLW_MAX_LIMIT 65536u

typedef struct slidewin slidewin;

// Bytes a limiter takes. 0 if limit is 0 or above SLW_MAX_LIMIT.
size_t slw_bytes(uint32_t limit);

// Sets a limiter up in mem and returns it; NULL if limit is 0 or above
// SLW_MAX_LIMIT, or window is 0.
//
// mem points to at least slw_bytes(limit) bytes with the alignment malloc gives,
// and must stay around as long as the limiter is in use. There is no function
// to destroy a limiter: release mem, or set up another one in it.
slidewin *slw_init(void *mem, uint32_t limit, uint64_t window);

// Time for all the following is a number of ticks that never decreases: each
// call's now is at least that of the call before on the same limiter. (Use a
// monotonic clock, not the time of day.)

// Records an event and returns 1, or returns 0 if it would be one too many.
int slw_hit(slidewin *w, uint64_t now);

// How many events are in the window that ends now.
uint32_t slw_used(slidewin *w, uint64_t now);

// Ticks until slw_hit would return 1; 0 if it would now.
uint64_t slw_delay(slidewin *w, uint64_t now);

// The limit and the window it was set up with.
uint32_t slw_limit(const slidewin *w);
uint64_t slw_window(const slidewin *w);

// Forgets all events, and the time of the last call.
void slw_reset(slidewin *w);

// Copies the state of one limiter to another; both have the same limit. The
// window and the time of the last call are copied along. The two may be the
// same.
void slw_copy(slidewin *to, const slidewin *from);

#endif
