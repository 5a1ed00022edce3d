#ifndef SPRITES_H
#define SPRITES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* sprites: things on a screen, known by numbers.
 *
 * A number must be one that sprites_add() or sprites_clone() gave and that was not dropped yet. */
typedef struct sprites sprites;
typedef uint32_t sprite_id;

struct sprite;

sprites *sprites_new(void);
void sprites_free(sprites *s);

/* The number of a new one; 0 when memory is out. */
sprite_id sprites_add(sprites *s, int x);
/* The number of another one like it, which must not be dropped meanwhile. */
sprite_id sprites_clone(sprites *s, sprite_id id);
/* It is gone, and its number must not be used any more. */
void sprites_drop(sprites *s, sprite_id id);

/* What is there; NULL if there is none.  To be used at once. */
const struct sprite *sprites_at(const sprites *s, sprite_id id);
/* One more like this. */
sprite_id sprites_put(sprites *s, const struct sprite *like);
/* Adds the last one of another screen. */
sprite_id sprites_last(sprites *to, const sprites *from);

#endif
