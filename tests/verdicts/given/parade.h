#ifndef PARADE_H
#define PARADE_H

#include <stdbool.h>

/* Floats of a parade, in their order. */
typedef struct parade parade;
typedef struct marshal marshal;
typedef struct camera camera;

parade *parade_new(void);
void parade_free(parade *p);
bool parade_add(parade *p, int number);
/* The first one goes home. */
void parade_advance(parade *p);

/* Walks along; the next number, or 0 at the end. */
marshal *parade_marshal(parade *p);
int marshal_next(marshal *m);
void marshal_free(marshal *m);

/* Looks along; the next number, or 0 at the end. */
camera *parade_camera(parade *p);
int camera_next(camera *c);
void camera_free(camera *c);

#endif
