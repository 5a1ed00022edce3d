#ifndef XMLPEN_H
#define XMLPEN_H

#include <stddef.h>

/*
 * xmlpen writes small XML documents into memory, piece by piece:
 *
 *     xmlpen *pen = xmlpen_new();
 *     xmlpen_begin(pen, "room");
 *     xmlpen_attr(pen, "no", "12");
 *     xmlpen_text(pen, "Tea & cake");
 *     xmlpen_end(pen);
 *     puts(xmlpen_str(pen, NULL));     <room no="12">Tea &amp; cake</room>
 *     xmlpen_free(pen);
 *
 * It takes care of escaping and of the end tags.  It does not check that
 * there is only one root element or that attributes are different.
 */

#define XMLPEN_DEPTH_MAX 64        /* open elements */
#define XMLPEN_SIZE_MAX  1000000   /* bytes of output */

/* What the writing functions return.  After an error nothing was written. */
enum {
    XMLPEN_OK = 0,
    XMLPEN_ENAME = -1,    /* not a name: letters, digits and _ : . -, not starting with the last two or a digit */
    XMLPEN_ECHAR = -2,    /* a control character other than tab, LF and CR */
    XMLPEN_EORDER = -3,   /* not allowed at this place */
    XMLPEN_ELIMIT = -4,   /* one of the limits above */
    XMLPEN_ENOMEM = -5
};

typedef struct xmlpen xmlpen;

/* A new pen with nothing written.  NULL when there is no memory. */
xmlpen *xmlpen_new(void);

/* Open elements need not be ended before.  NULL is allowed. */
void xmlpen_free(xmlpen *pen);

/* Begins an element.  The name is not copied, as it is nearly always a
 * literal: it must stay as it is until the element has been ended. */
int xmlpen_begin(xmlpen *pen, const char *name);

/* Adds an attribute to the element just begun; XMLPEN_EORDER if text or
 * another element came in between.  Name and value are copied. */
int xmlpen_attr(xmlpen *pen, const char *name, const char *value);

/* Writes text.  XMLPEN_EORDER outside of all elements. */
int xmlpen_text(xmlpen *pen, const char *text);

/* Writes a number, as xmlpen_text() does. */
int xmlpen_number(xmlpen *pen, long number);

/* Ends the innermost element.  There must be one open: begin and end go in
 * pairs. */
int xmlpen_end(xmlpen *pen);

/* Number of open elements. */
size_t xmlpen_depth(const xmlpen *pen);

/* What has been written so far, with a zero at its end, and its length if len
 * is not NULL.  It belongs to the pen, and is valid until something more is
 * written or the pen is freed. */
const char *xmlpen_str(const xmlpen *pen, size_t *len);

#endif
