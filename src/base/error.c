#include "base/error.h"

#include <stdio.h>
#include <stdlib.h>

bool error_set(struct error *error, enum error_kind kind, const char *format, ...)
{
    if (error->kind != ERROR_NONE)
        return false;
    error->kind = kind;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&error->message, format, arguments);
    va_end(arguments);
    while (error->message.length && error->message.s[error->message.length - 1] == '\n')
        error->message.s[--error->message.length] = '\0';
    return false;
}

void error_release(struct error *error)
{
    text_release(&error->message);
    error->kind = ERROR_NONE;
}

void bug_at(const char *file, int line, const char *format, ...)
{
    fprintf(stderr, "assay: bug at %s:%d: ", file, line);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs("\nassay: this is an error in Assay itself; please report it\n", stderr);
    abort();
}
