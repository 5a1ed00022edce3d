/* What a case may say to the tracer.  Its functions are called assay_…, so that
 * the weaver takes them for the runtime's. */
#ifndef TRACE_H
#define TRACE_H

/* From now on, addresses of this variable are printed with its name. */
void assay_trace_variable(const char *name, const void *address, unsigned long size);
#define TRACE(variable) assay_trace_variable(#variable, &(variable), sizeof(variable))
#define TRACE_ARRAY(array) assay_trace_variable(#array, (array), sizeof(array))

/* While this is on, only calls and faults are printed: what the woven library does
 * inside is not the case's business. */
void assay_trace_calls_only(int on);

/* The case: object is 256 zeroed bytes, 16-byte aligned, printed as 'object'. */
int entry(void *object);

#endif
