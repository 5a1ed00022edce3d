#ifndef CHIMEBNK_H
#define CHIMEBNK_H

#include <stdint.h>

// chimebnk -- a bank of numbered software timers, for main loops.
//
// The bank has no clock of its own: the main loop tells it how many
// milliseconds have gone by, and due timers ring from within that call.

#define CB_TIMERS_MAX 256
#define CB_NEVER UINT32_MAX

typedef struct cb_bank cb_bank;

// What a timer calls when it rings. The handler may arm, disarm and query any
// timer of the bank, its own included. It may not call cb_advance or cb_free
// for the bank it was called from.
typedef void cb_handler(cb_bank *bank, unsigned timer, void *arg);

// A bank of `count` timers, numbered from 0 to count - 1 and none of them
// armed. Returns NULL if count is 0 or more than CB_TIMERS_MAX, or if memory
// is short.
cb_bank *cb_new(unsigned count);

// Frees the bank. Handlers are not called. cb_free(NULL) does nothing.
void cb_free(cb_bank *bank);

// The number of timers in the bank.
unsigned cb_count(const cb_bank *bank);

// In all that follows, `timer` has to be less than the bank's count.

// Arms a timer to ring in `delay` ms, and every `period` ms thereafter, or only
// once if period is 0. If it was armed already it starts anew. A timer that is
// armed in a handler does not ring before the next cb_advance, even if its
// delay is 0. With NULL for a handler, the timer is disarmed.
void cb_arm(cb_bank *bank, unsigned timer, uint32_t delay, uint32_t period,
            cb_handler *handler, void *arg);

// Disarms a timer. Returns 1 if it was armed, else 0.
int cb_disarm(cb_bank *bank, unsigned timer);

// 1 if the timer is armed, else 0. A timer that rings once is no longer armed
// when its handler is called.
int cb_armed(const cb_bank *bank, unsigned timer);

// The milliseconds until the timer rings; 0 if it is due; CB_NEVER if it is
// not armed or will not ring within less than CB_NEVER ms.
uint32_t cb_left(const cb_bank *bank, unsigned timer);

// Lets `ms` milliseconds pass and calls the handlers of the timers that are
// due by then, the earliest first, and by their numbers if they are due at the
// same time. A periodic timer rings once even if it has been due several times;
// it keeps its rhythm. Returns the number of calls.
unsigned cb_advance(cb_bank *bank, uint32_t ms);

// The milliseconds until the next timer rings, as cb_left tells: how long the
// main loop may sleep. CB_NEVER if none is armed.
uint32_t cb_sleep(const cb_bank *bank);

#endif
