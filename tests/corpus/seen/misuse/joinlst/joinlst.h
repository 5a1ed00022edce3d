#ifndef JOINLST_H
#define JOINLST_H

#include <stddef.h>

/* joinlst.h: lists of strings, to be split and joined.
 *
 *   jl_list words = JL_INIT;
 *   jl_split(&words, "a,b,c", ",");
 *
 * The strings are copies, kept in one block that the list owns and moves as it
 * grows.  count may be read; the other members are private.
 */

#define JL_MAX_BYTES (1u << 20)   /* of all strings of a list, NULs included */

typedef struct jl_list {
    size_t count;
    char *block;
    size_t used, room;
    size_t *start;
    size_t slots;
} jl_list;

#define JL_INIT { 0, NULL, 0, 0, NULL, 0 }

/* Appends a string, which may be one of the list.  0, or -1 if memory or
 * JL_MAX_BYTES does not allow it. */
int jl_add(jl_list *list, const char *string);

/* Likewise for the first length bytes at bytes, none of which is a NUL. */
int jl_addn(jl_list *list, const char *bytes, size_t length);

/* Cuts text wherever one of the characters of seps stands and appends the
 * pieces, empty ones too: there is always one more than separators.  Returns
 * the number of pieces, or -1 and leaves the list as it was. */
long jl_split(jl_list *list, const char *text, const char *seps);

/* The string with this index, which must be less than count.  The pointer is
 * good until the list is next changed. */
const char *jl_get(const jl_list *list, size_t index);

/* Index of the first string equal to this one; count if there is none. */
size_t jl_find(const jl_list *list, const char *string);

/* Removes the last string; does nothing to an empty list. */
void jl_pop(jl_list *list);

/* The length of all strings with sep between them, without the NUL.  A NULL
 * sep is the empty one. */
size_t jl_joined(const jl_list *list, const char *sep);

/* Writes that to out, with a NUL: out must have room for jl_joined(list, sep)
 * + 1 bytes.  Returns out. */
char *jl_join(const jl_list *list, const char *sep, char *out);

/* The same in memory of its own, which the caller frees; NULL if there is
 * none. */
char *jl_join_new(const jl_list *list, const char *sep);

/* Frees what the list holds and makes it empty again, fit for further use. */
void jl_free(jl_list *list);

#endif
