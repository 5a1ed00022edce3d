/* Fault: what ends a run of the predicate early.  Called by the woven C
 * library and by the hooks' slow paths; none of these returns.  Each costs one
 * candidate, is counted by cause, and the search goes on behind it. */
#ifndef ASSAY_RUNTIME_FAULT_H
#define ASSAY_RUNTIME_FAULT_H

#include <stdint.h>

_Noreturn void assay_fault_memory(void);
_Noreturn void assay_fault_abort(const char *what);
_Noreturn void assay_fault_exit(const char *name);
_Noreturn void assay_fault_call(const char *name);
_Noreturn void assay_out_of_steps(void);

/* The private heap may grow to this many bytes. */
uint64_t assay_heap_limit(void);

#endif
