/* paramv.h: lists of named parameters, to pass settings in and out
 *
 * A list is an array of struct paramv whose last element is PARAMV_END.
 * The elements point to variables and buffers of the caller:
 *
 *     int depth = 3;
 *     char title[20] = "";
 *     struct paramv list[] = {
 *         paramv_int("depth", &depth),
 *         paramv_text("title", title, sizeof title),
 *         PARAMV_END
 *     };
 *     configure(list);
 *
 * Keys are strings that must outlive the list.
 */
#ifndef PARAMV_H
#define PARAMV_H

#include <stddef.h>

enum paramv_type { PARAMV_NONE, PARAMV_INT, PARAMV_REAL, PARAMV_TEXT };

struct paramv {
    const char *key;            /* NULL at the end of a list */
    enum paramv_type type;
    void *data;
    size_t size;                /* bytes at data */
};

#define PARAMV_END { NULL, PARAMV_NONE, NULL, 0 }

/* Elements for a variable of the caller.  `size` of a text is the room in its
 * buffer with the terminating NUL; the buffer must hold a string already. */
struct paramv paramv_int(const char *key, int *variable);
struct paramv paramv_real(const char *key, double *variable);
struct paramv paramv_text(const char *key, char *buffer, size_t size);

/* Number of elements before the end. */
size_t paramv_count(const struct paramv *list);

/* The first element with a key, or NULL. */
struct paramv *paramv_find(struct paramv *list, const char *key);

/* Read or write the parameter with a key.  All return 0, or -1 if there is no
 * such key, or it is of another type, or (texts) the value does not fit,
 * in which case nothing is changed. */
int paramv_get_int(struct paramv *list, const char *key, int *value);
int paramv_set_int(struct paramv *list, const char *key, int value);
int paramv_get_real(struct paramv *list, const char *key, double *value);
int paramv_set_real(struct paramv *list, const char *key, double value);
int paramv_set_text(struct paramv *list, const char *key, const char *value);

/* The text with a key, in place; NULL instead of -1. */
const char *paramv_get_text(struct paramv *list, const char *key);

/* A copy of a list with copies of all keys and data, in one piece of memory.
 * NULL if out of memory.  Give it back with paramv_dup_free(), which ignores
 * NULL and is not for other lists. */
struct paramv *paramv_dup(const struct paramv *list);
void paramv_dup_free(struct paramv *copy);

#endif
