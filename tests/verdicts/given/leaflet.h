/* leaflet: a text, character by character.
 *
 * Text is UTF-8 and has to be valid; run leaflet_valid() over what comes from outside. */
#ifndef LEAFLET_H
#define LEAFLET_H
#include <stdbool.h>
#include <stddef.h>

typedef struct leaflet leaflet;

/* Whether that many bytes are valid UTF-8, as far as lengths go. */
bool leaflet_valid(const char *text, size_t length);

leaflet *leaflet_new(void);
void leaflet_free(leaflet *leaf);

/* Takes a copy.  False if memory is out. */
bool leaflet_set(leaflet *leaf, const char *text, size_t length);

/* How many characters there are. */
size_t leaflet_count(const leaflet *leaf);
/* The sum of its bytes, the first one left out. */
unsigned leaflet_sum(const leaflet *leaf);
#endif
