/* Options: how the sanitizers behave in a trial.  Reports end the process;
 * Assay finds names for addresses by itself, and leaks as well. */
#include "runtime/checked/checked.h"

#define REPORTED "120" /* TRIAL_REPORTED */
#define COMMON                                                                                \
    "symbolize=0:abort_on_error=0:exitcode=" REPORTED                                         \
    ":handle_abort=0:allocator_may_return_null=1:print_summary=1:color=never:print_cmdline=0" \
    ":stack_trace_format='" FRAME "'"
/* What Assay needs of a frame and no more: a sanitizer takes microseconds for each letter of the format. */
#define FRAME "#%n (%m+%o)"

EXPORTED const char *__asan_default_options(void);
EXPORTED const char *__ubsan_default_options(void);
EXPORTED const char *__msan_default_options(void);
EXPORTED const char *__lsan_default_options(void);

const char *__asan_default_options(void)
{
    return COMMON ":detect_leaks=0:detect_stack_use_after_return=0:quarantine_size_mb=16"
                  ":thread_local_quarantine_size_kb=64:malloc_context_size=16:max_malloc_fill_size=0"
                  ":check_initialization_order=0:allow_user_poisoning=1";
}

const char *__ubsan_default_options(void)
{
    return COMMON ":print_stacktrace=1:halt_on_error=1";
}

const char *__msan_default_options(void)
{
    return COMMON ":halt_on_error=1";
}

const char *__lsan_default_options(void)
{
    return "detect_leaks=0";
}
