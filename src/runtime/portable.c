/* The way onto the private stack and back in plain C and POSIX, for machines
 * without a switch_*.S: ucontext to get there once, _setjmp and _longjmp for
 * everything after.  Two to three times slower than the assembly, and its
 * oracle where both exist. */
#include <setjmp.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include "runtime/state.h"

static jmp_buf home, *choices;
static int (*entry_of_run)(void *);
static void *arguments_of_run;
static volatile int outcome_of_run;

bool assay_portable_load(void)
{
    size_t size = (WIRE->field_count + 1) * sizeof *choices;
    choices = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return choices != MAP_FAILED;
}

_Noreturn void assay_leave_portable(int outcome)
{
    outcome_of_run = outcome;
    _longjmp(home, 1);
}

static void trampoline(void)
{
    assay_leave_portable(entry_of_run(arguments_of_run) != 0);
}

/* Every completed run of the predicate arrives behind the first _setjmp. */
void assay_run_portable(int (*entry)(void *), void *arguments, char *stack_top)
{
    static ucontext_t context;
    jmp_buf outer;
    memcpy(&outer, &home, sizeof outer);
    entry_of_run = entry;
    arguments_of_run = arguments;
    getcontext(&context);
    context.uc_stack.ss_sp = (void *)STACK_ADDRESS;
    context.uc_stack.ss_size = (size_t)(stack_top - (char *)STACK_ADDRESS);
    context.uc_link = NULL;
    makecontext(&context, trampoline, 0);
    if (!_setjmp(home))
        setcontext(&context);
    if (assay_next(outcome_of_run))
        _longjmp(choices[TOP - 1 - assay_entries], 1);
    memcpy(&home, &outer, sizeof outer);
}

/* Its frame lies below the one that _setjmp remembers, so the snapshot has that whole. */
static __attribute__((noinline)) uint64_t note_from_below(uintptr_t offset, uint64_t size)
{
    uint64_t noted = assay_note_field(offset, size, __builtin_frame_address(0));
    __asm__ volatile("" ::: "memory"); /* no tail call: the frame must exist */
    return noted;
}

void assay_note_portable(uintptr_t offset, uint64_t size)
{
    for (;;)
        if (!_setjmp(choices[TOP - assay_entries]) && !note_from_below(offset, size))
            return;
}

#if !defined(__x86_64__)
void assay_note(uintptr_t offset, uint64_t size)
{
    assay_note_portable(offset, size);
}

void assay_run(int (*entry)(void *), void *arguments, char *stack_top)
{
    assay_run_portable(entry, arguments, stack_top);
}

_Noreturn void assay_leave(int outcome)
{
    assay_leave_portable(outcome);
}
#endif
