#include "adcscan.h"

#include <string.h>

struct unit {
    adc_config config;
    uint32_t top; /* the highest result; 0 before adc_setup */
    unsigned len;
    uint8_t sequence[ADC_SEQUENCE_MAX];
};

static struct unit units[ADC_UNITS];
static struct {
    uint32_t mv, noise;
    unsigned turn;
} pins[ADC_CHANNELS];

void adc_reset(void)
{
    memset(units, 0, sizeof units);
    memset(pins, 0, sizeof pins);
}

int adc_setup(unsigned unit, adc_config config)
{
    if (config.bits != 6 && config.bits != 8 && config.bits != 10 && config.bits != 12)
        return -1;
    if (config.vref_mv == 0)
        return -1;
    units[unit].config = config;
    units[unit].top = (1u << config.bits) - 1;
    return 0;
}

int adc_set_sequence(unsigned unit, const uint8_t *channels, unsigned n)
{
    if (n > ADC_SEQUENCE_MAX)
        return -1;
    for (unsigned i = 0; i < n; i++)
        if (channels[i] >= ADC_CHANNELS)
            return -1;
    for (unsigned i = 0; i < n; i++)
        units[unit].sequence[i] = channels[i];
    units[unit].len = n;
    return 0;
}

unsigned adc_sequence_len(unsigned unit)
{
    return units[unit].len;
}

uint16_t adc_from_mv(unsigned unit, uint32_t mv)
{
    const struct unit *u = &units[unit];
    uint64_t result = (uint64_t)mv * u->top / u->config.vref_mv;
    return (uint16_t)(result < u->top ? result : u->top);
}

uint32_t adc_to_mv(unsigned unit, uint16_t result)
{
    const struct unit *u = &units[unit];
    return (uint32_t)((uint64_t)result * u->config.vref_mv / u->top);
}

static uint16_t convert(unsigned unit, unsigned channel)
{
    uint32_t mv = pins[channel].mv;
    if (pins[channel].turn++ % 2 == 1)
        mv = pins[channel].noise < UINT32_MAX - mv ? mv + pins[channel].noise : UINT32_MAX;
    return adc_from_mv(unit, mv);
}

unsigned adc_scan(unsigned unit, uint16_t *results)
{
    const struct unit *u = &units[unit];
    for (unsigned i = 0; i < u->len; i++)
        results[i] = convert(unit, u->sequence[i]);
    return u->len;
}

uint16_t adc_mean(unsigned unit, unsigned channel, unsigned samples)
{
    uint64_t sum = 0;
    if (samples > 65536)
        samples = 65536; /* more do not make it better */
    for (unsigned i = 0; i < samples; i++)
        sum += convert(unit, channel);
    return (uint16_t)(sum / samples);
}

int adc_sim_pin(unsigned channel, uint32_t mv, uint32_t noise)
{
    if (channel >= ADC_CHANNELS)
        return -1;
    pins[channel].mv = mv;
    pins[channel].noise = noise;
    pins[channel].turn = 0;
    return 0;
}
