#ifndef CATMSG_H
#define CATMSG_H

#include <stddef.h>

/* A catalogue of messages for one language.
 *
 * Every message has an id and two forms, one for the number one and one for
 * other numbers.  All texts are copied in.  Texts that are returned belong to
 * the catalogue and are good until the message is removed or the catalogue is
 * freed. */
typedef struct catmsg catmsg_t;

#define CATMSG_OK 0
#define CATMSG_EXISTS 1   /* the id is taken */
#define CATMSG_MISSING 2  /* there is no such id */
#define CATMSG_NOMEM 3

catmsg_t *catmsg_new(void);
void catmsg_free(catmsg_t *cat);

int catmsg_add(catmsg_t *cat, const char *id, const char *one, const char *other);
/* Adds a message `id` with the forms of `existing`. */
int catmsg_alias(catmsg_t *cat, const char *id, const char *existing);
int catmsg_remove(catmsg_t *cat, const char *id);

/* The form for a number.  When there is no such message the id itself, as
 * gettext() does. */
const char *catmsg_get(const catmsg_t *cat, const char *id, long number);
size_t catmsg_count(const catmsg_t *cat);

/* Writes the form with the first %n replaced by the number; cut to size.  The
 * length of the whole. */
size_t catmsg_format(const catmsg_t *cat, const char *id, long number, char *text, size_t size);

/* Calls `visit` for all messages in the order of their addition, until it
 * returns something else than 0, which is returned. */
int catmsg_each(const catmsg_t *cat, int (*visit)(const char *id, const char *one, const char *other, void *data),
                void *data);

#endif
