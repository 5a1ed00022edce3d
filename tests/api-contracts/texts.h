#ifndef TEXTS_H
#define TEXTS_H

/* Functions of plain texts. */

/* A backslash before each quote and backslash. */
char *texts_escape(const char *text);
/* The inverse of texts_escape(). */
char *texts_unescape(const char *text);
void texts_free(char *text);

#endif
