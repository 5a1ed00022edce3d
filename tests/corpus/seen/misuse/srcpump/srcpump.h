#ifndef SRCPUMP_H
#define SRCPUMP_H

/* srcpump: characters for a scanner, from wherever they come */

#include <stddef.h>

#define SRCPUMP_END (-1)

/* Puts up to room characters at buf, says how many; 0 is the end. */
typedef size_t (*srcpump_fill)(void *from, char *buf, size_t room);

struct srcpump {
    srcpump_fill fill;
    void *from;
    size_t at, have;
    unsigned long line;
    int last, back;         /* last character; it was put back */
    int started, ended;
    char *token;            /* where it is collected, NULL: no mark */
    size_t token_room, token_len;
    char ahead[64];
};

/* Set up, on line 1.  Nothing is read yet. */
void srcpump_open(struct srcpump *s, srcpump_fill fill, void *from);

/* Next character as unsigned char, or SRCPUMP_END, again and again. */
int srcpump_get(struct srcpump *s);

/* The last one again, please.  One is all you get, and peek and accept live on
   it as well.  (SRCPUMP_END counts too.) */
void srcpump_unget(struct srcpump *s);

/* Next character without taking it. */
int srcpump_peek(struct srcpump *s);

/* Take it if it is c. */
int srcpump_accept(struct srcpump *s, int c);

/* Line of the next character. */
unsigned long srcpump_line(const struct srcpump *s);

/* What is got from here on is collected in buf, which has room bytes, one of
   them for the NUL.  A character put back is taken out again. */
void srcpump_mark(struct srcpump *s, char *buf, size_t room);

/* End of the mark: buf is a string now.  Returns the length of the token; if
   that is not less than room, the string has only the beginning of it. */
size_t srcpump_token(struct srcpump *s);

/* A fill for a string; from is the address of a const char * that walks along. */
size_t srcpump_from_string(void *from, char *buf, size_t room);

#endif
