#include "fmtlog.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct fmtlog {
    char format[64];
    char line[128];
};
struct fmtlog *fmtlog_new(void)
{
    struct fmtlog *l = calloc(1, sizeof *l);
    if (l)
        strcpy(l->format, "%d");
    return l;
}
void fmtlog_free(struct fmtlog *l)
{
    free(l);
}
void fmtlog_set_format(struct fmtlog *l, const char *format)
{
    snprintf(l->format, sizeof l->format, "%s", format);
}
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
size_t fmtlog_number(struct fmtlog *l, int number)
{
    return (size_t)snprintf(l->line, sizeof l->line, l->format, number);
}
