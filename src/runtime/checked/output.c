/* Output: the file that Assay gave as stderr is for reports of sanitizers.  What
 * the target's code prints there goes to a file of its own, which is emptied
 * now and then, and whose end is added to a report: so a flood of it neither
 * hides a report nor fills anything up. */
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

#define PRINTED_MOST (1 << 20)
#define TAIL 1024
#define HIGH_NUMBER 500 /* of a file: out of the way of the target's code */

extern void __sanitizer_set_report_fd(void *file) __attribute__((weak));
extern void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));
extern void __sanitizer_print_stack_trace(void) __attribute__((weak));

static int report = 2;
static int printed = -1;

static void died(void)
{
    sequences_note_end();
    output_finish();
}

/* Each gets a number of its own: when gcc's UBSan starts, with its first report,
 * it closes that of ASan. */
static void use(void (*set_file)(void *), void (*set_callback)(void (*)(void)))
{
    int own = set_file ? files_own(fcntl(report, F_DUPFD_CLOEXEC, HIGH_NUMBER)) : -1;
    if (own >= 0)
        set_file((void *)(intptr_t)own);
    if (set_callback)
        set_callback(died);
}

/* gcc's UBSan is a library of its own, with settings of its own.  Looked for once: every child asks. */
static void use_in_library(const char *name)
{
    static void (*set_file)(void *), (*set_callback)(void (*)(void));
    static bool is_known;
    void *library = is_known ? NULL : dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
    is_known = true;
    if (library) {
        set_file = (void (*)(void *))dlsym(library, "__sanitizer_set_report_fd");
        set_callback = (void (*)(void (*)(void)))dlsym(library, "__sanitizer_set_death_callback");
    }
    use(set_file, set_callback);
}

static int own_file(const char *name)
{
    int file = memfd_create(name, MFD_CLOEXEC),
        high = file < 0 ? -1 : files_own(fcntl(file, F_DUPFD_CLOEXEC, HIGH_NUMBER));
    if (file >= 0)
        close(file);
    if (high >= 0)
        fcntl(high, F_SETFL, O_APPEND);
    return high;
}

static void tell_sanitizers(void)
{
    use(__sanitizer_set_report_fd, __sanitizer_set_death_callback);
    use_in_library("libubsan.so.1");
}

/* A sanitizer drops a file that another process gave it: a child says again. */
void output_direct(void)
{
    if (printed < 0)
        return;
    output_tell_sanitizers();
}

/* They take a file for closed that another process gave them. */
void output_tell_sanitizers(void)
{
    if (printed >= 0)
        tell_sanitizers();
}

void output_silence(void)
{
    int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nothing < 0)
        end_process(WIRE_CANNOT_START);
    report = nothing;
    dup2(nothing, 1);
    dup2(nothing, 2);
    tell_sanitizers();
}

/* A person who looks on wants what the code prints; what a sanitizer says is told from a run that nobody looks at. */
static void show(void)
{
    report = own_file("report");
    if (report < 0)
        end_process(WIRE_CANNOT_START);
    tell_sanitizers();
}

/* Children report into a file, so that each one's report can be told. */
void output_start(void)
{
    signal(SIGXFSZ, SIG_IGN);
    if (trials->flags & TRIAL_SHOW) {
        show();
        return;
    }
    report = trials->flags & TRIAL_FORK ? own_file("report") : files_own(fcntl(2, F_DUPFD_CLOEXEC, HIGH_NUMBER));
    printed = own_file("printed");
    if (report < 0 || printed < 0 || dup2(printed, 2) < 0)
        end_process(WIRE_CANNOT_START);
    output_direct();
}

static off_t size_of(int file)
{
    struct stat information;
    return file >= 0 && fstat(file, &information) == 0 ? information.st_size : 0;
}

static void empty(int file)
{
    if (ftruncate(file, 0) < 0)
        end_process(WIRE_CANNOT_START);
}

void output_trim(void)
{
    if (size_of(printed) > PRINTED_MOST)
        empty(printed);
}

void output_clear(void)
{
    if (printed < 0)
        return;
    empty(printed);
    empty(report);
}

/* The first report of a process costs the most by far: all that is mapped is read, and tables are made.  Done once for
 * nobody, it is done for every child. */
void output_rehearse(void)
{
    if (printed >= 0 && __sanitizer_print_stack_trace)
        __sanitizer_print_stack_trace();
}

static size_t read_end(int file, char *to, size_t size)
{
    off_t whole = size_of(file);
    ssize_t got = pread(file, to, size, whole > (off_t)size ? whole - (off_t)size : 0);
    return got > 0 ? (size_t)got : 0;
}

/* A lock that another thread holds is not waited for. */
static void flush_shown(void)
{
    if (trials->flags & TRIAL_SHOW && ftrylockfile(stdout) == 0) {
        fflush_unlocked(stdout);
        funlockfile(stdout);
    }
}

/* Before the process ends. */
void output_finish(void)
{
    char end[TAIL];
    flush_shown();
    size_t size = is_forked ? 0 : read_end(printed, end, sizeof end);
    if (size && write(report, end, size) < 0)
        return;
}

/* What a child said.  A report says first what happened; of a deep stack the rest may be missing. */
size_t output_said(char *to, size_t size)
{
    ssize_t got = report > 2 ? pread(report, to, size, 0) : 0;
    return got > 0 ? (size_t)got : 0;
}
