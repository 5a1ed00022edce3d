#include "gain.h"

int gain_apply(int sample, double factor)
{
    return (int)(sample % 32768 * factor);
}

unsigned char gain_to_byte(double level)
{
    return (unsigned char)(level * 255);
}

int gain_decibel(double level)
{
    return (int)(level * 20);
}
