#ifndef STOCKINV_H
#define STOCKINV_H

#include <stdbool.h>

/* An inventory: articles and how many of them are in stock. */

typedef struct inventory inventory;
typedef struct article article;

inventory *inv_open(void);
void inv_close(inventory *inv); /* with all articles */

/* A new article with nothing in stock; NULL if the name is empty or taken, or
   memory is out. */
article *inv_add(inventory *inv, const char *name);
/* NULL if there is none. */
article *inv_find(const inventory *inv, const char *name);
/* Removes an article from its inventory and frees it. */
void inv_remove(inventory *inv, article *a);
int inv_size(const inventory *inv);

const char *article_name(const article *a);
int article_stock(const article *a);
/* Puts n, which is not negative, into stock; false if there would be more
   than a million. */
bool article_put(article *a, int n);
/* Takes n, which is not negative, out of stock; false if there are fewer. */
bool article_take(article *a, int n);

/* Walks through the articles in alphabetical order:

       struct inv_iter it;
       inv_begin(&it, inv);
       while ((a = inv_next(&it)) != NULL)
           ...

   Articles must not be added or removed meanwhile, except by
   inv_drop(), which removes the article that inv_next() gave last. */
struct inv_iter {
    inventory *inv;
    article *current, *next;
};
void inv_begin(struct inv_iter *it, inventory *inv);
article *inv_next(struct inv_iter *it);
void inv_drop(struct inv_iter *it);

#endif
