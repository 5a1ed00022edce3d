/* Provenance: where the address is that a sanitizer or a signal complained
 * about.  ASan is asked which block it belongs to; the nearest block would be the
 * wrong answer.  Who allocated that block, and who freed it, is in the tables of
 * checked/blocks.c. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include "runtime/sequence/calling.h"

/* Below it nothing can be mapped, so that a member of a struct at NULL is there too. */
#define NULL_END 65536
#define STACK_NEAR ((uintptr_t)8 << 20)

extern const char *__asan_locate_address(void *address, char *name, size_t name_size, void **region_address,
                                         size_t *region_size) __attribute__((weak));
extern size_t __asan_get_free_stack(void *address, void **frames, size_t size, int *thread) __attribute__((weak));
extern int __asan_report_present(void) __attribute__((weak));
extern void *__asan_get_report_address(void) __attribute__((weak));
extern int __asan_get_report_access_type(void) __attribute__((weak));
extern size_t __asan_get_report_access_size(void) __attribute__((weak));
extern void __asan_set_error_report_callback(void (*callback)(const char *)) __attribute__((weak));
extern void __ubsan_get_current_report_data(const char **kind, const char **message, const char **file, unsigned *line,
                                            unsigned *column, char **address) __attribute__((weak));
EXPORTED void __ubsan_on_report(void);
extern void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

/* ---- which block ---- */

static void say_freer(uint32_t freed_by)
{
    struct sequence_fault *fault = &sequences->fault;
    bool is_destroyer = freed_by != SEQUENCE_NONE && freed_by & RUNNING_DESTROYER;
    fault->freed_by = is_destroyer ? SEQUENCE_NONE : freed_by;
    if (is_destroyer) {
        const struct object *object = &objects[freed_by & ~RUNNING_DESTROYER];
        fault->objects[1] = object->call << 16 | object->output;
    }
}

static void say_block(const struct heap_block *block, bool is_freed)
{
    struct sequence_fault *fault = &sequences->fault;
    fault->region = is_freed ? REGION_FREED : REGION_HEAP;
    fault->owner = block->owner == OWNER_INPUT ? BLOCK_CALLER : BLOCK_LIBRARY;
    fault->block_size = block->size;
    fault->offset = (int64_t)(fault->address - block->address);
    fault->allocated_by = block->call != SEQUENCE_NONE && block->call & RUNNING_DESTROYER ? SEQUENCE_NONE : block->call;
    if (block->owner == OWNER_INPUT)
        fault->argument = block->argument;
    if (is_freed)
        say_freer(block->freed_by);
}

static void say_region(enum sequence_region region, uintptr_t start, size_t size)
{
    sequences->fault.region = region;
    sequences->fault.block_size = size;
    sequences->fault.offset = (int64_t)(sequences->fault.address - start);
}

static bool is_freed_unseen(uintptr_t start)
{
    void *frames[1];
    return __asan_get_free_stack && __asan_get_free_stack((void *)start, frames, 1, &(int){0}) > 0;
}

static void say_heap(uintptr_t start, size_t size)
{
    const struct heap_block *live = heap_find(start), *freed = live ? NULL : heap_find_freed(start);
    if (live || freed)
        say_block(live ? live : freed, freed != NULL);
    else
        say_region(is_freed_unseen(start) ? REGION_FREED : REGION_HEAP, start, size);
}

static void ask_asan(uintptr_t address)
{
    char name[64];
    void *start = NULL;
    size_t size = 0;
    const char *kind = __asan_locate_address((void *)address, name, sizeof name, &start, &size);
    if (strcmp(kind, "heap") == 0)
        say_heap((uintptr_t)start, size);
    else if (strcmp(kind, "stack") == 0)
        say_region(REGION_STACK, (uintptr_t)start, size);
    else if (strcmp(kind, "global") == 0)
        say_region(REGION_GLOBAL, (uintptr_t)start, size);
    else
        sequences->fault.region = REGION_WILD;
}

/* Without ASan only an address in a block is in it. */
static void look_up(uintptr_t address)
{
    const struct heap_block *block = heap_find_around(address);
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    bool is_freed = block && heap_freed && block >= heap_freed && block < heap_freed + HEAP_FREED;
    if (block)
        say_block(block, is_freed);
    else if (address + STACK_NEAR - here < 2 * STACK_NEAR)
        sequences->fault.region = REGION_STACK;
    else
        sequences->fault.region = REGION_WILD;
}

