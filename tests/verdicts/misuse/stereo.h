#ifndef STEREO_H
#define STEREO_H

#include <stddef.h>
#include <stdint.h>

/* Sound: two channels, one behind the other in each frame. */

/* Takes n frames apart. */
void stereo_split(const int16_t *frames, size_t n, int16_t *left, int16_t *right);
/* Louder or softer, sample by sample. */
void stereo_mix(int16_t *out, const int16_t *a, const int16_t *b, size_t n);
/* The next word of a line, which is cut off; NULL at the end. */
char *stereo_word(char **line);

#endif
