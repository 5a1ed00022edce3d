#ifndef MAPOWN_H
#define MAPOWN_H

#include <stdbool.h>

/* mapown: texts under single letters.
 *
 * Strings passed in are copied.  They may be strings that the same map has returned. */
typedef struct mapown mapown;

mapown *mapown_new(void);
void mapown_free(mapown *map);
/* The one of the letter; "" when there is none.  It must not be used once the map is freed. */
const char *mapown_get(const mapown *map, char letter);
/* False when memory is out. */
bool mapown_put(mapown *map, char letter, const char *value);

#endif
