/* Reads (a (b c)): text and length in, a tree out. */
#include <stddef.h>

typedef struct sexp sexp;
enum sexp_error { SEXP_OK, SEXP_UNBALANCED, SEXP_TOO_DEEP, SEXP_EMPTY };

enum sexp_error sexp_parse(const char *text, size_t length, sexp **out);
void sexp_free(sexp *s);
const sexp *sexp_child(const sexp *s); /* belongs to s */
const sexp *sexp_next(const sexp *s);
size_t sexp_symbol(const sexp *s, char *buffer, size_t size); /* as snprintf: what it would need */
int sexp_depth(const sexp *s);