void fault_locate(uint64_t address, uint64_t size, bool is_write)
{
    struct sequence_fault *fault = &sequences->fault;
    fault->address = address;
    fault->access_size = size;
    fault->is_write = is_write;
    fault->has_address = true;
    if (address < NULL_END) {
        fault->region = REGION_NULL;
    } else if (guard_find(address, &fault->argument, &fault->offset)) {
        fault->region = REGION_GUARD;
        fault->owner = BLOCK_CALLER;
    } else if (__asan_locate_address) {
        ask_asan(address);
    } else {
        look_up(address);
    }
}

/* ---- the end ---- */

/* In whatever way it comes. */
static void say_where(void)
{
    struct sequence_fault *fault = &sequences->fault;
    fault->call = sequences->call;
    fault->stage = sequences->stage;
    fault->is_hook = is_in_hook;
}

/* Reports of ASan with an address; where it knows none, a signal may have told one before. */
static void ask_report(void)
{
    uint64_t address = (uint64_t)(uintptr_t)__asan_get_report_address();
    if (address)
        fault_locate(address, __asan_get_report_access_size(), __asan_get_report_access_type() != 0);
}

void sequences_note_end(void)
{
    if (!in_trial() || !sequences)
        return;
    say_where();
    if (__asan_report_present && __asan_report_present())
        ask_report();
}

static bool is_write(const void *context)
{
#if defined(__x86_64__)
    return ((const ucontext_t *)context)->uc_mcontext.gregs[REG_ERR] & 2;
#else
    (void)context;
    return false;
#endif
}

void sequences_note_signal(int number, const siginfo_t *information, const void *context)
{
    bool has_address = (number == SIGSEGV || number == SIGBUS) && information->si_code > 0;
    if (!in_trial() || !sequences || trials->mode != TRIAL_SEQUENCES)
        return;
    say_where();
    if (!has_address)
        return;
    if (faults_is_overflow(number, information, context)) {
        sequences->fault.region = REGION_STACK;
        sequences->fault.address = (uint64_t)(uintptr_t)information->si_addr;
        sequences->fault.has_address = true;
    } else if (information->si_code == SI_KERNEL) { /* no address at all: it is none that could be */
        sequences->fault.region = REGION_WILD;
        sequences->fault.is_write = is_write(context);
    } else {
        fault_locate((uint64_t)(uintptr_t)information->si_addr, 0, is_write(context));
    }
}

/* ---- with a sanitizer ---- */

/* It handles these signals: we look first. */
static const int handled[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
static struct sigaction before[sizeof handled / sizeof *handled];

static void look_first(int number, siginfo_t *information, void *context)
{
    sequences_note_signal(number, information, context);
    if (number == SIGSEGV)
        faults_step_back(information, context);
    for (size_t i = 0; i < sizeof handled / sizeof *handled; i++)
        if (handled[i] == number)
            before[i].sa_sigaction(number, information, context);
}

/* An address that a sanitizer only writes down; 0: there is none. */
static uint64_t address_behind(const char *text, const char *words)
{
    const char *found = strstr(text, words);
    return found ? strtoull(found + strlen(words), NULL, 16) : 0;
}

/* UBSan sees a NULL, or a pointer to too little, before the processor does or ASan, and then neither says anything. */
EXPORTED void __ubsan_on_report(void)
{
    const char *kind, *message, *file;
    unsigned line, column;
    char *unused;
    rehearse_leave();
    if (!in_trial() || !sequences || !__ubsan_get_current_report_data)
        return;
    __ubsan_get_current_report_data(&kind, &message, &file, &line, &column, &unused);
    uint64_t address = address_behind(message, "address 0x");
    if (address || strstr(kind, "null"))
        fault_locate(address, 0, strncmp(message, "Store", 5) == 0);
}

/* "attempting free on address which was not malloc()-ed: 0x…" */
static void read_report(const char *text)
{
    uint64_t address = in_trial() ? address_behind(text, "was not malloc()-ed: 0x") : 0;
    if (address)
        fault_locate(address, 0, false);
}

static void look_at_signals(void)
{
    for (size_t i = 0; i < sizeof handled / sizeof *handled; i++) {
        struct sigaction action = {.sa_sigaction = look_first, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
        sigaction(handled[i], NULL, &before[i]);
        if (before[i].sa_flags & SA_SIGINFO)
            sigaction(handled[i], &action, NULL);
    }
}

void provenance_start(void)
{
    heap_keeps_freed = true;
    if (__asan_set_error_report_callback)
        __asan_set_error_report_callback(read_report);
    if (__sanitizer_set_death_callback)
        look_at_signals();
}
