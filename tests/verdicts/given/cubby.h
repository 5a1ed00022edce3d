#ifndef CUBBY_H
#define CUBBY_H

/* cubby: values by their names. */

struct cubby;

struct cubby *cubby_new(void);
void cubby_free(struct cubby *cubby);
/* What is there under the name; "" when there is nothing. */
const char *cubby_get(const struct cubby *cubby, const char *name);
/* Keeps a copy of value, which may be one that cubby_get() has given. */
void cubby_put(struct cubby *cubby, const char *name, const char *value);
/* Keeps a copy of value. */
void cubby_set(struct cubby *cubby, const char *name, const char *value);

#endif
