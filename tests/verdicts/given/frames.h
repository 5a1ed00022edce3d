#ifndef FRAMES_H
#define FRAMES_H

#include <stdbool.h>

/* Variables of nested blocks. */
typedef struct frames frames;
frames *frames_new(void);
void frames_free(frames *f);
bool frames_enter(frames *f); /* false: too deep */
void frames_leave(frames *f);
int frames_depth(const frames *f);
void frames_set(frames *f, unsigned variable, int value); /* of the innermost block; variables 0 to 7 */
int frames_get(const frames *f, unsigned variable);

#endif
