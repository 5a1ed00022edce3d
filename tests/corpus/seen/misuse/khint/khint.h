/* khint.h: hash of int to int, with iterators that are positions of buckets.

   int absent;
   khiter_t k = khi_put(h, 5, &absent);
   khi_set(h, k, 10);
   k = khi_get(h, 7);
   if (k != khi_end(h)) printf("%d\n", khi_val(h, k));
   for (k = khi_begin(h); k != khi_end(h); ++k)
       if (khi_exist(h, k)) khi_del(h, k);
*/
#ifndef KHINT_H
#define KHINT_H

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t khiter_t;
typedef struct khint_s khint_t;

khint_t *khi_init(void);
void khi_destroy(khint_t *h);
void khi_clear(khint_t *h);

/* absent: 1 if the key was not there, 0 if it was, -1 on failure (then the end is returned) */
khiter_t khi_put(khint_t *h, int key, int *absent);
khiter_t khi_get(const khint_t *h, int key); /* the end if there is none */
void khi_del(khint_t *h, khiter_t x);

khiter_t khi_begin(const khint_t *h);
khiter_t khi_end(const khint_t *h);
bool khi_exist(const khint_t *h, khiter_t x); /* whether the bucket is in use */
int khi_key(const khint_t *h, khiter_t x);
int khi_val(const khint_t *h, khiter_t x);
void khi_set(khint_t *h, khiter_t x, int val);
uint32_t khi_size(const khint_t *h);

#endif
