/* A length in other units than cells, and a variable that is read before it is filled. */
#include "stereo.h"

void stereo_split(const int16_t *frames, size_t n, int16_t *left, int16_t *right)
{
    for (size_t i = 0; i < n; i++) {
        left[i] = frames[2 * i];
        right[i] = frames[2 * i + 1];
    }
}

void stereo_mix(int16_t *out, const int16_t *a, const int16_t *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = (int16_t)((a[i] + b[i]) / 2);
}

char *stereo_word(char **line)
{
    char *word = *line, *end = word;
    while (*end && *end != ' ')
        end++;
    if (*end)
        *end++ = '\0';
    *line = end;
    return *word ? word : NULL;
}
