#ifndef EVREAD_H
#define EVREAD_H

#include <stddef.h>

/*
 * A pull reader for a small markup:   <name>text &lt; text<name/></name>
 *
 * Names are 1 to 40 letters.  Entities are &lt; &gt; &amp; and &quot;.
 */
typedef struct evread evread;

typedef enum {
    EVREAD_OPEN,    /* evread_value: the name */
    EVREAD_CLOSE,   /* the name; <name/> gives OPEN and CLOSE */
    EVREAD_TEXT,    /* the text, with its entities replaced */
    EVREAD_END,     /* all is read, and will be so again */
    EVREAD_ERROR    /* evread_value: what is wrong; stays so */
} evread_event;

#define EVREAD_DEPTH 32

/* text is not copied: it must stay where and as it is until evread_close.
 * NULL when memory is out. */
evread *evread_open(const char *text);
void evread_close(evread *r);

/* Goes on to the next event. */
evread_event evread_next(evread *r);

/* The value of the current event, "" at the end and before the first
 * evread_next.  The string belongs to the reader and is gone with the next
 * evread_next or evread_close: use evread_take to keep one. */
const char *evread_value(const evread *r);

/* The value as a string that the caller frees (NULL: memory is out);
 * evread_value is "" from then on. */
char *evread_take(evread *r);

/* How many elements are open, and the byte at which the reader is. */
int evread_depth(const evread *r);
size_t evread_offset(const evread *r);

#endif
