/* A push parser for <tags>, </tags> and the text between them.
 *
 * Text is fed in pieces of any size and handlers are called as soon as a tag
 * or a stretch of text is complete. From a handler, no function of this header
 * but saxlite_user() and saxlite_stop() may be called on the same parser. */
#ifndef SAXLITE_H
#define SAXLITE_H

#include <stddef.h>

typedef struct saxlite saxlite;

typedef void saxlite_tag_handler(saxlite *parser, const char *name);
typedef void saxlite_text_handler(saxlite *parser, const char *text, size_t length);

enum saxlite_status {
    SAXLITE_OK,
    SAXLITE_STOPPED,
    SAXLITE_MISMATCH, /* </a> without its <a> */
    SAXLITE_SYNTAX,
    SAXLITE_MEMORY,
};

saxlite *saxlite_create(void *user);
void saxlite_free(saxlite *parser);

/* Any handler may be NULL. */
void saxlite_handlers(saxlite *parser, saxlite_tag_handler *start, saxlite_tag_handler *end,
                      saxlite_text_handler *text);

/* After anything but SAXLITE_OK the parser takes no more text. */
enum saxlite_status saxlite_feed(saxlite *parser, const char *bytes, size_t length);

/* All tags closed and nothing half read? */
int saxlite_complete(const saxlite *parser);

void *saxlite_user(const saxlite *parser);
void saxlite_stop(saxlite *parser);

#endif
