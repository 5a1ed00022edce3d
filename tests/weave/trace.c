/* The tracer: runs entry() and prints every hook with its address as
 * 'variable+offset', 'heap+offset' or 'stack'. */
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "runtime/fault.h"
#include "runtime/wire.h"
#include "trace.h"

#define HEAP_SIZE 0x100000

static struct {
    const char *name;
    uintptr_t start, size;
} variables[16];
static unsigned variable_count;
static bool calls_only;
static char *stack_end;
static jmp_buf end_of_run;

__asm__(".globl __x86_return_thunk\n__x86_return_thunk: ret\n");

void assay_trace_variable(const char *name, const void *address, unsigned long size)
{
    variables[variable_count].name = name;
    variables[variable_count].start = (uintptr_t)address;
    variables[variable_count++].size = size;
}

void assay_trace_calls_only(int on)
{
    calls_only = on;
}

static void print_address(const void *address)
{
    uintptr_t at = (uintptr_t)address;
    char here;
    for (unsigned i = 0; i < variable_count; i++)
        if (at - variables[i].start < variables[i].size) {
            printf(" %s+%lu", variables[i].name, (unsigned long)(at - variables[i].start));
            return;
        }
    if (at == 0)
        printf(" null");
    else if (at - HEAP_ADDRESS < HEAP_SIZE)
        printf(" heap+%lu", (unsigned long)(at - HEAP_ADDRESS));
    else if ((const char *)address > &here && (const char *)address < stack_end)
        printf(" stack");
    else
        printf(" elsewhere");
}

void assay_trace(const char *what, const void *address, uint64_t size);
void assay_trace(const char *what, const void *address, uint64_t size)
{
    if (calls_only)
        return;
    bool ranged = what[strlen(what) - 1] == 'n';
    printf(ranged || !size ? "%s" : "%s%lu", what, (unsigned long)size);
    if (size || ranged)
        print_address(address);
    printf(ranged ? " %lu\n" : "\n", (unsigned long)size);
}

void assay_trace_opaque(const char *name, const void *argument);
void assay_trace_opaque(const char *name, const void *argument)
{
    printf("opaque %s:", name);
    print_address(argument);
    printf("\n");
}

static _Noreturn void end_run(const char *kind, const char *what)
{
    printf("%s %s\n", kind, what);
    longjmp(end_of_run, 1);
}

void assay_fault_memory(void)
{
    end_run("memory", "exhausted");
}

void assay_fault_abort(const char *what)
{
    end_run("abort", what);
}

void assay_fault_exit(const char *name)
{
    end_run("exit", name);
}

void assay_fault_call(const char *name)
{
    end_run("call", name);
}

uint64_t assay_heap_limit(void)
{
    return HEAP_SIZE;
}

int main(void)
{
    static _Alignas(16) char object[256];
    stack_end = (char *)__builtin_frame_address(0) + 64;
    setvbuf(stdout, NULL, _IONBF, 0); /* all is there if the case crashes */
    void *heap = mmap((void *)HEAP_ADDRESS, HEAP_SIZE, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (heap != (void *)HEAP_ADDRESS)
        return perror("mmap"), 1;
    TRACE_ARRAY(object);
    if (setjmp(end_of_run) == 0) {
        int result = entry(object);
        printf("result %d\n", result);
    }
    return 0;
}
