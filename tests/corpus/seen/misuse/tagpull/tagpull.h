/*
 * tagpull - reads simple markup, piece by piece
 *
 *     tp_reader *r = tp_open(text, strlen(text));
 *     while ((e = tp_next(r)) > TP_END_OF_TEXT)
 *         if (e == TP_START) puts(tp_name(r));
 *     tp_close(r);
 *
 * Understood are elements, empty elements (<br/>), attributes in single or
 * double quotes, text, and the entities &lt; &gt; &amp; &quot; &apos;. There
 * may be several elements and text on the top level. A text with anything
 * else in it, comments for instance, is malformed. Names are made of letters, digits and - _ . : characters.
 */
#ifndef TAGPULL_H
#define TAGPULL_H

#include <stddef.h>

#define TP_DEPTH_MAX 32   /* nested elements */
#define TP_ATTR_MAX  16   /* attributes of an element */
#define TP_NAME_MAX  63   /* length of an element's name */

typedef struct tp_reader tp_reader;

typedef enum {
    TP_ERROR = -1,        /* malformed, a limit exceeded, or out of memory */
    TP_END_OF_TEXT = 0,
    TP_START,             /* a start tag; see tp_name(), tp_attr() */
    TP_END,               /* an end tag, also that of an empty element */
    TP_TEXT               /* text between tags; see tp_text() */
} tp_event;

/* Starts reading. The text need not end with a NUL; it is not copied and has
 * to stay where it is, unchanged, until tp_close(). NULL if out of memory. */
tp_reader *tp_open(const char *text, size_t length);

/* Frees the reader. NULL is fine. */
void tp_close(tp_reader *r);

/* Goes on to the next piece and tells what it is. After TP_ERROR and
 * TP_END_OF_TEXT it returns the same again and again.
 *
 * All strings that the functions below return belong to the reader and are
 * gone with the next call of tp_next(), tp_skip() or tp_close(): duplicate
 * what you want to keep. */
tp_event tp_next(tp_reader *r);

/* Goes on to the end tag of the element that has just been started, past
 * everything in it. Returns TP_END or TP_ERROR; at other pieces than TP_START
 * it does nothing and returns what the piece is. */
tp_event tp_skip(tp_reader *r);

/* The name of the element, at TP_START and TP_END; else "". */
const char *tp_name(const tp_reader *r);

/* The text, with entities replaced, at TP_TEXT; else "". */
const char *tp_text(const tp_reader *r);

/* The value of an attribute at TP_START; NULL if it is not there. */
const char *tp_attr(const tp_reader *r, const char *name);

/* The number of attributes; 0 at other pieces than TP_START. */
size_t tp_attr_count(const tp_reader *r);

/* Name and value of the attribute with number i, which must be less than
 * tp_attr_count(). */
const char *tp_attr_name(const tp_reader *r, size_t i);
const char *tp_attr_value(const tp_reader *r, size_t i);

/* Elements that are open: from its TP_START until before its TP_END. */
int tp_depth(const tp_reader *r);

#endif
