#include "cli/command.h"

#include <string.h>

const struct command command_table[] = {
    {
        "gen",
        COMMAND_GEN,
        "FILE",
        "print every structure that a C predicate accepts",
        "Finds every structure, up to isomorphism, for which a predicate defined in FILE returns true, and prints "
        "them in the order of the search.\n\n"
        "The predicate is ordinary C. Its bounds come from ASSAY_SPACE(predicate, n) in the same files, run with n "
        "set to the scope. Where there is none they are inferred from the types, and the inferred space is printed "
        "as C that can be pasted.",
        command_gen,
    },
    {
        "count",
        COMMAND_COUNT,
        "FILE",
        "print how many structures a C predicate accepts",
        "Searches like 'assay gen', but prints one line with the number of valid structures instead of the "
        "structures.",
        command_count_inputs,
    },
};
const size_t command_count = sizeof command_table / sizeof command_table[0];

const struct command *command_find(const char *name)
{
    for (size_t i = 0; i < command_count; i++)
        if (strcmp(command_table[i].name, name) == 0)
            return &command_table[i];
    return NULL;
}
