#ifndef UTARRX_H
#define UTARRX_H

/* dynamic arrays of double */

#include <stddef.h>

typedef struct {
    size_t n;  /* elements */
    size_t cap;
    double *d;
} uta;

void uta_init(uta *a);
void uta_done(uta *a);

/* these return 0, or -1 if memory is out */
int uta_push(uta *a, double x);
int uta_insert(uta *a, size_t pos, double x); /* pos > n: at the end */
int uta_concat(uta *dst, const uta *src);     /* src can be dst */
int uta_copy(uta *dst, const uta *src);       /* same here */

/* 0 if there is nothing to get */
int uta_pop(uta *a, double *x);
int uta_get(const uta *a, size_t pos, double *x);

void uta_erase(uta *a, size_t pos, size_t len); /* as much of it as there is */
void uta_sort(uta *a); /* ascending; no NaNs please */
size_t uta_find(const uta *a, double x); /* n if not found */

#endif
