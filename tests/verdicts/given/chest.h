#ifndef CHEST_H
#define CHEST_H

/* Chests with a label.  Labels have four characters, like "iron". */
struct chest;

struct chest *chest_new(const char *label);
void chest_free(struct chest *c);
/* A name for lists. */
void chest_name(struct chest *c, const char *name);

#endif
