/* Orders for sorting, as qsort() takes them. */
#ifndef ORDERS_H
#define ORDERS_H

/* Of two texts: each side leads to a const char *. */
int order_by_text(const void *left, const void *right);

/* How long the text is that an element leads to. */
unsigned long order_width(const void *element);

/* Of two elements, by where they stand. */
int order_by_place(const void *left, const void *right);

#endif
