/* Inline assembly is named by its place; an empty one is a barrier. */
#include "trace.h"

int entry(void *object)
{
    int n = 1;
    long address = (long)object;
    __asm__ volatile("" : "+r"(object) : : "memory");
    __asm__ volatile("nop");
    __asm__ volatile("incl %0" : "+r"(n));
    __asm__ volatile("testl (%0), %1" : : "r"(object), "r"(n));
    __asm__ volatile("incl %0" : "+m"(*(int *)object));
    __asm__ goto("jmp %l1" : : "r"(address) : : out);
    return 1;
out:
    return n;
}
