#include "cmdtab.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static const ct_command *running;

const ct_command *ct_find(const ct_command *table, const char *name)
{
    for (; table->name != NULL; table++)
        if (strcmp(table->name, name) == 0)
            return table;
    return NULL;
}

int ct_count(const ct_command *table)
{
    int count = 0;
    while (table[count].name != NULL)
        count++;
    return count;
}

const ct_command *ct_complete(const ct_command *table, const char *prefix)
{
    const ct_command *only = NULL;
    size_t length = strlen(prefix);
    for (; table->name != NULL; table++)
        if (strncmp(table->name, prefix, length) == 0) {
            if (only != NULL)
                return NULL;
            only = table;
        }
    return only;
}

const char *ct_usage(const ct_command *command)
{
    return command->usage != NULL ? command->usage : command->name;
}

/* Cuts a line into words; -1 if there are too many. */
static int cut(char *line, char **words)
{
    int count = 0;
    for (;;) {
        while (*line == ' ' || *line == '\t')
            line++;
        if (*line == '\0')
            return count;
        if (count == CT_WORDS)
            return -1;
        if (*line == '"') {
            words[count++] = ++line;
            line += strcspn(line, "\"");
        } else {
            words[count++] = line;
            line += strcspn(line, " \t");
        }
        if (*line != '\0')
            *line++ = '\0';
    }
}

int ct_run(const ct_command *table, const char *line, void *context)
{
    char copy[CT_LINE + 1], *words[CT_WORDS + 1];
    size_t length = strlen(line);
    if (length > CT_LINE)
        return CT_LONG;
    memcpy(copy, line, length + 1);
    int count = cut(copy, words);
    if (count < 0)
        return CT_LONG;
    if (count == 0)
        return CT_EMPTY;
    words[count] = NULL;
    const ct_command *command = ct_find(table, words[0]);
    if (command == NULL)
        return CT_UNKNOWN;
    if (count - 1 < command->least || count - 1 > command->most)
        return CT_ARGUMENTS;
    const ct_command *outer = running;
    running = command;
    int result = command->run(count - 1, words + 1, context);
    running = outer;
    return result;
}

const ct_command *ct_current(void)
{
    assert(running != NULL);
    return running;
}
