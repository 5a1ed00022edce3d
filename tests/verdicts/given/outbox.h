#ifndef OUTBOX_H
#define OUTBOX_H

/* Parcels, and the outboxes that they wait in. */
struct parcel;
struct outbox;

struct parcel *parcel_new(int weight);
void parcel_free(struct parcel *p);
int parcel_weight(const struct parcel *p);

struct outbox *outbox_new(void);
void outbox_free(struct outbox *o); /* with all in it */

/* 1: the parcel now belongs to the outbox; 0: too heavy, it is still yours */
int outbox_put(struct outbox *o, struct parcel *p);
/* Takes over the parcel. How many parcels wait then. */
int outbox_push(struct outbox *o, struct parcel *p);
/* Takes over the parcel in any case. How many parcels wait then. */
int outbox_drop(struct outbox *o, struct parcel *p);

#endif
