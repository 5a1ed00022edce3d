#include "pitchtab.h"

#include <string.h>

int main(void)
{
    char text[8];
    for (Pitch p = PITCH_MIN; p <= PITCH_MAX; p++)
        if (PitchParse(PitchFormat(p, text, sizeof text)) != p)
            return 2;
    if (PitchIsBlack(0) || !PitchIsBlack(6) || PitchIsBlack(9999) || PitchClass(-1) != 11 || PitchOctave(-1) != 3)
        return 2;
    if (PitchParse("Bb3") != -2 || PitchParse("H3") != PITCH_NONE || PitchParse("") != PITCH_NONE || PitchParse("C99") != PITCH_NONE)
        return 2;
    if (PitchNextWhite(0, false) != -1 || PitchNextWhite(0, true) != 2 || PitchTranspose(0, -80) != PITCH_NONE)
        return 2;
    if (PitchTranspose(60, 7) != 67 || PitchNextWhite(67, true) != PITCH_NONE || strcmp(PitchFormat(99, text, 8), "") != 0)
        return 2;
#ifndef LEGAL
    return !PitchIsBlack(-2);
#endif
    return 0;
}
