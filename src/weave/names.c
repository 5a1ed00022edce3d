/* Names: what is known about functions of the C library that stay as they are. */
#include <string.h>

#include "weave/weave.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool is_among(const char *name, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

/* ---- one function, several names ---- */

static const char *const second_names[][2] = {
    {"__bzero", "bzero"},           {"__memcpy", "memcpy"},
    {"__strnlen", "strnlen"},       {"__mempcpy", "mempcpy"},
    {"__rawmemchr", "rawmemchr"},   {"__stpcpy", "stpcpy"},
    {"__stpncpy", "stpncpy"},       {"__strcasecmp", "strcasecmp"},
    {"__strcasestr", "strcasestr"}, {"__strchrnul", "strchrnul"},
    {"__strdup", "strdup"},         {"__strndup", "strndup"},
    {"__strsep", "strsep"},         {"__strtok_r", "strtok_r"},
    {"__posix_getopt", "getopt"},   {"index", "strchr"},
    {"rindex", "strrchr"},          {"cfree", "free"},
    {"__libc_malloc", "malloc"},    {"__libc_free", "free"},
    {"__libc_calloc", "calloc"},    {"__libc_realloc", "realloc"},
    {"_longjmp", "longjmp"},        {"siglongjmp", "longjmp"},
    {"__longjmp_chk", "longjmp"},   {"__fortify_fail", "__chk_fail"},
};

/* Prefixes that a standard or a header puts before the name. */
static const char *const prefixes[] = {"__isoc99_", "__isoc23_", "__xpg_"};

const char *name_canonical(const char *name)
{
    for (size_t i = 0; i < COUNT(prefixes); i++)
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0)
            return name + strlen(prefixes[i]);
    for (size_t i = 0; i < COUNT(second_names); i++)
        if (strcmp(name, second_names[i][0]) == 0)
            return second_names[i][1];
    return name;
}

/* ---- harmless ---- */

/* Functions of <math.h> on scalars; each also with f and l behind it. */
static const char *const mathematics[] = {
    "acos",     "acosh",    "asin",      "asinh",   "atan",      "atan2",     "atanh",        "cbrt",      "ceil",
    "copysign", "cos",      "cosh",      "erf",     "erfc",      "exp",       "exp10",        "exp2",      "expm1",
    "fabs",     "fdim",     "floor",     "fma",     "fmax",      "fmin",      "fmod",         "hypot",     "ilogb",
    "j0",       "j1",       "jn",        "ldexp",   "llrint",    "llround",   "log",          "log10",     "log1p",
    "log2",     "logb",     "lrint",     "lround",  "nearbyint", "nextafter", "nexttoward",   "pow",       "remainder",
    "rint",     "round",    "roundeven", "scalbln", "scalbn",    "sin",       "sinh",         "sqrt",      "tan",
    "tanh",     "tgamma",   "trunc",     "y0",      "y1",        "yn",        "__fpclassify", "__signbit", "__isnan",
    "__isinf",  "__finite", "isnan",     "isinf",   "finite",
};

static bool is_mathematics(const char *name)
{
    size_t length = strlen(name);
    if (is_among(name, mathematics, COUNT(mathematics)))
        return true;
    if (length < 2 || length > 30 || (name[length - 1] != 'f' && name[length - 1] != 'l'))
        return false;
    char base[32];
    memcpy(base, name, length - 1);
    base[length - 1] = '\0';
    return is_among(base, mathematics, COUNT(mathematics));
}

bool name_is_harmless(const char *name)
{
    static const char *const harmless[] = {
        "__errno_location",
        "__ctype_b_loc",
        "__ctype_tolower_loc",
        "__ctype_toupper_loc",
        "__ctype_get_mb_cur_max",
        "getpid",
        "getppid",
        "getuid",
        "geteuid",
        "getgid",
        "getegid",
        "getpagesize",
        "sysconf",
        "sched_yield",
        "__tls_get_addr",
        "pthread_self",
        "thrd_current",
    };
    return is_among(name, harmless, COUNT(harmless)) || is_mathematics(name);
}

bool name_is_runtime_call(const char *name)
{
    static const char *const memory[] = {"memcpy", "memmove", "memset", "memcmp", "bcmp"};
    bool is_arithmetic = strncmp(name, "__", 2) == 0 && strchr("234", name[strlen(name) - 1]); /* __divti3 */
    return is_among(name, memory, COUNT(memory)) || is_mathematics(name) || is_arithmetic;
}

/* ---- opaque, but known to write ---- */

#define JMP_BUF_SIZE 200 /* sizeof of these in glibc on x86-64 */
#define TM_SIZE 56
#define STAT_SIZE 144

