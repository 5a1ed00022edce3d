/*
 * marktok: an in-place pull tokenizer for a small dialect of XML
 *
 *     char page[] = "<p class='x'>1 &lt; 2</p>";
 *     marktok mt;
 *     marktok_init(&mt, page, strlen(page));
 *     while (marktok_next(&mt) > MT_END) ...
 *
 * Known are elements, attributes, comments (skipped) and the entities lt, gt,
 * amp, quot and apos.  Nothing is allocated: all strings that are returned
 * point into the document itself, which is cut up and decoded on the way.
 */
#ifndef MARKTOK_H
#define MARKTOK_H

#include <stddef.h>

#define MARKTOK_MAX_ATTRS 8     /* of one element; more are an error */
#define MARKTOK_MAX_DEPTH 32    /* of open elements; more are an error */

enum marktok_kind {
    MT_ERROR = -1,              /* malformed; all further calls return it too */
    MT_END = 0,                 /* end of the document; so do these */
    MT_OPEN,                    /* <name ...>, or <name .../> which an MT_CLOSE follows */
    MT_CLOSE,                   /* </name> */
    MT_TEXT                     /* non-empty text between tags */
};

/* Private, but for its size. */
typedef struct marktok {
    char *at, *end;
    enum marktok_kind kind;
    int in_tag, close_next;
    const char *string;
    const char *error;
    size_t nattrs;
    const char *attr[MARKTOK_MAX_ATTRS][2];
    size_t depth;
    const char *open[MARKTOK_MAX_DEPTH];
} marktok;

/*
 * Sets up a tokenizer for the document of len characters at doc, doc[len] being
 * the terminating NUL.  The document is modified (a string literal will not do)
 * and must stay in place as long as the tokenizer or its strings are in use.
 */
void marktok_init(marktok *mt, char *doc, size_t len);

/* Moves on to the next token and returns its kind. */
enum marktok_kind marktok_next(marktok *mt);

/* The name of the element (MT_OPEN, MT_CLOSE) or the text (MT_TEXT) of the
 * present token; "" if there is none. */
const char *marktok_string(const marktok *mt);

/* The attributes of the present token: how many, the i-th one's name and value
 * (NULL if there is no i-th one), the value for a name (NULL if absent). */
size_t marktok_attrs(const marktok *mt);
const char *marktok_attr_name(const marktok *mt, size_t i);
const char *marktok_attr_value(const marktok *mt, size_t i);
const char *marktok_attr(const marktok *mt, const char *name);

/* How many elements are open. */
size_t marktok_depth(const marktok *mt);

/* What is wrong, after MT_ERROR; otherwise NULL. */
const char *marktok_error(const marktok *mt);

#endif
