#include "adcscan.h"
#include <stdlib.h>

int main(int argc, char **argv)
{
    volatile int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
    static const uint8_t seq[6] = {3, 4, 3, 11, 0, 3};
#ifdef LEGAL
    uint16_t out[6];
    adc_reset();
    if (adc_sequence_len(ADC_1) != 0 || adc_scan(ADC_2, NULL) != 0)
        return 1;
    if (adc_setup(ADC_1, (adc_config){12, 3300}) != 0 || adc_setup(ADC_2, (adc_config){8, 65535}) != 0)
        return 1;
    if (adc_setup(ADC_1, (adc_config){9, 3300}) != -1 || adc_setup(ADC_1, (adc_config){8, 0}) != -1)
        return 1;
    if (adc_set_sequence(ADC_1, seq, 6) != 0 || adc_set_sequence(ADC_1, seq, ~0u) != -1)
        return 1;
    static const uint8_t bad[1] = {ADC_CHANNELS};
    if (adc_set_sequence(ADC_1, bad, 1) != -1 || adc_set_sequence(ADC_2, NULL, 0) != 0)
        return 1;
    if (adc_sim_pin(3, 1650, 0) != 0 || adc_sim_pin(4, UINT32_MAX, UINT32_MAX) != 0 || adc_sim_pin(99, 1, 1) != -1)
        return 1;
    if (adc_scan(ADC_1, out) != 6 || out[0] != 2047 || out[1] != 4095 || out[3] != 0)
        return 1;
    if (adc_mean(ADC_1, 3, ~0u) != 2047 || adc_mean(ADC_2, 11, 1) != 0)
        return 1;
    return adc_to_mv(ADC_1, 4095) != 3300 || adc_to_mv(ADC_2, 65535) == 0 || adc_from_mv(ADC_2, UINT32_MAX) != 255;
#else
    uint16_t out[3];
    if (rule == 1)
        return (int)adc_to_mv(ADC_1, 100);
    adc_setup(ADC_1, (adc_config){12, 3300});
    adc_set_sequence(ADC_1, seq, 6);
    switch (rule) {
    case 2:
        adc_scan(ADC_1, out);
        break;
    case 3:
        adc_setup(7, (adc_config){12, 3300});
        break;
    case 4:
        adc_mean(ADC_1, 3, 0);
        break;
    case 5:
        adc_mean(ADC_1, ADC_CHANNELS, 4);
        break;
    }
    return 0;
#endif
}
