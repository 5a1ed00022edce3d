#ifndef PARCEL_H
#define PARCEL_H

/* Parcels, counted.  What a parcel has in it is nobody's business. */
typedef struct parcel {
    int kind;
    unsigned references;
} parcel;

parcel *parcel_new(void);
/* Another reference. */
parcel *parcel_ref(parcel *p);
/* Gives a reference back; with the last one the parcel goes, and what is in it. */
void parcel_unref(parcel *p);
/* Takes a reference to `part`, in the place of what was in it. */
void parcel_put(parcel *p, parcel *part);

#endif
