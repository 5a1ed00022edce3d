/*
 * ediseg -- read UN/EDIFACT messages (orders, invoices, ...) in memory
 *
 * A message is a row of segments, each of which ends with a terminator.  A
 * segment is a row of elements, an element a row of components:
 *
 *     NAD+BY+5412345000013::9'DTM+137:20240131:102'
 *
 * Element 0 is the segment's tag.  The characters that separate are
 *
 *     :  components    +  elements    '  segments    ?  release
 *
 * or what a "UNA" service string at the very start of the message says, as in
 * "UNA:+.? '": after the three letters come the component separator, the
 * element separator, the decimal mark, the release character, a reserved
 * character and the terminator.  The six may be anything but letters, digits
 * and NUL; the first two, the release character and the terminator differ
 * from one another.
 *
 * The release character takes the special meaning from the character after it
 * ("?+" is a plus sign).  With nothing after it, it stands for itself.
 *
 * Spaces, CR and LF before a segment are skipped.  The terminator of the last
 * segment may be missing.
 */
#ifndef EDISEG_H
#define EDISEG_H

#include <stddef.h>

#define EDI_MAX_TEXT 65535

typedef struct edi_msg edi_msg;

/* Reads the len chars at text, which need no NUL at the end and are copied;
   text may be NULL when len is 0.  Returns NULL when there is no memory, len is
   above EDI_MAX_TEXT, or a service string is incomplete or not allowed.
   Release the message with edi_free. */
edi_msg *edi_parse(const char *text, size_t len);

/* NULL is allowed. */
void edi_free(edi_msg *msg);

/* Numbers of segments, of elements (the tag is one), of components.  0 for a
   segment or element that does not exist; what exists but is empty has one
   empty component. */
size_t edi_segments(const edi_msg *msg);
size_t edi_elements(const edi_msg *msg, size_t segment);
size_t edi_components(const edi_msg *msg, size_t segment, size_t element);

/* Copies a component, without release characters, into buf: at most size - 1
   chars and a NUL.  buf may be NULL when size is 0.  Returns the component's
   whole length, or -1 when it does not exist (buf is not touched then). */
long edi_get(const edi_msg *msg, size_t segment, size_t element, size_t component, char *buf, size_t size);

/* The first segment at or after `from` with that tag, or -1.  Tags are compared
   as they are written, with any release characters. */
long edi_find(const edi_msg *msg, const char *tag, size_t from);

/* The decimal mark in force: '.' or that of the service string. */
char edi_decimal(const edi_msg *msg);

/* Writes text as a component with the default separators, that is, with a
   release character before each of : + ' and ?.  Result and buf as above. */
long edi_escape(const char *text, char *buf, size_t size);

#endif
