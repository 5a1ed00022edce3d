/* Fault: crashes, overflows and forbidden calls of the code under test, caught
 * inside the worker.  The run that caused it is abandoned; the search goes on. */
#include <execinfo.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>
#include "runtime/state.h"

extern char __ehdr_start[] __attribute__((visibility("hidden"))); /* where this image is loaded */

/* ---- calls that cannot be seen into ---- */

#define CALLS 4
#define HEAP_WINDOW 1024ul /* bytes of a block that are logged when a call is handed it */
static const char *calls[CALLS];
static uint32_t call_count;
static bool catching; /* faults are ours, not a debugger's */

void assay_forget_calls(void)
{
    call_count = 0;
}

const char *assay_opaque_calls(void)
{
    static char names[200];
    names[0] = 0;
    for (uint32_t i = 0; i < call_count && i < CALLS; i++) {
        if (i)
            strncat(names, ", ", sizeof names - strlen(names) - 1);
        strncat(names, calls[i], sizeof names - strlen(names) - 1);
    }
    return names;
}

static void remember_call(const char *name)
{
    for (uint32_t i = 0; i < call_count; i++)
        if (calls[i] == name)
            return;
    if (call_count < CALLS)
        calls[call_count++] = name;
}

/* The first candidates that make a call, and some later ones, are checked with
 * their unread fields refilled: it may have read what it was not handed. */
static void check_some(const char *name)
{
    static struct { const char *name; uint64_t count; } known[64];
    uint64_t *count = &known[63].count; /* shared by all that come late */
    for (size_t i = 0; i < 63; i++)
        if (!known[i].name || known[i].name == name) {
            known[i].name = name;
            count = &known[i].count;
            break;
        }
    if ((*count)++ < 64 || *count % 512 == 0)
        assay_check_soon();
}

void assay_opaque(const char *name, const void *argument)
{
    remember_call(name);
    if (assay_phase == PHASE_SEARCH)
        check_some(name);
    uintptr_t offset = (uintptr_t)argument - ARENA_ADDRESS, heap = (uintptr_t)argument - HEAP_ADDRESS;
    if (offset < WIRE->arena_used && assay_phase != PHASE_SPACE)
        assay_stop(REPORT_OPAQUE, 0, name);
    if (heap < WIRE->heap_size) /* it may write there */
        assay_write_range((void *)argument, WIRE->heap_size - heap < HEAP_WINDOW ? WIRE->heap_size - heap : HEAP_WINDOW);
}

/* ---- reports ---- */

static void add_frames(struct wire_report *report)
{
    void *frames[REPORT_FRAMES];
    int count = backtrace(frames, REPORT_FRAMES);
    for (int i = 0; i < count; i++)
        report->frames[i] = (uint64_t)frames[i] - (uint64_t)__ehdr_start;
    report->frame_count = (uint32_t)count;
}

void assay_report(enum wire_report_kind kind, uint32_t detail, const void *address, const char *name)
{
    static struct wire_report report;
    memset(&report, 0, sizeof report);
    report.kind = kind;
    report.detail = detail;
    report.address = (uint64_t)address;
    report.cause = WIRE->cause_count;
    strncpy(report.name, name, sizeof report.name - 1);
    if (kind <= REPORT_FAULT_LAST || kind == REPORT_OPAQUE || kind == REPORT_UNBOUNDED)
        add_frames(&report);
    assay_record_report(&report);
}

_Noreturn void assay_stop(enum wire_report_kind kind, uint32_t detail, const char *name)
{
    if (assay_phase != PHASE_CHECK)
        assay_report(kind, detail, NULL, name);
    assay_leave(OUTCOME_STOP);
}

static struct wire_cause *find_cause(enum wire_report_kind kind, uint64_t place)
{
    struct wire *wire = WIRE;
    for (uint32_t i = 0; i < wire->cause_count; i++)
        if (wire->causes[i].kind == kind && wire->causes[i].address == place)
            return &wire->causes[i];
    return NULL;
}

/* A cause is a kind of fault at a place in the code; the first of each is
 * reported with its input and backtrace, the others are counted. */
static void count_fault(enum wire_report_kind kind, uint32_t detail, const void *address, uint64_t place, const char *name)
{
    struct wire *wire = WIRE;
    struct wire_cause *cause = find_cause(kind, place);
    if (!cause && wire->cause_count == WIRE_CAUSES)
        cause = &wire->causes[WIRE_CAUSES - 1];
    if (!cause) {
        assay_report(kind, detail, address, name); /* first: a cause without a report would stay unexplained */
        cause = &wire->causes[wire->cause_count];
        *cause = (struct wire_cause){.kind = kind, .address = place};
        wire->cause_count++;
    }
    cause->count++;
}

