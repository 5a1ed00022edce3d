/**
 * @file optlayer.h
 * Options in layers: defaults at the bottom, then a file, then the command
 * line. A layer hides what the layers below it say.
 */
#ifndef OPTLAYER_H
#define OPTLAYER_H

#include <stdbool.h>
#include <stddef.h>

typedef struct optlayer optlayer;

/** One layer, the bottom one, without options. NULL if out of memory. */
optlayer *ol_new(void);
void ol_free(optlayer *o);

/** Puts an empty layer on top. */
void ol_push(optlayer *o);
/** Drops the top layer with its options. The bottom layer cannot be popped. */
void ol_pop(optlayer *o);
/** Number of layers, 1 at first. */
size_t ol_depth(const optlayer *o);

/** Sets an option in the top layer; name and value are copied.
 *  @return false if the name is empty or has a '=' or a line feed, or if out
 *          of memory */
bool ol_set(optlayer *o, const char *name, const char *value);

/** Value of an option, from the topmost layer that has it; NULL if none has.
 *  Good until the option is set again or its layer is popped. */
const char *ol_get(const optlayer *o, const char *name);

/** Is there such an option? */
bool ol_has(const optlayer *o, const char *name);

/** An option that is known to exist, as a number (0 if it is not one). Use
 *  ol_has() first if in doubt. */
long ol_number(const optlayer *o, const char *name);

/** Number of options of the top layer, and their names: i counts from 0 to
 *  ol_count() - 1. The name is good until the layer is popped. */
size_t ol_count(const optlayer *o);
const char *ol_name(const optlayer *o, size_t i);

/** "name=value" lines of the top layer, in the order they were set first.
 *  Free the text with free(). @return NULL if out of memory */
char *ol_dump(const optlayer *o);

#endif
