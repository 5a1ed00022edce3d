#ifndef VCONST_H
#define VCONST_H

#include <stdbool.h>
#include <stdint.h>

// Constant pools of compiled functions. Equal constants share an index.

typedef struct vconst vconst;

typedef enum { VC_INT, VC_REAL, VC_TEXT } vc_kind;

#define VC_FULL (-1)   // no room for another constant, or no memory
#define VC_LIMIT 65536 // constants that a pool can have

vconst *vc_new(void);
// Drops the pool and all that it holds.
void vc_drop(vconst *pool);

// Each returns the index of the constant, which is added if it is not there
// yet, or VC_FULL. Reals are equal if their bits are; texts are copied.
int vc_int(vconst *pool, int64_t value);
int vc_real(vconst *pool, double value);
int vc_text(vconst *pool, const char *value);

int vc_count(const vconst *pool);

// Kind of a constant. As everywhere below, the index has to be one that this
// pool returned: bytecode is verified before it runs, so this is asserted only.
vc_kind vc_kind_of(const vconst *pool, int index);

// Values. Asking for another kind than the constant has is an error in the
// caller; look at vc_kind_of() first. Texts live as long as the pool.
int64_t vc_get_int(const vconst *pool, int index);
double vc_get_real(const vconst *pool, int index);
const char *vc_get_text(const vconst *pool, int index);

#endif
