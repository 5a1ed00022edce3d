#ifndef TOPICS_H
#define TOPICS_H

#include <stddef.h>

/*
NAME
    topics - the outline of a document

DESCRIPTION
    An outline is a forest of topics.  Each topic has a title and any number
    of topics below it, in order.  There can be TP_MAX_TOPICS topics in an
    outline.

    Topics belong to their outline.  A tp_topic * stays valid until that topic
    or one above it is removed, or the outline is destroyed.  Arguments must
    not be NULL unless the description allows it.
*/

#define TP_MAX_TOPICS 1000
#define TP_MAX_TITLE  255

typedef struct tp_outline tp_outline;
typedef struct tp_topic tp_topic;

/* tp_create returns an empty outline, or NULL if out of memory. */
tp_outline *tp_create(void);

/* tp_destroy frees an outline and all its topics.  NULL is ignored. */
void tp_destroy(tp_outline *outline);

/* tp_add adds a topic as the last one below `parent`, or as the last one of
   the top level if parent is NULL.  The title is copied.  Returns the topic;
   NULL if parent is of another outline, the title is too long, the outline is
   full or memory is short. */
tp_topic *tp_add(tp_outline *outline, tp_topic *parent, const char *title);

/* tp_move takes a topic, with all that is below it, from its place and makes
   it the last one below `parent`, or the last of the top level if parent is
   NULL.  Returns 0, or -1 and changes nothing if parent is of another
   outline, is the topic itself or is somewhere below it. */
int tp_move(tp_topic *topic, tp_topic *parent);

/* tp_remove removes a topic and all that is below it. */
void tp_remove(tp_topic *topic);

/* tp_count returns the number of topics of an outline, on all levels. */
int tp_count(const tp_outline *outline);

/* tp_title returns the title, which is valid until the topic is gone. */
const char *tp_title(const tp_topic *topic);

/* tp_parent returns the topic above, NULL for those of the top level. */
tp_topic *tp_parent(const tp_topic *topic);

/* tp_depth returns 0 for topics of the top level, 1 for those below them, and
   so on. */
int tp_depth(const tp_topic *topic);

/* tp_next returns the topic that follows in reading order: the first one
   below, else the next one on the same level, and so on.  With a NULL topic
   it returns the first of the outline.  NULL at the end. */
tp_topic *tp_next(const tp_outline *outline, const tp_topic *topic);

/* tp_number writes the number of the topic, such as "2.1.3", to the buffer of
   `size` bytes, cut if it is too short, and always with a NUL unless size is
   0.  Returns the length of the whole number.  The buffer may be NULL if size
   is 0. */
size_t tp_number(const tp_topic *topic, char *buffer, size_t size);

#endif