static _Noreturn void fault_at(enum wire_report_kind kind, uint32_t detail, const void *address, uint64_t place,
                               const char *name)
{
    if (assay_phase != PHASE_CHECK)
        count_fault(kind, detail, address, place, name);
    assay_leave(OUTCOME_FAULT);
}

static uint64_t hash_of(const char *name)
{
    uint64_t hash = 14695981039346656037u;
    for (; *name; name++)
        hash = (hash ^ (uint8_t)*name) * 1099511628211u;
    return hash;
}

_Noreturn void assay_fault(enum wire_report_kind kind, uint32_t detail, const void *address, const char *name)
{
    fault_at(kind, detail, address, *name ? hash_of(name) : 0, name);
}

_Noreturn void assay_fault_memory(void)
{
    assay_fault(REPORT_MEMORY, 0, NULL, "");
}

_Noreturn void assay_fault_abort(const char *what)
{
    assay_fault(REPORT_ABORT, 0, NULL, what);
}

_Noreturn void assay_fault_exit(const char *name)
{
    assay_fault(REPORT_EXIT, 0, NULL, name);
}

_Noreturn void assay_fault_call(const char *name)
{
    assay_fault(REPORT_CALL, 0, NULL, name);
}

_Noreturn void assay_out_of_steps(void)
{
    assay_fault(REPORT_STEPS, 0, NULL, "");
}

void assay_divided_by_zero(void)
{
    uint64_t place = (uint64_t)__builtin_return_address(0);
    if (catching)
        fault_at(REPORT_SIGNAL, SIGFPE, (const void *)place, place, "");
}

void assay_null_access(const void *address)
{
    if (catching)
        fault_at(REPORT_SIGNAL, SIGSEGV, address, (uint64_t)__builtin_return_address(0), "");
}

uint64_t assay_heap_limit(void)
{
    return WIRE->heap_size;
}

/* ---- signals ---- */

static bool in_target(void)
{
    return WIRE->clock & 1 || assay_phase == PHASE_CHECK || assay_phase == PHASE_SPACE;
}

static enum wire_report_kind classify(int number, uintptr_t address)
{
    if (number != SIGSEGV && number != SIGBUS)
        return number == SIGABRT ? REPORT_ABORT : REPORT_SIGNAL;
    uintptr_t log = (uintptr_t)assay_undo_top;
    if (address - log < 2 * sizeof(struct undo))
        return REPORT_MEMORY;
    return REPORT_SIGNAL;
}

#if defined(__x86_64__)
static uint64_t place_of(void *context)
{
    return (uint64_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
}

static const char *stack_of(void *context)
{
    return (const char *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
}
#else
static uint64_t place_of(void *context)
{
    (void)context;
    return 0;
}

static const char *stack_of(void *context)
{
    (void)context;
    return assay_stack_top - (256ul << 10);
}
#endif

/* true: the access can be made again */
static bool judge_stack(int number, siginfo_t *info, void *context)
{
    if (number != SIGSEGV && number != SIGBUS)
        return false;
    assay_look_soon();
    switch (assay_stack_fault((uintptr_t)info->si_addr, stack_of(context))) {
    case STACK_GO_ON:
        return true;
    case STACK_EXHAUSTED:
        /* where it happens to hit the guard says nothing: one place for all */
        fault_at(REPORT_OVERFLOW, (uint32_t)number, info->si_addr, 0, "");
    default:
        return false;
    }
}

static void on_signal(int number, siginfo_t *info, void *context)
{
    if (!in_target() || info->si_code <= 0) { /* ours, or sent from outside: die of it */
        signal(number, SIG_DFL);
        raise(number);
        return;
    }
    if (judge_stack(number, info, context))
        return;
    /* for an address that cannot be one, the kernel gives none */
    const void *address = info->si_code == SI_KERNEL ? (const void *)UINTPTR_MAX : info->si_addr;
    fault_at(classify(number, (uintptr_t)address), (uint32_t)number, address, place_of(context), "");
}

void assay_catch_signals(void)
{
    static char stack[128 * 1024] __attribute__((aligned(64)));
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS};
    void *first[1];
    catching = true;
    backtrace(first, 1); /* loads the unwinder now, not in a handler */
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}
