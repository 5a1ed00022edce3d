/* piecetxt.h -- piece table for the editor.  Offsets are bytes from 0. */
#ifndef PIECETXT_H
#define PIECETXT_H

#include <stddef.h>

#define PT_MAX (1u << 24)   /* longest document, and most that can be inserted in all */

typedef struct pt_doc pt_doc;

/* The loaded file is not copied; pieces point right into it.  NULL if n > PT_MAX
   or no memory. */
pt_doc *pt_new(const char *text, size_t n);
void pt_free(pt_doc *d);

size_t pt_length(const pt_doc *d);
size_t pt_lines(const pt_doc *d);               /* newlines + 1 */
char pt_at(const pt_doc *d, size_t at);

/* 0, or -1 when it would get too long or memory is out. s is copied. */
int pt_insert(pt_doc *d, size_t at, const char *s, size_t n);
int pt_delete(pt_doc *d, size_t at, size_t n);

void pt_copy(const pt_doc *d, size_t at, char *out, size_t n);   /* no NUL */

/* Runs of text, first to last, as they lie in memory; fn stops it with nonzero,
   which is then the answer. fn looks, it does not edit. */
int pt_walk(const pt_doc *d, int (*fn)(void *ctx, const char *s, size_t n), void *ctx);

#endif
