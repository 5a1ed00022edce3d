#include "stepseq.h"

#include <stdlib.h>
#include <string.h>

struct SeqPattern {
    int length;
    SeqStep *steps;
};

static const SeqStep rest = {SEQ_REST, 0};

static int length_ok(int steps)
{
    return steps >= 1 && steps <= 256;
}

SeqPattern *seq_new(int steps)
{
    if (!length_ok(steps))
        return NULL;
    SeqPattern *p = malloc(sizeof *p);
    if (p == NULL)
        return NULL;
    p->length = 0;
    p->steps = NULL;
    if (seq_resize(p, steps) != 0) {
        free(p);
        return NULL;
    }
    return p;
}

SeqPattern *seq_copy(const SeqPattern *p)
{
    SeqPattern *copy = seq_new(p->length);
    if (copy != NULL)
        memcpy(copy->steps, p->steps, (size_t)p->length * sizeof *p->steps);
    return copy;
}

void seq_free(SeqPattern *p)
{
    if (p != NULL) {
        free(p->steps);
        free(p);
    }
}

int seq_length(const SeqPattern *p)
{
    return p->length;
}

SeqStep *seq_step(SeqPattern *p, int step)
{
    return &p->steps[step];
}

void seq_set(SeqPattern *p, int step, int note, int velocity)
{
    SeqStep *s = &p->steps[step];
    s->note = (signed char)(note >= 0 && note <= 127 ? note : SEQ_REST);
    s->velocity = (unsigned char)(velocity < 0 ? 0 : velocity > 127 ? 127 : velocity);
}

int seq_note(const SeqPattern *p, int step)
{
    return p->steps[step].note;
}

int seq_resize(SeqPattern *p, int steps)
{
    if (!length_ok(steps))
        return -1;
    SeqStep *fresh = malloc((size_t)steps * sizeof *fresh);
    if (fresh == NULL)
        return -1;
    for (int i = 0; i < steps; i++)
        fresh[i] = i < p->length ? p->steps[i] : rest;
    free(p->steps);
    p->steps = fresh;
    p->length = steps;
    return 0;
}

void seq_rotate(SeqPattern *p, int n)
{
    SeqStep turned[256];
    int shift = n % p->length;
    if (shift < 0)
        shift += p->length;
    for (int i = 0; i < p->length; i++)
        turned[(i + shift) % p->length] = p->steps[i];
    memcpy(p->steps, turned, (size_t)p->length * sizeof turned[0]);
}

void seq_transpose(SeqPattern *p, int semitones)
{
    if (semitones < -127 || semitones > 127)
        return;
    for (int i = 0; i < p->length; i++) {
        int note = p->steps[i].note + semitones;
        if (p->steps[i].note >= 0 && note >= 0 && note <= 127)
            p->steps[i].note = (signed char)note;
    }
}

SeqCursor seq_play(const SeqPattern *p)
{
    SeqCursor c = {p, p->steps};
    return c;
}

SeqStep seq_next(SeqCursor *c)
{
    SeqStep s = *c->at++;
    if (c->at == c->pattern->steps + c->pattern->length)
        c->at = c->pattern->steps;
    return s;
}
