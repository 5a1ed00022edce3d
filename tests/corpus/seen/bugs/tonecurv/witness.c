#include <assert.h>
#include "tonecurv.h"

int main(void)
{
    tonecurv c = tone_identity();
    uint8_t row[3] = {0, 128, 255};

    assert(tone_rising(&c) && tone_knee(&c, 0, 255, 20) == 20);
    assert(tone_onset(&c, 0, 255, 255) == 255);
    assert(tone_knee(&c, 100, 255, 20) == -1);
    assert(tone_flat(&c, 9, 8, 0) == -1);
    c = tone_chain(tone_negative(), tone_negative());
    tone_row(&c, row, 3);
    assert(row[0] == 0 && row[2] == 255);
    assert(tone_ramp(&c, 0, 255, 255, 0) == 0 && !tone_rising(&c));
    assert(tone_flat(&c, 0, 255, 40) == 0 && tone_coverage(&c) == 40 * 256);
    assert(tone_onset(&c, 0, 255, 41) == -1);
#ifndef LEGAL
    return tone_knee(&c, 0, 255, 20) != -1;
#endif
    return 0;
}
