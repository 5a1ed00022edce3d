#ifndef MAPLESS_H
#define MAPLESS_H

#include <stdbool.h>

/* mapless: texts under single letters.
 *
 * Strings passed in are copied. */
typedef struct mapless mapless;

mapless *mapless_new(void);
void mapless_free(mapless *map);
/* The one of the letter; "" when there is none.  It must not be used once the map is freed. */
const char *mapless_get(const mapless *map, char letter);
/* False when memory is out. */
bool mapless_put(mapless *map, char letter, const char *value);

#endif
