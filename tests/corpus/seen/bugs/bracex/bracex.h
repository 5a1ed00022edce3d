#ifndef BRACEX_H
#define BRACEX_H

#include <stddef.h>

/* Brace expansion as in shells: "img{1,2}.{png,jpg}" */

#define BX_MAX_WORDS 4096

enum bx_err { BX_OK, BX_UNBALANCED, BX_TOO_MANY, BX_NOMEM };

struct bx_list {
    char **word;
    size_t n;
};

/* On failure the list is empty. Always bx_release() it in the end. */
enum bx_err bx_expand(const char *pattern, struct bx_list *out);
void bx_release(struct bx_list *list);

const char *bx_strerror(enum bx_err e);
int bx_has_braces(const char *pattern);
/* 1 if balanced */
int bx_balanced(const char *pattern);
/* words the pattern expands to, 0 if that fails */
size_t bx_count(const char *pattern);
/* all words with a separator between, to be freed; NULL if that fails */
char *bx_join(const char *pattern, const char *sep);

#endif
