#ifndef STENCIL_H
#define STENCIL_H

/* A line to read along, with a mark on it. */

typedef struct stencil stencil;

/* Called with the place where it went wrong.  It must not return: it leaves with longjmp(). */
typedef void stencil_fail(int place);

/* Called with every place. */
typedef void stencil_see(int place);

stencil *stencil_new(void);
void stencil_free(stencil *s);
void stencil_mark(stencil *s, int place);

/* The place behind the mark. */
int stencil_behind(const stencil *s);

/* How wide it is. */
int stencil_width(const stencil *s);

/* The hole at a place. */
int stencil_hole(const stencil *s, int place, stencil_fail *fail);

/* The first hole. */
int stencil_first(const stencil *s, stencil_fail *fail);

/* Looks through the first hole. */
int stencil_look(const stencil *s, stencil_see *see);

#endif
