#ifndef MIXER_H
#define MIXER_H

/* Mixes two numbers. */
typedef struct mixer mixer;
mixer *mixer_new(int mode); /* 0: sum, 1: difference, 2: product */
void mixer_free(mixer *m);
void mixer_set_mode(mixer *m, int mode);
int mixer_apply(const mixer *m, short a, short b);

#endif
