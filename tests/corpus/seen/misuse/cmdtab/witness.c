#include "cmdtab.h"

#include <stdlib.h>
#include <string.h>

static int do_set(int count, char **words, void *context)
{
    if (count != 2 || words[2] != NULL || strcmp(ct_current()->name, "set") != 0)
        exit(2);
    strcpy(context, words[1]);
    return 7;
}

static int do_nest(int count, char **words, void *context)
{
    const ct_command *table = context;
    char value[200];
    int result = ct_run(table, count > 0 ? words[0] : "set a b", value);
    if (strcmp(ct_current()->name, "nest") != 0)
        exit(2);
    return result;
}

static const ct_command commands[] = {
    {"set", 2, 2, do_set, "set NAME VALUE"}, {"nest", 0, 1, do_nest, NULL}, {"never", 0, 0, NULL, NULL}, {0}};

int main(int count, char **arguments)
{
    char value[200];
    if (ct_run(commands, "set x \"a b\"", value) != 7 || strcmp(value, "a b") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ct_run(commands, "", NULL) != CT_EMPTY || ct_run(commands, " \t", NULL) != CT_EMPTY ||
        ct_run(commands, "get", NULL) != CT_UNKNOWN || ct_run(commands, "set a", value) != CT_ARGUMENTS ||
        ct_run(commands, "a b c d e f g h i j k l m n o p q", NULL) != CT_LONG ||
        ct_run(commands, "a b c d e f g h i j k l m n o p", NULL) != CT_UNKNOWN)
        return 2;
    if (ct_run(commands, "set \"\" \"open", value) != 7 || strcmp(value, "open") != 0 ||
        ct_run(commands, "nest", (void *)commands) != 7 || ct_run(commands, "nest \"set 1\"", (void *)commands) != -3)
        return 2;
    char large[300];
    memset(large, 'x', 299);
    large[299] = '\0';
    if (ct_run(commands, large, NULL) != CT_LONG || ct_count(commands) != 3 || ct_find(commands, "se") != NULL ||
        ct_complete(commands, "s") != commands || ct_complete(commands, "ne") != NULL || ct_complete(commands, "x") != NULL)
        return 2;
    return strcmp(ct_usage(commands), "set NAME VALUE") != 0 || strcmp(ct_usage(commands + 1), "nest") != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ct_current();
        break;
    case 2: {
        ct_command *open = malloc(sizeof *open);
        *open = commands[0];
        return ct_count(open);
    }
    case 3:
        return ct_run(commands, "never", NULL);
    case 4:
        return *ct_usage(ct_find(commands, "other"));
    }
    return 0;
#endif
}
