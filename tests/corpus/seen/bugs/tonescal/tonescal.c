#include "tonescal.h"

#include <stdio.h>
#include <string.h>

#define OCTAVE 12
#define FARTHEST 1000 /* degrees beyond this are out of range in any mode */

static const signed char chromatic[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 };
static const signed char major[] = { 0, 2, 4, 5, 7, 9, 11 };
static const signed char minor[] = { 0, 2, 3, 5, 7, 8, 10 };
static const signed char pentatonic[] = { 0, 2, 4, 7, 9 };
static const signed char whole[] = { 0, 2, 4, 6, 8, 10 };
static const signed char blues[] = { 0, 3, 5, 6, 7, 10 };

struct mode {
    const char *name;
    const signed char *steps;
    int size;
};

static const struct mode modes[TS_MODES] = {
    { "chromatic", chromatic, sizeof chromatic },
    { "major", major, sizeof major },
    { "minor", minor, sizeof minor },
    { "pentatonic", pentatonic, sizeof pentatonic },
    { "whole tone", whole, sizeof whole },
    { "blues", blues, sizeof blues },
};

static const char *const names[OCTAVE] = {
    "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B",
};

static int is_note(int note)
{
    return note >= 0 && note <= TS_NOTE_MAX;
}

int ts_init(struct ts_scale *s, int tonic, int mode)
{
    if (!is_note(tonic) || mode < 0 || mode >= TS_MODES)
        return TS_NONE;
    s->tonic = tonic;
    s->mode = (enum ts_mode)mode;
    return 0;
}

int ts_size(const struct ts_scale *s)
{
    return modes[s->mode].size;
}

int ts_note(const struct ts_scale *s, int degree)
{
    const struct mode *m = &modes[s->mode];
    if (degree < -FARTHEST || degree > FARTHEST)
        return TS_NONE;
    int octave = degree >= 0 ? degree / m->size : (degree - m->size + 1) / m->size;
    int note = s->tonic + octave * OCTAVE + m->steps[degree % m->size];
    return is_note(note) ? note : TS_NONE;
}

int ts_degree(const struct ts_scale *s, int note, int *degree)
{
    const struct mode *m = &modes[s->mode];
    if (!is_note(note))
        return TS_NONE;
    int distance = note - s->tonic;
    int octave = distance / OCTAVE;
    int step = distance % OCTAVE;
    if (step < 0) {
        step += OCTAVE;
        octave--;
    }
    for (int i = 0; i < m->size; i++) {
        if (m->steps[i] == step) {
            *degree = octave * m->size + i;
            return 0;
        }
    }
    return TS_NONE;
}

int ts_triad(const struct ts_scale *s, int degree, int out[3])
{
    int notes[3];
    if (degree > FARTHEST)
        return TS_NONE;
    for (int i = 0; i < 3; i++) {
        notes[i] = ts_note(s, degree + 2 * i);
        if (notes[i] == TS_NONE)
            return TS_NONE;
    }
    memcpy(out, notes, sizeof notes);
    return 0;
}

int ts_transpose(struct ts_scale *s, int semitones)
{
    if (semitones < -TS_NOTE_MAX || semitones > TS_NOTE_MAX || !is_note(s->tonic + semitones))
        return TS_NONE;
    s->tonic += semitones;
    return 0;
}

int ts_common(const struct ts_scale *a, const struct ts_scale *b)
{
    int count = 0;
    for (int note = 0; note <= TS_NOTE_MAX; note++) {
        int degree;
        if (ts_degree(a, note, &degree) == 0 && ts_degree(b, note, &degree) == 0)
            count++;
    }
    return count;
}

int ts_name(int note, char *buf, size_t size)
{
    char text[16];
    if (!is_note(note))
        return TS_NONE;
    int len = snprintf(text, sizeof text, "%s%d", names[note % OCTAVE], note / OCTAVE - 1);
    if (len < 0 || (size_t)len >= size)
        return TS_NONE;
    memcpy(buf, text, (size_t)len + 1);
    return 0;
}

const char *ts_mode_name(int mode)
{
    return mode >= 0 && mode < TS_MODES ? modes[mode].name : NULL;
}
