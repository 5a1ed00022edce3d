/* What hangs below something, what is set by a few functions only, and memory of which the header says how large it is.
 *
 * struct stamp is a plain value.  Set it with stamp_parse() only; its members may be read but are not to be written.
 *
 * Functions that return int and change something return 0 when all went well, and -1 on failure.
 */
#ifndef BELOW_H
#define BELOW_H

#include <stddef.h>
#include <stdint.h>

typedef struct outline outline;
typedef struct topic topic;

outline *outline_create(void);
void outline_destroy(outline *o);
/* Adds a topic below parent, at the top where that is NULL. */
topic *outline_add(outline *o, topic *parent, const char *title);
int outline_move(topic *t, topic *parent);

struct stamp {
    unsigned day;
    char zone[8];
};
int stamp_parse(struct stamp *s, const char *text);
int stamp_compare(const struct stamp *a, const struct stamp *b);
unsigned stamp_last(const struct stamp *v, size_t n);

/* Unpacks the first `bits` bits of `in`. */
size_t below_unpack(const uint8_t *in, size_t bits, uint8_t *out, size_t size);

/* A handle over memory of the caller's. */
struct store {
    unsigned char *region;
    uint32_t size;
};
int store_format(struct store *s, void *region, size_t size);
int store_put(struct store *s, const char *key);

/* Finds one of those that are there. */
struct unit;
int unit_find(const char *name, const struct unit **u);
int unit_size(const struct unit *u);

/* Only those that place_find() returns are used. */
struct place {
    const char *name;
    int east, north;
};
const struct place *place_find(const char *name);
int place_distance(const struct place *a, const struct place *b);

/* The nearest ones.  Their names are stored into out, which has room for n. */
size_t place_near(const struct place *p, const char **out, size_t n);

typedef struct pond pond;
pond *pond_new(void);
void pond_free(pond *p);
/* Gives everything back. */
void pond_reset(pond *p);

#endif
