#ifndef ANIMCLIP_H
#define ANIMCLIP_H

#include <stdbool.h>

/* Sprite animations: frames that are shown for some milliseconds each. */

typedef struct clip clip;

typedef struct {
    int sprite;
    int ms;
} clip_step;

enum { CLIP_MAX_STEPS = 1000, CLIP_MAX_MS = 60000 };

clip *clip_new(void);
/* An independent clip with the same steps. Cheap: steps are shared behind the
   scenes as long as neither is changed. */
clip *clip_copy(clip *c);
void clip_free(clip *c);

/* Adds a step at the end. False if there are CLIP_MAX_STEPS, or ms is not 1 to
   CLIP_MAX_MS. */
bool clip_add(clip *c, int sprite, int ms);
/* False if there is no such step or ms is out of range. */
bool clip_set_ms(clip *c, int index, int ms);
void clip_reverse(clip *c);
void clip_clear(clip *c);

int clip_steps(const clip *c);
/* False if there is no such step. */
bool clip_get(const clip *c, int index, clip_step *step);
/* All steps together, in milliseconds. */
int clip_duration(const clip *c);
/* Sprite to be shown at a time, with the clip looping; -1 if it is empty or
   the time is negative. */
int clip_sprite_at(const clip *c, int ms);
/* Same steps in the same order. */
bool clip_equal(const clip *a, const clip *b);

#endif
