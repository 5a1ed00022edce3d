#include "pitchtab.h"

#include <stdio.h>
#include <stdlib.h>

static const bool black[12] = {false, true, false, true, false, false, true, false, true, false, true, false};
static const char *const names[12] = {"C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"};

bool PitchValid(Pitch p)
{
    return p >= PITCH_MIN && p <= PITCH_MAX;
}

int PitchClass(Pitch p)
{
    return PitchValid(p) ? (p - PITCH_MIN) % 12 : -1;
}

int PitchOctave(Pitch p)
{
    return PitchValid(p) ? (p - PITCH_MIN) / 12 - 1 : PITCH_NONE;
}

bool PitchIsBlack(Pitch p)
{
    if (!PitchValid(p))
        return false;
    return black[p % 12];
}

const char *PitchFormat(Pitch p, char *buffer, size_t size)
{
    if (PitchValid(p))
        snprintf(buffer, size, "%s%d", names[PitchClass(p)], PitchOctave(p));
    else if (size > 0)
        buffer[0] = '\0';
    return buffer;
}

Pitch PitchParse(const char *text)
{
    static const int letters[7] = {9, 11, 0, 2, 4, 5, 7}; /* A to G */
    if (*text < 'A' || *text > 'G')
        return PITCH_NONE;
    int class = letters[*text++ - 'A'];
    if (*text == '#') {
        class++;
        text++;
    } else if (*text == 'b') {
        class--;
        text++;
    }
    bool minus = *text == '-';
    if (minus)
        text++;
    if (*text < '0' || *text > '9' || text[1] != '\0')
        return PITCH_NONE;
    int octave = minus ? -(*text - '0') : *text - '0';
    Pitch p = (octave - 4) * 12 + class;
    return PitchValid(p) ? p : PITCH_NONE;
}

Pitch PitchTranspose(Pitch p, int semitones)
{
    if (!PitchValid(p) || semitones > PITCH_MAX - PITCH_MIN || semitones < PITCH_MIN - PITCH_MAX)
        return PITCH_NONE;
    return PitchValid(p + semitones) ? p + semitones : PITCH_NONE;
}

Pitch PitchNextWhite(Pitch p, bool up)
{
    if (!PitchValid(p))
        return PITCH_NONE;
    do
        p += up ? 1 : -1;
    while (PitchValid(p) && black[PitchClass(p)]);
    return PitchValid(p) ? p : PITCH_NONE;
}
