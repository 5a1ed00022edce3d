#ifndef IFACER_H
#define IFACER_H

/*
 * Reference-counted components with interfaces, in the manner of COM.
 *
 * A component is seen through its interfaces only.  All interfaces of a
 * component share one reference count.  Whoever obtains an interface from
 * If_Create() or If_Query() obtains a reference with it, and gives it back with
 * If_Release().  When the last one is given back the component is deleted.
 */

#include <stddef.h>

typedef enum IfKind { IF_COUNTER, IF_NAMED } IfKind;

typedef enum IfError { IF_S_OK, IF_E_NOINTERFACE, IF_E_OUTOFMEMORY } IfError;

/* What every interface begins with. */
typedef struct IfBase {
    const struct IfTable *table;
} IfBase;

typedef struct IfCounter IfCounter; /* begins with an IfBase */
typedef struct IfNamed IfNamed;     /* likewise */

/* Creates a component that counts and has a name ("" at first).  It has the
 * interfaces of every IfKind; *out is the one that is asked for. */
IfError If_Create(IfKind kind, IfBase **out);

/* Another interface of the same component, with a reference.  *out is NULL when
 * there is no such kind. */
IfError If_Query(IfBase *base, IfKind kind, IfBase **out);

/* Both give the number of references after the call. */
unsigned long If_AddRef(IfBase *base);
unsigned long If_Release(IfBase *base);

IfKind If_Kind(const IfBase *base);

/* The same interface with its own type, no other reference.  Only for interfaces
 * of kind IF_COUNTER. */
IfCounter *If_AsCounter(IfBase *base);
void IfCounter_Add(IfCounter *counter, unsigned n);
unsigned IfCounter_Value(const IfCounter *counter);

/* Likewise for interfaces of kind IF_NAMED. */
IfNamed *If_AsNamed(IfBase *base);
/* The text is copied. */
IfError IfNamed_Set(IfNamed *named, const char *name);
/* Valid until the name is set or the component deleted. */
const char *IfNamed_Get(const IfNamed *named);

#endif
