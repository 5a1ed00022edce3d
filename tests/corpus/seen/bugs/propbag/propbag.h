/* A bag of named numbers. Names are unique within a bag.
 *
 * A prop made with prop_new() or taken out with propbag_detach() belongs to
 * the caller; propbag_add() and propbag_replace() hand it to the bag when they
 * succeed. A prop that a bag owns must not be freed or added to another bag. */
#ifndef PROPBAG_H
#define PROPBAG_H

#include <stddef.h>

typedef struct prop prop;
typedef struct propbag propbag;

prop *prop_new(const char *name, long value);
void prop_free(prop *p);
const char *prop_name(const prop *p);
long prop_value(const prop *p);

propbag *propbag_new(void);
void propbag_free(propbag *bag);
size_t propbag_count(const propbag *bag);

/* 0, or -1 when the name is taken. */
int propbag_add(propbag *bag, prop *p);

/* The prop of that name, still owned by the bag, or NULL. */
const prop *propbag_find(const propbag *bag, const char *name);

/* Takes the prop out of the bag; NULL when there is none. */
prop *propbag_detach(propbag *bag, const char *name);

/* Frees the prop called NAME and puts P in its place, under that name
 * whatever P was called before. 0, or -1 when there is no such name. */
int propbag_replace(propbag *bag, const char *name, prop *p);

#endif
