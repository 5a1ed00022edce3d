/* Counts stalks.  Add them, bind, then weigh as often as you like. */
#ifndef SICKLE_H
#define SICKLE_H

#include <stdbool.h>

typedef struct sickle sickle;

sickle *sickle_new(void);
void sickle_free(sickle *s);

/* False when it is bound, or memory is out. */
bool sickle_add(sickle *s, int length);
/* No more can be added afterwards. */
void sickle_bind(sickle *s);
/* 0 unless it is bound. */
long sickle_weigh(const sickle *s);

#endif
