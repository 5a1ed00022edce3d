#ifndef BOMTREE_H
#define BOMTREE_H

// Bills of materials: assemblies of parts, which are assemblies themselves.
//
// A new part stands alone and belongs to the caller.  Once it is fitted into
// an assembly it belongs to that, and is freed with it.  bom_detach makes it
// the caller's again.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bom_part bom_part;

// Called for a part and those in it, a part before its components; depth is 0
// for the part that was passed to bom_visit.  Return false to stop.  The tree
// must not be changed meanwhile.
typedef bool bom_visitor(const bom_part *part, unsigned depth, void *context);

// The code is copied.  NULL when memory is out.
bom_part *bom_part_new(const char *code, uint32_t price);

// Frees a part with all its components.  Only for parts which stand alone; those
// in an assembly are freed with it.  NULL is all right.
void bom_part_free(bom_part *part);

// Fits a part into an assembly, behind the other components.  The part must
// stand alone, and must not be the assembly or what that is fitted into.
void bom_fit(bom_part *assembly, bom_part *part);

// Takes the part out of its assembly; returns it.  It is the caller's now.
// Nothing happens to a part that stands alone.
bom_part *bom_detach(bom_part *part);

// The two walk over an assembly's components; NULL when there are no more.
//     for (p = bom_first(a); p != NULL; p = bom_next(p))
bom_part *bom_first(const bom_part *assembly);
bom_part *bom_next(const bom_part *part);

// NULL for a part that stands alone.
bom_part *bom_assembly(const bom_part *part);

// The text belongs to the part.
const char *bom_code(const bom_part *part);

// The first part of this code in the assembly, at any depth, or the assembly
// itself; NULL when there is none.
bom_part *bom_find(bom_part *assembly, const char *code);

// The sum of the prices of a part and all that is in it; modulo 2^64.
uint64_t bom_price(const bom_part *part);

// A deep copy, which stands alone.  NULL when memory is out.
bom_part *bom_copy(const bom_part *part);

// False when the visitor stopped it.
bool bom_visit(const bom_part *part, bom_visitor *visitor, void *context);

#endif
