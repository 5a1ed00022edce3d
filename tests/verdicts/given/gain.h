#ifndef GAIN_H
#define GAIN_H

/* Volume of samples. */
/* factor 0 to 4. */
int gain_apply(int sample, double factor);
unsigned char gain_to_byte(double level); /* 0 to 1 */
int gain_decibel(double level);

#endif
