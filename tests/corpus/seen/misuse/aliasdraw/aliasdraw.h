#ifndef ALIASDRAW_H
#define ALIASDRAW_H

#include <stddef.h>

/* Drawing from a discrete distribution, in constant time per draw.

   You have n events and a weight for each of them; ad_preproc() makes a lookup
   table of the weights (Walker's alias method, as tidied up by Vose), and from
   then on ad_draw() gives you events 0 to n-1, each as often as its weight asks
   for.  Where the randomness comes from is your choice: */

/* Returns a number that is uniform in [0,1): 0 can occur, 1 can't. */
typedef double ad_uniform(void *state);

typedef struct ad_table ad_table;

/* What happens on errors.  Unless you install a handler of your own, a message
   is printed and the program is aborted: a wrong distribution is a mistake in
   the program, and nobody looks at error codes.  A handler may return, and then
   the function it was called for returns what is said there for a failure. */
enum {
    AD_EINVAL = 1, /* not a distribution */
    AD_ENOMEM      /* memory is out */
};

typedef void ad_error_handler(int code, const char *reason);

/* Installs a handler, or with NULL the one that aborts.  Gives the handler that
   was there, NULL for the one that aborts. */
ad_error_handler *ad_set_error_handler(ad_error_handler *handler);

/* A handler that does nothing, for programs which do look at what is
   returned. */
void ad_ignore_errors(int code, const char *reason);

/* The table for n weights, 1 <= n <= AD_MAX.  They need not add up to 1, but
   must be finite and not negative, and one at least has to be positive; all
   else is AD_EINVAL.  NULL after an error. */
#define AD_MAX 65536
ad_table *ad_preproc(size_t n, const double *weights);

/* Tables are to be freed. */
void ad_free(ad_table *t);

/* n */
size_t ad_size(const ad_table *t);

/* An event; asks the generator once. */
size_t ad_draw(const ad_table *t, ad_uniform *uniform, void *state);

/* Draws that many times, but at most AD_MAX times, and counts: counts[k] goes up
   by one for each event k.  It has an element for each event.  Gives the number
   of draws. */
size_t ad_tally(const ad_table *t, ad_uniform *uniform, void *state,
                size_t draws, unsigned long *counts);

/* The probability of event k, which is one of the table's. */
double ad_pdf(const ad_table *t, size_t k);

#endif
