#ifndef TAGMULTI_H
#define TAGMULTI_H

#include <stddef.h>

/*
 * A multimap: each tag has any number of integers, in the order in which
 * they were added.  Tags are copied.
 */
typedef struct TagMulti TagMulti;

#define TM_MAX_TAGS   1000  /* tags in one map */
#define TM_MAX_VALUES 10000 /* values of one tag */

TagMulti *TmCreate(void);
void TmDestroy(TagMulti *tm);

/* Adds a value to a tag.  Returns 0, or -1 if there is no room. */
int TmAdd(TagMulti *tm, const char *tag, int value);

/* Adds all values of tag `from` to tag `to`, which is made if it does not
   exist.  Returns 0, or -1 if there is no tag `from` or no room.  When both
   are the same tag its values are doubled. */
int TmCopyValues(TagMulti *tm, const char *from, const char *to);

/* Removes a tag with its values.  Returns the number of values removed. */
size_t TmRemove(TagMulti *tm, const char *tag);

/* Number of values of a tag; 0 for an unknown one. */
size_t TmCount(const TagMulti *tm, const char *tag);

/* The value at an index, or `fallback` if there is none. */
int TmValue(const TagMulti *tm, const char *tag, size_t index, int fallback);

/* Number of tags. */
size_t TmTags(const TagMulti *tm);

#endif