/* Sizes that are not constant stand in one argument, or are the product of two. */
static const struct {
    const char *name;
    struct written written;
} writers[] = {
    {"setjmp", {.buffer = 0, .size = JMP_BUF_SIZE}},
    {"_setjmp", {.buffer = 0, .size = JMP_BUF_SIZE}},
    {"sigsetjmp", {.buffer = 0, .size = JMP_BUF_SIZE}},
    {"__sigsetjmp", {.buffer = 0, .size = JMP_BUF_SIZE}},
    {"read", {.buffer = 1, .size = 1, .factors = {2}}},
    {"pread", {.buffer = 1, .size = 1, .factors = {2}}},
    {"pread64", {.buffer = 1, .size = 1, .factors = {2}}},
    {"readlink", {.buffer = 1, .size = 1, .factors = {2}}},
    {"fread", {.buffer = 0, .size = 1, .factors = {1, 2}}},
    {"fgets", {.buffer = 0, .size = 1, .factors = {1}}},
    {"getcwd", {.buffer = 0, .size = 1, .factors = {1}}},
    {"gethostname", {.buffer = 0, .size = 1, .factors = {1}}},
    {"getrandom", {.buffer = 0, .size = 1, .factors = {1}}},
    {"getentropy", {.buffer = 0, .size = 1, .factors = {1}}},
    {"strftime", {.buffer = 0, .size = 1, .factors = {1}}},
    {"strerror_r", {.buffer = 1, .size = 1, .factors = {2}}},
    {"time", {.buffer = 0, .size = 8}},
    {"gettimeofday", {.buffer = 0, .size = 16}},
    {"clock_gettime", {.buffer = 1, .size = 16}},
    {"gmtime_r", {.buffer = 1, .size = TM_SIZE}},
    {"localtime_r", {.buffer = 1, .size = TM_SIZE}},
    {"mktime", {.buffer = 0, .size = TM_SIZE}},
    {"timegm", {.buffer = 0, .size = TM_SIZE}},
    {"stat", {.buffer = 1, .size = STAT_SIZE}},
    {"fstat", {.buffer = 1, .size = STAT_SIZE}},
    {"lstat", {.buffer = 1, .size = STAT_SIZE}},
    {"frexp", {.buffer = 1, .size = sizeof(int)}},
    {"frexpf", {.buffer = 1, .size = sizeof(int)}},
    {"frexpl", {.buffer = 1, .size = sizeof(int)}},
    {"remquo", {.buffer = 2, .size = sizeof(int)}},
    {"remquof", {.buffer = 2, .size = sizeof(int)}},
    {"lgamma_r", {.buffer = 1, .size = sizeof(int)}},
    {"modf", {.buffer = 1, .size = sizeof(double)}},
    {"modff", {.buffer = 1, .size = sizeof(float)}},
    {"modfl", {.buffer = 1, .size = sizeof(long double)}},
};

const struct written *name_writes(const char *name)
{
    for (size_t i = 0; i < COUNT(writers); i++)
        if (strcmp(name, writers[i].name) == 0)
            return &writers[i].written;
    return NULL;
}

/* ---- what a predicate must not call ---- */

static const char *const forbidden[] = {
    /* other processes and threads */
    "fork",
    "vfork",
    "_Fork",
    "clone",
    "clone3",
    "__clone",
    "execl",
    "execle",
    "execlp",
    "execv",
    "execve",
    "execveat",
    "execvp",
    "execvpe",
    "fexecve",
    "posix_spawn",
    "posix_spawnp",
    "system",
    "popen",
    "daemon",
    "pthread_create",
    "pthread_exit",
    "pthread_cancel",
    "pthread_kill",
    "thrd_create",
    "thrd_exit",
    "kill",
    "killpg",
    "tgkill",
    "tkill",
    "sigqueue",
    "pidfd_send_signal",
    "ptrace",
    "wait",
    "waitpid",
    "wait3",
    "wait4",
    "waitid",
    "wordexp",
    /* signals, timers and limits, which the worker needs for itself */
    "signal",
    "bsd_signal",
    "sysv_signal",
    "__sysv_signal",
    "sigaction",
    "sigaltstack",
    "sigprocmask",
    "pthread_sigmask",
    "sigsuspend",
    "sigwait",
    "pause",
    "alarm",
    "ualarm",
    "setitimer",
    "timer_create",
    "setrlimit",
    "setrlimit64",
    "prlimit",
    "prlimit64",
    "prctl",
    "arch_prctl",
    "personality",
    "reboot",
    "syscall",
    /* state of the process that could not be taken back when the search goes back */
    "fesetround",
    "fesetenv",
    "feupdateenv",
    "feholdexcept",
    "fesetexceptflag",
    "setlocale",
    "uselocale",
    "setenv",
    "unsetenv",
    "putenv",
    "clearenv",
    "chdir",
    "fchdir",
    "chroot",
    /* stacks of their own */
    "makecontext",
    "swapcontext",
    "setcontext",
};

static const char *const exiting[] = {"err", "errx", "verr", "verrx", "pthread_exit", "thrd_exit"};

const char *name_fault(const char *name)
{
    if (is_among(name, exiting, COUNT(exiting)))
        return "assay_fault_exit";
    return is_among(name, forbidden, COUNT(forbidden)) ? "assay_fault_call" : NULL;
}
