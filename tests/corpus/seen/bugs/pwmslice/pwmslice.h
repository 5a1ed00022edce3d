#ifndef PWMSLICE_H
#define PWMSLICE_H

// Arithmetic for one slice of a PWM block, and a model of its registers.
//
// A slice counts 0, 1, ... top, 0, ... at the system clock over a divider.
// Its two outputs are high while the counter is below their level, so a level
// of 0 is always low and a level above top is always high.
//
// Configurations are plain values. Any value of a field is one the hardware
// would take as well; a divider of 0 counts as 256, as it does in silicon.

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint16_t top;    // last value of the counter
    uint8_t divider; // 1..255, 0 is 256
    uint8_t invert;  // not 0: outputs are upside down
} pwm_config_t;

// The model. Zero it before first use or call pwm_load().
typedef struct {
    pwm_config_t cfg;
    uint16_t counter;
    uint16_t level[2];
    uint8_t prescale;
} pwm_slice_t;

// What the slice has after reset: the full range of the counter, divider 1.
pwm_config_t pwm_reset_config(void);

// The configuration that comes closest to a frequency: the smallest divider
// with which the counter is wide enough, for the best resolution. What is too
// fast or too slow gives the fastest or the slowest there is; so does 0.
pwm_config_t pwm_config_for(uint32_t clock_hz, uint32_t hz);

// The frequency of a configuration, rounded down.
uint32_t pwm_frequency(pwm_config_t cfg, uint32_t clock_hz);

// The level for a duty cycle in 1/1000. More than 1000 is taken for 1000.
// Saturates at 65535 when the range of the counter is full.
uint16_t pwm_level(pwm_config_t cfg, unsigned permille);

// The duty cycle of a level in 1/1000, at most 1000, rounded down.
unsigned pwm_permille(pwm_config_t cfg, uint16_t level);

// The level that has under `to` the duty cycle that `level` has under `from`.
uint16_t pwm_rescale(pwm_config_t from, pwm_config_t to, uint16_t level);

// The two levels that drive an H bridge with a speed of -1000..1000: one is 0.
// Speeds beyond are clipped.
void pwm_bridge(pwm_config_t cfg, int speed, uint16_t level[2]);

// Starts the slice from 0 with this configuration, both levels 0.
void pwm_load(pwm_slice_t *s, pwm_config_t cfg);

// channel: 0 is A, everything else is B.
void pwm_set(pwm_slice_t *s, unsigned channel, uint16_t level);

// Lets the given number of system clocks go by; returns how many times the
// counter came round to 0.
uint32_t pwm_clock(pwm_slice_t *s, uint32_t clocks);

bool pwm_output(const pwm_slice_t *s, unsigned channel);

#endif
