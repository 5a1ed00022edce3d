/* Hooks that print what they are told: linked into the cases as bitcode, in
 * place of the runtime's. */
#include <stdint.h>

#define HOOK __attribute__((always_inline))

void assay_trace(const char *what, const void *address, uint64_t size);
void assay_trace_opaque(const char *name, const void *argument);

#define ACCESS_HOOKS(size)                    \
    HOOK void assay_load##size(const void *p) \
    {                                         \
        assay_trace("load", p, size);         \
    }                                         \
    HOOK void assay_store##size(void *p)      \
    {                                         \
        assay_trace("store", p, size);        \
    }
ACCESS_HOOKS(1)
ACCESS_HOOKS(2)
ACCESS_HOOKS(4)
ACCESS_HOOKS(8)
ACCESS_HOOKS(16)

HOOK void assay_loadn(const void *p, uint64_t size)
{
    assay_trace("loadn", p, size);
}

HOOK void assay_storen(void *p, uint64_t size)
{
    assay_trace("storen", p, size);
}

HOOK void assay_step(void)
{
    assay_trace("step", 0, 0);
}

HOOK void assay_divide(uint8_t by_zero)
{
    assay_trace("divide", 0, by_zero);
}

HOOK void assay_call_opaque(const char *name, const void *argument)
{
    assay_trace_opaque(name, argument);
}
