#ifndef FCPATT_H
#define FCPATT_H

#include <stdbool.h>

/* Font patterns: a set of properties, each with a list of values, the most
 * wanted first.
 * NULL is not allowed but where it says so. */

typedef enum {
    FC_FAMILY,    /* string */
    FC_STYLE,     /* string */
    FC_LANG,      /* string */
    FC_SIZE,      /* double, points */
    FC_ASPECT,    /* double */
    FC_WEIGHT,    /* int, 0 .. 210 by convention */
    FC_SLANT,     /* int */
    FC_SPACING,   /* int */
    FC_OUTLINE,   /* bool */
    FC_ANTIALIAS, /* bool */
    FC_PROPERTIES
} FcProp;

typedef enum {
    FcMatch,        /* here it is */
    FcNoMatch,      /* the pattern does not have the property */
    FcTypeMismatch, /* the property is of another type, or there is none such */
    FcNoId          /* the property has fewer values */
} FcResult;

/* Values that a property can have at most. */
#define FC_VALUES 32

typedef struct FcPatt FcPatt;

FcPatt *FcPattCreate(void);
FcPatt *FcPattDuplicate(const FcPatt *p); /* NULL when memory is out */
void FcPattDestroy(FcPatt *p);            /* p may be NULL */

/* Add a value to the end of a property's list.  They return false, and the
 * pattern is as before, when the property does not take values of this type,
 * has FC_VALUES of them, or memory is out.  Strings are copied. */
bool FcPattAddString(FcPatt *p, FcProp prop, const char *s);
bool FcPattAddDouble(FcPatt *p, FcProp prop, double d);
bool FcPattAddInt(FcPatt *p, FcProp prop, int i);
bool FcPattAddBool(FcPatt *p, FcProp prop, bool b);

/* The n-th value, counted from 0, is stored only when they return FcMatch.
 * Strings belong to the pattern and go with it or with the property. */
FcResult FcPattGetString(const FcPatt *p, FcProp prop, int n, const char **s);
FcResult FcPattGetDouble(const FcPatt *p, FcProp prop, int n, double *d);
FcResult FcPattGetInt(const FcPatt *p, FcProp prop, int n, int *i);
FcResult FcPattGetBool(const FcPatt *p, FcProp prop, int n, bool *b);

/* Remove a property with all its values; false when it was not there. */
bool FcPattDel(FcPatt *p, FcProp prop);

int FcPattCount(const FcPatt *p, FcProp prop);

/* Same properties with the same values in the same order.  Case does not
 * matter in strings. */
bool FcPattEqual(const FcPatt *a, const FcPatt *b);

#endif
