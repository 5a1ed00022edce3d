#ifndef XMLW_H
#define XMLW_H

#include <stddef.h>

/* Writes XML into memory.
 *
 *     xmlw *w = xmlw_new();
 *     xmlw_start(w, "list");
 *     xmlw_attr(w, "size", "1");
 *     xmlw_start(w, "item");
 *     xmlw_text(w, "a < b");
 *     xmlw_end(w);
 *     xmlw_end(w);
 *     puts(xmlw_result(w));       -> <list size="1"><item>a &lt; b</item></list>
 *
 * A call that does not fit the state of the document writes nothing and
 * returns XMLW_STATE. */
typedef struct xmlw xmlw;

#define XMLW_DEPTH 32 /* elements within each other */
#define XMLW_NAME 40  /* characters of a name */

enum xmlw_code {
    XMLW_OK,
    XMLW_STATE,
    XMLW_BAD_NAME, /* empty, too long, or not of letters, digits, '-', '_', ':' */
    XMLW_TOO_DEEP,
    XMLW_MEMORY
};

xmlw *xmlw_new(void);
void xmlw_free(xmlw *w);

/* Forgets what was written; the writer is as new. */
void xmlw_reset(xmlw *w);

/* Begins an element.  A document has one outermost element. */
enum xmlw_code xmlw_start(xmlw *w, const char *name);
/* Ends the innermost element. */
enum xmlw_code xmlw_end(xmlw *w);
/* Only after xmlw_start() or another attribute. */
enum xmlw_code xmlw_attr(xmlw *w, const char *name, const char *value);
/* Only within an element. */
enum xmlw_code xmlw_text(xmlw *w, const char *text);

/* How many elements have not been ended. */
int xmlw_depth(const xmlw *w);
/* What has been written so far, valid until the writer is used again. */
const char *xmlw_result(const xmlw *w);
size_t xmlw_length(const xmlw *w);

#endif
