#ifndef SATCHEL_H
#define SATCHEL_H

#include <stdbool.h>

/* satchel: texts, copied. */
typedef struct satchel satchel;

satchel *satchel_new(void);
void satchel_free(satchel *s);

/* Puts a copy of item into bag, where NULL is allowed for item and fails; false when memory is out. */
bool satchel_add(satchel *bag, const char *item);
/* How often item is in bag, where NULL is allowed for bag. */
int satchel_count(const satchel *bag, const char *item);

#endif
