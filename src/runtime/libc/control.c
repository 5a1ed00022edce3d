/* What ends the program: here it ends the run of the predicate. */
#include <signal.h>

#include "runtime/libc/libc.h"

/* ---- exiting ---- */

#define DEFINE_EXIT(name)                  \
    _Noreturn void WOVEN(name)(int status) \
    {                                      \
        (void)status;                      \
        assay_fault_exit(#name);           \
    }
DEFINE_EXIT(exit)
DEFINE_EXIT(_exit)
DEFINE_EXIT(_Exit)
DEFINE_EXIT(quick_exit)
DEFINE_EXIT(exit_group)

/* ---- aborting ---- */

_Noreturn void WOVEN(abort)(void)
{
    assay_fault_abort("abort()");
}

int WOVEN(raise)(int signal)
{
    if (signal == SIGABRT)
        WOVEN(abort)();
    assay_fault_call("raise");
}

_Noreturn void WOVEN(__stack_chk_fail)(void)
{
    assay_fault_abort("stack smashing detected");
}

_Noreturn void WOVEN(__chk_fail)(void)
{
    assay_fault_abort("buffer overflow detected");
}

/* A text that is cut where its buffer ends. */
struct line {
    char text[512];
    size_t length;
};

static void line_add(struct line *line, const char *s)
{
    while (*s && line->length + 1 < sizeof line->text)
        line->text[line->length++] = *s++;
    line->text[line->length] = '\0';
}

static void line_add_number(struct line *line, unsigned number)
{
    char digits[16], *first = digits + sizeof digits - 1;
    *first = '\0';
    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    line_add(line, first);
}

static const char *base_of(const char *path)
{
    const char *base = path;
    for (; *path; path++)
        if (*path == '/')
            base = path + 1;
    return base;
}

static _Noreturn void fail_assertion(const char *what, const char *file, unsigned line_number)
{
    struct line line;
    line.length = 0;
    line_add(&line, "assertion '");
    line_add(&line, what);
    line_add(&line, "' failed at ");
    line_add(&line, base_of(file));
    line_add(&line, ":");
    line_add_number(&line, line_number);
    assay_fault_abort(line.text);
}

_Noreturn void WOVEN(__assert_fail)(const char *assertion, const char *file, unsigned line, const char *function)
{
    (void)function;
    fail_assertion(assertion, file, line);
}

_Noreturn void WOVEN(__assert)(const char *assertion, const char *file, int line)
{
    fail_assertion(assertion, file, (unsigned)line);
}

_Noreturn void WOVEN(__assert_perror_fail)(int number, const char *file, unsigned line, const char *function)
{
    struct line what;
    (void)function;
    what.length = 0;
    line_add(&what, "unexpected error ");
    line_add_number(&what, (unsigned)number);
    fail_assertion(what.text, file, line);
}
