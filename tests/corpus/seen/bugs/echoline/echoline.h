#ifndef ECHOLINE_H
#define ECHOLINE_H
// Echo effect for mono 16-bit samples.  No allocation: the line's memory is yours.
#include <stddef.h>
#include <stdint.h>

#define ECHO_OK     0
#define ECHO_EINVAL (-1) // argument out of range, nothing changed
#define ECHO_EROOM  (-2) // delay needs more samples than the line has, nothing changed

#define ECHO_MAX_RATE 192000u
#define ECHO_UNITY    32768   // 1.0

struct echoline {             // set up by echo_init, read only for you
    int16_t *mem;
    size_t room;              // samples in mem
    size_t delay;             // samples of delay
    size_t at;
    int bypass;
    int32_t feedback, mix;
};

// mem has `room` samples (1 or more, else ECHO_EINVAL) and stays in place as
// long as e is used.  Starts without delay, feedback 0, mix ECHO_UNITY / 2.
int echo_init(struct echoline *e, int16_t *mem, size_t room);

// Samples that a delay of `usec` microseconds takes at `rate`, rounded down.
size_t echo_samples(uint32_t rate, uint32_t usec);

// rate: 1..ECHO_MAX_RATE, else ECHO_EINVAL.  usec: any; is rounded down to whole
// samples.  Without delay samples pass unchanged.  Silences the line.
int echo_set_time(struct echoline *e, uint32_t rate, uint32_t usec);

// -ECHO_UNITY < feedback < ECHO_UNITY, else ECHO_EINVAL.
int echo_set_feedback(struct echoline *e, int32_t feedback);

// Share of the echo: 0 (dry) .. ECHO_UNITY (wet), else ECHO_EINVAL.
int echo_set_mix(struct echoline *e, int32_t mix);

// n samples from in to out; both have n.  in == out is fine, other overlap not.
// Loud samples are clipped.
void echo_run(struct echoline *e, const int16_t *in, int16_t *out, size_t n);

// What went into the line `back` samples ago, 0 the latest.  0 if back is not
// less than the delay.
int16_t echo_tap(const struct echoline *e, size_t back);

// Silence; settings stay.
void echo_reset(struct echoline *e);

// Greatest magnitude among n samples, 0..32768; 0 if n is 0.
int32_t echo_peak(const int16_t *samples, size_t n);

#endif
