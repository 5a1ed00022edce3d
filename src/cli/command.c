#include "cli/command.h"

#include <stdint.h>
#include <string.h>

const struct command command_table[] = {
    {
        "test",
        COMMAND_TEST,
        "FILE...",
        "FILE",
        1,
        SIZE_MAX,
        "run the properties of C files on generated inputs",
        "Runs every function marked ASSAY_PROPERTY in the files: on all inputs of scope 0, 1, ... up to --scope, or "
        "on random ones with --runs and --seed. A property fails by assert, signal, sanitizer report, leak, a read of "
        "uninitialised memory, no end in time, or by returning false.\n\n"
        "A failing input is made as small as possible, printed, and kept in .assay/failures/ as a text and as a C test "
        "that compiles alone. Kept failures are tried first the next time.",
        command_test,
    },
    {
        "api",
        COMMAND_API,
        "HEADER...",
        "HEADER",
        1,
        SIZE_MAX,
        "call the functions of a library in sequences that grow from what earlier ones did",
        "Reads the functions that the headers declare, works out how each can be called, and makes call sequences: "
        "objects that one call made are passed to the next, and sequences that reach something new are extended. What "
        "breaks (a sanitizer report, a signal, an assert, a hang, a leak, a broken contract) is judged: a bug of the "
        "library is an error; what the caller did wrong is learned as a rule and avoided; what cannot be decided is a "
        "suspect.\n\n"
        "Errors are made short, printed, and kept in .assay/failures/. The folder of --output gets C tests of errors "
        "(errors.c), of suspects (suspects.c), of what the library does now (regression.c), the learned rules "
        "(learned.c) and the run itself (run.txt, for --resume). Structs that the headers show and nothing makes begin as all "
        "zeros (zeroed.c, a model that is written once and yours to change); where one function undoes "
        "another, laws.c says so. The exit status is 1 when there are errors.",
        command_api,
    },
    {
        "replay",
        COMMAND_REPLAY,
        "ID",
        "ID",
        1,
        1,
        "run a kept failure again",
        "Builds the code as it is now and runs the property on the kept input, with the output of the code under test "
        "on the terminal. Ends with status 1 when it still fails, 0 when it passes. ID is the name of a file in "
        ".assay/failures/, or an unambiguous beginning of it.",
        command_replay,
    },
    {
        "show",
        COMMAND_SHOW,
        "[ID...]",
        "ID",
        0,
        SIZE_MAX,
        "list the kept failures, or print some of them",
        "Without an ID: one line for each kept failure. With IDs (or unambiguous beginnings of them): what is known of "
        "each, with a picture of the input.",
        command_show,
    },
    {
        "export",
        COMMAND_EXPORT,
        "ID...|FILE",
        "ID or FILE",
        1,
        SIZE_MAX,
        "write kept failures, or a sample of passing inputs, as a C test",
        "With IDs of kept failures: a C test of each input that made a property fail. With a FILE: a C test of a "
        "sample "
        "of inputs on which its property passes, chosen like the inputs of 'assay test'.",
        command_export,
    },
    {
        "gen",
        COMMAND_GEN,
        "FILE",
        "FILE",
        1,
        1,
        "print every structure that a C predicate accepts, or inputs that a .assay program asks for",
        "Of a C file: finds every structure, up to isomorphism, for which a predicate defined in FILE returns true, "
        "and "
        "prints them in the order of the search.\n\n"
        "The predicate is ordinary C. Its bounds come from ASSAY_SPACE(predicate, n) in the same files, run with n "
        "set to the scope. Where there is none they are inferred from the types, and the inferred space is printed "
        "as C that can be pasted.\n\n"
        "Of a .assay program: for each of its generate blocks, as many inputs as the block says, all of which satisfy "
        "the program's assertions, and every two of which differ as it says. When there are fewer, the exit status is "
        "1 and a message says whether more can exist.",
        command_gen,
    },
    {
        "count",
        COMMAND_COUNT,
        "FILE",
        "FILE",
        1,
        1,
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
