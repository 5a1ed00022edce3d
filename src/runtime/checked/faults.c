/* Faults: what the C library and the kernel do when the target's code gives up:
 * assert, abort, exit, signals. */
#include <assert.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define ALTERNATE_STACK 65536
#define NEAR_STACK 65536

/* In a sanitizer's build, that handles signals. */
extern void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

/* Weak, because the user's code may bring its own. */
#define OURS EXPORTED __attribute__((weak))

static pid_t own_process;

/* A child of vfork or clone is on its own too, though nobody told us. */
static bool is_ours(void)
{
    return in_trial() && getpid() == own_process;
}

/* ---- assert ---- */

static _Noreturn void really_abort(void)
{
    signal(SIGABRT, SIG_DFL);
    raise(SIGABRT);
    end_process(127);
}

/* clang tells "void helper(int)", gcc "helper". */
static void note_function(const char *function)
{
    char *to = trials->end.function;
    const char *end = strchrnul(function, '('), *start = end;
    while (start > function && start[-1] != ' ' && start[-1] != '*')
        start--;
    size_t length = (size_t)(end - start), most = sizeof trials->end.function - 1;
    memcpy(to, start, length < most ? length : most);
    to[length < most ? length : most] = 0;
}

static _Noreturn void assertion(const char *text, const char *file, unsigned line, const char *function,
                                const void *frame)
{
    bool ours = is_ours();
    if (!ours)
        fprintf(stderr, "%s:%u: %s%sassertion '%s' failed\n", file, line, function ? function : "",
                function ? ": " : "", text);
    if (!ours)
        really_abort();
    end_note(TRIAL_END_ASSERT, 0, frame);
    end_say(trials->end.text, sizeof trials->end.text, text);
    end_say(trials->end.file, sizeof trials->end.file, file);
    note_function(function ? function : "");
    trials->end.line = line;
    end_broke();
}

OURS void __assert_fail(const char *text, const char *file, unsigned line, const char *function)
{
    assertion(text, file, line, function, __builtin_frame_address(0));
}

OURS void __assert_perror_fail(int number, const char *file, unsigned line, const char *function)
{
    assertion(strerror(number), file, line, function, __builtin_frame_address(0));
}

OURS void __assert(const char *text, const char *file, int line)
{
    assertion(text, file, (unsigned)line, NULL, __builtin_frame_address(0));
}

/* ---- abort, exit ---- */

OURS void abort(void)
{
    if (!is_ours())
        really_abort();
    end_note(TRIAL_END_ABORT, 0, __builtin_frame_address(0));
    end_broke();
}

static void ended_by(const char *name, int status, const void *frame)
{
    if (!is_ours())
        return;
    end_note(TRIAL_END_EXIT, status, frame);
    end_say(trials->end.text, sizeof trials->end.text, name);
    end_broke();
}

/* A child of the target's, or code before main: as if we were not there. */
static _Noreturn void really(const char *name, int status)
{
    void (*function)(int) = (void (*)(int))dlsym(RTLD_NEXT, name);
    if (function)
        function(status);
    end_process(status);
}

OURS void exit(int status)
{
    ended_by("exit", status, __builtin_frame_address(0));
    really("exit", status);
}

OURS void quick_exit(int status)
{
    ended_by("quick_exit", status, __builtin_frame_address(0));
    really("quick_exit", status);
}

/* Not weak: ASan has a weak one, which would come first. */
EXPORTED void _exit(int status)
{
    ended_by("_exit", status, __builtin_frame_address(0));
    end_process(status);
}

OURS void _Exit(int status)
{
    ended_by("_Exit", status, __builtin_frame_address(0));
    end_process(status);
}

/* Of exit in the C library itself: err, error … */
static void at_exit(int status, void *unused)
{
    (void)unused;
    if (!is_ours())
        return;
    end_note(TRIAL_END_EXIT, status, NULL);
    end_say(trials->end.text, sizeof trials->end.text, "exit");
    frames_take_unwinding(&trials->end, 0);
    end_failed();
}

/* ---- signals ---- */

static uintptr_t stack_pointer(const ucontext_t *context)
{
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.sp;
#else
    (void)context;
    return 0;
#endif
}

static uintptr_t instruction(const ucontext_t *context)
{
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

/* A call that leads nowhere broke before there was a frame for it, and whoever unwinds the stack would miss the one who
 * called: the fault is put where the call stands. */
READS_ANYTHING void faults_step_back(const siginfo_t *information, void *place)
{
#if defined(__x86_64__)
    ucontext_t *context = place;
    greg_t *registers = context->uc_mcontext.gregs;
    bool is_nowhere = information->si_code > 0 && (uintptr_t)information->si_addr == instruction(context);
    if (!is_nowhere || is_in_image((const void *)instruction(context)))
        return;
    uintptr_t caller = *(const uintptr_t *)stack_pointer(context);
    if (!is_in_image((const void *)caller))
        return;
    registers[REG_RIP] = (greg_t)(caller - 1);
    registers[REG_RSP] += (greg_t)sizeof(uintptr_t);
#else
    (void)information;
    (void)place;
#endif
}

/* At the end of the stack it is the push itself that faults. */
bool faults_is_overflow(int number, const siginfo_t *information, const void *context)
{
    uintptr_t address = (uintptr_t)information->si_addr;
    return number == SIGSEGV && information->si_code > 0 &&
           address + NEAR_STACK - stack_pointer(context) < 2 * NEAR_STACK;
}

static void handle(int number, siginfo_t *information, void *context)
{
    if (!is_ours()) {
        signal(number, SIG_DFL);
        raise(number);
        return;
    }
    end_note(number == SIGABRT ? TRIAL_END_ABORT : TRIAL_END_SIGNAL, number, NULL);
    trials->end.address = number == SIGABRT ? 0 : (uint64_t)(uintptr_t)information->si_addr;
    if (faults_is_overflow(number, information, context))
        end_say(trials->end.text, sizeof trials->end.text, "stack overflow");
    sequences_note_signal(number, information, context);
    if (number == SIGSEGV)
        faults_step_back(information, context);
    frames_take_unwinding(&trials->end, instruction(context));
    end_failed();
}

static void catch (int number)
{
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    sigaction(number, &action, NULL);
}

static void make_stack(void)
{
    stack_t stack = {.ss_size = ALTERNATE_STACK};
    stack.ss_sp = mmap(NULL, stack.ss_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stack.ss_sp != MAP_FAILED)
        sigaltstack(&stack, NULL);
}

/* In a new process. */
void faults_adopt(void)
{
    own_process = getpid();
}

void faults_start(void)
{
    faults_adopt();
    on_exit(at_exit, NULL);
    static const int without_sanitizer[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    if (!__sanitizer_set_death_callback) {
        make_stack();
        for (size_t i = 0; i < sizeof without_sanitizer / sizeof *without_sanitizer; i++)
            catch (without_sanitizer[i]);
    }
    catch (SIGABRT);
    catch (SIGTRAP);
}
