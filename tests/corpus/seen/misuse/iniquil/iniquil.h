/*
 * NAME
 *     iniquil - writes INI texts into a buffer of the caller
 *
 * SYNOPSIS
 *     char buf[512];
 *     struct iniquil w;
 *     iniquil_begin(&w, buf, sizeof buf);
 *     iniquil_section(&w, "display");
 *     iniquil_int(&w, "width", 640);
 *     if (iniquil_end(&w) < sizeof buf) puts(buf);
 *
 * DESCRIPTION
 *     The writer does not allocate.  The buffer is used from iniquil_begin()
 *     to iniquil_end() and must exist as long.  It holds a terminated text at
 *     all times.  What does not fit is cut off, but still counted, as
 *     snprintf() does.
 *
 *     Names of sections and keys consist of letters, digits, '_', '-' and '.'
 *     and are not empty: the functions return -1 and write nothing for others.
 *     Texts are terminated strings, and not within the buffer.
 */
#ifndef INIQUIL_H
#define INIQUIL_H

#include <stddef.h>

/* Members are private. */
struct iniquil {
    char *at;
    size_t room;
    size_t length;
    int sections;
    int cut;
};

/* Starts a text in buf, which has room for size bytes.  A size of 0 is
 * allowed, with buf NULL or not: then everything is only counted.  To be
 * called before all other functions; call it again to start anew. */
void iniquil_begin(struct iniquil *w, char *buf, size_t size);

/* Starts a section: 0 or -1. */
int iniquil_section(struct iniquil *w, const char *name);

/* Write a key with a value of one kind: 0 or -1.  Texts are quoted; quotes,
 * backslashes and control characters in them are escaped. */
int iniquil_text(struct iniquil *w, const char *key, const char *value);
int iniquil_int(struct iniquil *w, const char *key, long long value);
int iniquil_bool(struct iniquil *w, const char *key, int value);

/* Writes a comment, each line of it after a "; ". */
void iniquil_comment(struct iniquil *w, const char *text);

/* 1 when something has been cut off so far, else 0. */
int iniquil_cut(const struct iniquil *w);

/* Ends the text and returns the length it has, or would have had, without the
 * terminating NUL.  The writer must be begun again before it is used again. */
size_t iniquil_end(struct iniquil *w);

#endif
