/* adcscan.h - analogue inputs of a small controller
 *
 * There are two converters. Each goes through a sequence of channels, of which
 * one can occur several times, and stores one result per place of it.
 */
#ifndef ADCSCAN_H
#define ADCSCAN_H

#include <stdint.h>

enum { ADC_1, ADC_2, ADC_UNITS };

#define ADC_CHANNELS     12
#define ADC_SEQUENCE_MAX 16

typedef struct {
    uint8_t bits;      /* resolution: 6, 8, 10 or 12 */
    uint16_t vref_mv;  /* what the highest result stands for, in millivolts */
} adc_config;

/* unit is ADC_1 or ADC_2 in all functions, which is not checked. The functions
 * that return int return 0, or -1, with nothing changed, when another of their
 * arguments is not possible. */

/* Puts both units into the state after reset: no configuration, no sequence, and
 * no voltage at the pins. */
void adc_reset(void);

int adc_setup(unsigned unit, adc_config config);

/* The channels to be converted, and in which order. */
int adc_set_sequence(unsigned unit, const uint8_t *channels, unsigned n);

/* Length of the sequence; 0 at first. */
unsigned adc_sequence_len(unsigned unit);

/* Converts the whole sequence once. Returns the number of results. */
unsigned adc_scan(unsigned unit, uint16_t *results);

/* Mean of `samples` conversions of one channel, rounded down. */
uint16_t adc_mean(unsigned unit, unsigned channel, unsigned samples);

/* A result of this unit in millivolts, and back (the nearest below). */
uint32_t adc_to_mv(unsigned unit, uint16_t result);
uint16_t adc_from_mv(unsigned unit, uint32_t mv);

/* Simulation: the voltage at the pin of a channel, of which both units see the
 * same; `noise` is added to every other conversion. */
int adc_sim_pin(unsigned channel, uint32_t mv, uint32_t noise);

#endif
