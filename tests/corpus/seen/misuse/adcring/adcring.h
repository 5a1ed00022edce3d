/*
 * adcring.h - ring of ADC samples between an interrupt handler and the main
 * loop (here: without the volatile parts)
 *
 * There is no allocation: the ring uses an array that the application gives
 * to it, usually a static one.
 */
#ifndef ADCRING_H
#define ADCRING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct adc_ring {
    /* private */
    uint16_t *buf;
    size_t size;
    size_t head;
    size_t count;
    uint32_t lost;
};

/* Prepares a ring over an array of `size` samples. `size` must not be 0. The
 * array is used as long as the ring is. */
void adc_ring_init(struct adc_ring *r, uint16_t *buf, size_t size);

/* Adds a sample. If the ring is full it is lost, which is counted. */
bool adc_ring_push(struct adc_ring *r, uint16_t sample);

/* Takes the oldest sample; false if there is none. */
bool adc_ring_pop(struct adc_ring *r, uint16_t *sample);

/* Number of samples in the ring. */
size_t adc_ring_count(const struct adc_ring *r);

/* Samples lost since the last call. */
uint32_t adc_ring_lost(struct adc_ring *r);

/* Looks at a sample without taking it. 0 is the oldest. There must be such
 * a sample. */
uint16_t adc_ring_peek(const struct adc_ring *r, size_t i);

/* Takes up to `max` samples, oldest first; returns how many. */
size_t adc_ring_drain(struct adc_ring *r, uint16_t *out, size_t max);

/* Average of the samples in the ring, rounded; 0 if there are none. */
uint16_t adc_ring_average(const struct adc_ring *r);

/* Number of times the samples cross `level` upwards. */
size_t adc_ring_crossings(const struct adc_ring *r, uint16_t level);

#endif
