#ifndef SMALLTXT_H
#define SMALLTXT_H

#include <stddef.h>

/* smalltxt: strings that need no memory of their own while they are short.
 *
 *     struct st_text t;
 *     st_init(&t);
 *     st_add(&t, "hello");
 *     puts(st_string(&t));
 *     st_clear(&t);
 *
 * The start may point into the structure itself, so a text cannot be copied or
 * moved with = or memcpy(): there are st_copy() and st_swap() for that. */

#define ST_SMALL 16
#define ST_MAX 1000000 /* the longest text */

struct st_text {
    char *start;
    size_t length, room;
    char small[ST_SMALL];
};

/* To be called first; makes an empty text. */
void st_init(struct st_text *text);

/* Frees what there is to free; the text is then empty and may be used on. */
void st_clear(struct st_text *text);

const char *st_string(const struct st_text *text); /* until the text is changed */
size_t st_length(const struct st_text *text);

/* These return 0, or -1 (and change nothing) when the text would be longer
 * than ST_MAX or memory is out.  Strings may be parts of the text itself, and
 * both texts may be the same. */
int st_set(struct st_text *text, const char *string);
int st_add(struct st_text *text, const char *string);
int st_add_char(struct st_text *text, char c); /* NUL adds nothing */
int st_copy(struct st_text *to, const struct st_text *from);

/* Exchanges two texts; cannot fail. */
void st_swap(struct st_text *one, struct st_text *other);

/* Shortens a text to so many characters, if it is longer. */
void st_cut(struct st_text *text, size_t length);

/* As strcmp(). */
int st_compare(const struct st_text *one, const struct st_text *other);

#endif
