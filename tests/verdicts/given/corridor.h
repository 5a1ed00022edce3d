#ifndef CORRIDOR_H
#define CORRIDOR_H

/* corridor: doors side by side. */

struct corridor;

struct corridor *corridor_new(void);
void corridor_free(struct corridor *corridor);
/* One more door. */
void corridor_add(struct corridor *corridor);
/* How many are open. */
int corridor_open(const struct corridor *corridor);
/* Writes what stands on a door.  sign must not be empty, and must end with a blank.  sign and frame must not overlap.
 * The size of frame must be that of sign.  Numbers in sign have to be below 100. */
void corridor_sign(struct corridor *corridor, const char *sign, char *frame);
/* Paints the doors.  The caller must see to it that colour is a colour.  The result is undefined when colour has
 * commas. */
void corridor_paint(struct corridor *corridor, const char *colour);

#endif
