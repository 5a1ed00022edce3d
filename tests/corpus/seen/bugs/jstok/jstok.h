/**
 * jstok - splits JSON text into tokens, without values being converted.
 *
 * Primitives (numbers, true, false, null) are runs of characters and are not
 * looked into.  As in other tokenizers of this kind, commas and colons are
 * treated as blanks, so that some text that is not JSON is accepted.
 */
#ifndef JSTOK_H
#define JSTOK_H

#include <stdbool.h>

typedef enum { JST_OBJECT, JST_ARRAY, JST_STRING, JST_PRIMITIVE } jst_type;

typedef enum {
    JST_OK = 0,
    JST_NOMEM, /* out of memory, or text too long (1 MiB) */
    JST_INVAL, /* invalid character, or brackets that do not match */
    JST_PART   /* the text ends too early */
} jst_error;

typedef struct {
    int start;  /* position of the first character (of a string: behind the quote) */
    int end;    /* position behind the last one */
    int size;   /* number of tokens directly inside */
    int parent; /* index of the token around it, or -1 */
    jst_type type;
} jst_token;

typedef struct jst_doc jst_doc;

/** Reads a text.  On errors NULL is returned and the reason stored in *error,
 *  which may be NULL.  The text is copied. */
jst_doc *jst_read(const char *text, jst_error *error);
void jst_free(jst_doc *doc);

/** Number of tokens. */
int jst_count(const jst_doc *doc);
/** A token by its index; NULL if there is none. */
const jst_token *jst_at(const jst_doc *doc, int index);
/** True if the token is there and its text is as given. */
bool jst_equals(const jst_doc *doc, int index, const char *text);
/** Index of the n-th token inside another (or of the n-th outermost one, with parent -1); -1 if there is none. */
int jst_child(const jst_doc *doc, int parent, int n);
/** How many tokens are around a token; -1 if there is no such token. */
int jst_depth(const jst_doc *doc, int index);

#endif
