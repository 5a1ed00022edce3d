#ifndef CRATE_H
#define CRATE_H

/* Crates with a label.  Labels have four characters, like "iron". */
struct crate;

struct crate *crate_new(const char *label);
void crate_free(struct crate *c);
/* A name for lists. */
void crate_name(struct crate *c, const char *name);

#endif
