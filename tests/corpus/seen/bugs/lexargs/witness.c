#include "lexargs.h"

#include <stdlib.h>
#include <string.h>

static int joins(const lexargs *args, const char *expected)
{
    char *text = lexargs_join(args);
    int same = text != NULL && strcmp(text, expected) == 0;
    free(text);
    return same;
}

int main(void)
{
    lexargs *args = lexargs_new();
    if (!joins(args, "") || lexargs_pop(args) || lexargs_word(args, 0) != NULL || lexargs_escape(args) != '\\')
        return 2;
    lexargs_push(args, "ls");
    lexargs_push(args, "");
    lexargs_push(args, "my\\ file\\\\");
    if (!joins(args, "ls  my file\\") || strcmp(lexargs_word(args, 2), "my\\ file\\\\") != 0)
        return 2;
    lexargs_set_escape(args, '\0');
    if (!joins(args, "ls  my\\ file\\\\"))
        return 2;
    lexargs_push(args, lexargs_word(args, 0));
    lexargs_push(args, "^^x");
    lexargs_set_escape(args, '^');
    if (!joins(args, "ls  my\\ file\\\\ ls ^x") || lexargs_count(args) != 5 || !lexargs_pop(args))
        return 2;
#ifndef LEGAL
    lexargs_push(args, "10^");
    if (!joins(args, "ls  my\\ file\\\\ ls 10^"))
        return 2;
#endif
    lexargs_free(args);
    return 0;
}
