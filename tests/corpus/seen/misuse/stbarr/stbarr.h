/* stbarr - v0.7 - growing arrays of int that are used like plain ones

   An array is an int pointer.  NULL is the empty array.  What can make an
   array longer returns its new address, so always write

       int *a = NULL;
       a = sba_push(a, 1);
       a = sba_push(a, 2);
       for (size_t i = 0; i < sba_len(a); i++)
           printf("%d\n", a[i]);
       sba_free(a);

   The length and such are stored in front of the elements.  If memory is out,
   or an array would have more than SBA_MAX elements, it stays as it is. */
#ifndef STBARR_H
#define STBARR_H

#include <stddef.h>

#define SBA_MAX ((size_t)1 << 22)

void sba_free(int *a);
size_t sba_len(const int *a);
size_t sba_cap(const int *a);

int *sba_push(int *a, int value);
int *sba_insert(int *a, size_t i, int value); /* before element i */
int *sba_setlen(int *a, size_t n);            /* new elements are 0 */
int *sba_append(int *a, const int *values, size_t n);
int *sba_dup(const int *a);

int sba_pop(int *a);
int sba_last(const int *a);
void sba_del(int *a, size_t i);     /* the elements behind it move up */
void sba_delswap(int *a, size_t i); /* the last element takes its place */

#endif
