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
/* Writes what stands on a door.  sign must not be empty.  sign and frame must not overlap.  frame must have room for
 * sign.  The result is undefined when sign has commas. */
void corridor_sign(struct corridor *corridor, const char *sign, char *frame);

#endif
