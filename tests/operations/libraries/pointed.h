/* Pointers to a typedef of void *: what is behind them is never seen. */
#ifndef POINTED_H
#define POINTED_H

#include <stddef.h>

typedef void *host_t;
typedef void *guest_t;

host_t *host_new(void);
void host_free(host_t *me);
guest_t *host_add_guest(host_t *me, void *udata, int id);
void host_remove_guest(host_t *me_, guest_t *guest);
int host_count(const host_t *me);
int host_has(host_t *me, guest_t *guest);
void *guest_get_udata(const guest_t *guest);

/* … of items some are passed by themselves: these are variables and rows of them. */
typedef void *item_t;

struct bag;
struct bag *bag_new(void);
void bag_free(struct bag *bag);
int bag_put(struct bag *bag, item_t item);
item_t *bag_items(struct bag *bag);
int bag_peek(struct bag *bag, item_t *item);

#endif
