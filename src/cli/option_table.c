#include <limits.h>

#include "cli/command.h"
#include "engine/engine.h"
#include "engine/solve/solve.h"
#include "export/ctest.h"
#include "export/export.h"
#include "export/result.h"
#include "export/solved.h"

/* Those of structures, then those that only solved inputs have. */
static const char *format_choice(size_t index)
{
    for (size_t i = 0; export_formats()[i]; i++)
        if (index-- == 0)
            return export_formats()[i]->name;
    for (size_t i = 0; solved_formats()[i]; i++)
        if (!export_find(solved_formats()[i]->name) && index-- == 0)
            return solved_formats()[i]->name;
    return NULL;
}

static const char *result_choice(size_t index)
{
    const struct result_format *format = result_formats()[index];
    return format ? format->name : NULL;
}

static const char *framework_choice(size_t index)
{
    return ctest_frameworks()[index];
}

/* Those of structures, and the one of .assay programs. */
static const char *engine_choice(size_t index)
{
    for (size_t i = 0; engines()[i]; i++)
        if (index-- == 0)
            return engines()[i]->name;
    return index == 0 ? "solve" : NULL;
}

static const char *solver_choice(size_t index)
{
    static const char *const words[] = {"auto", "native", "z3", NULL};
    return words[index];
}

static const char *encoding_choice(size_t index)
{
    return solve_encodings()[index];
}

static const char *stats_choice(size_t index)
{
    return index == 0 ? "json" : NULL;
}

static const char *color_choice(size_t index)
{
    static const char *const words[] = {"auto", "always", "never", NULL};
    return words[index];
}

static const char *build_choice(size_t index)
{
    static const char *const words[] = {"checked", "fast", NULL};
    return words[index];
}

static const char *emit_choice(size_t index)
{
    static const char *const words[] = {"few", "all", "none", NULL};
    return words[index];
}

static const char *compiler_choice(size_t index)
{
    static const char *const words[] = {"clang-19", "gcc", NULL};
    return words[index];
}

#define AT(member) offsetof(struct options, member)

/* clang-format off */
const struct option option_table[] = {
    {.name = "predicate", .kind = OPTION_STRING, .argument = "NAME", .commands = COMMAND_SEARCHES, .offset = AT(predicate),
     .files = OPTION_C_FILES, .help = "the predicate; needed when FILE defines several functions that could be one"},
    {.name = "scope", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_GENERATES, .offset = AT(scope),
     .most = INT_MAX, .files = OPTION_C_FILES, .help = "the size of the space: its n (default 4)"},
    {.name = "runs", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_TEST | COMMAND_EXPORT, .offset = AT(runs),
     .least = 1, .help = "random inputs, so many (default 1000 with --seed), instead of all up to the scope"},
    {.name = "seed", .kind = OPTION_SEED, .argument = "S", .commands = COMMAND_TEST | COMMAND_EXPORT, .offset = AT(seed),
     .help = "the seed of random inputs; the same seed gives the same inputs (default: a new one each time)"},
    {.name = "seed", .kind = OPTION_SEED, .argument = "S", .commands = COMMAND_GEN, .offset = AT(seed), .files = OPTION_PROGRAMS,
     .help = "the same seed gives the same inputs (default 0)"},
    {.name = "generate", .kind = OPTION_STRINGS, .argument = "NAME", .commands = COMMAND_GEN, .offset = AT(generates),
     .files = OPTION_PROGRAMS, .help = "only this generate block; may be given again"},
    {.name = "inputs", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_GEN, .offset = AT(inputs), .least = 1,
     .files = OPTION_PROGRAMS, .help = "N inputs of each block, instead of as many as it says"},
    {.name = "filter", .kind = OPTION_STRINGS, .argument = "PATTERN", .commands = COMMAND_TEST, .offset = AT(filters),
     .help = "only properties whose name matches this shell pattern; may be given again"},
    {.name = "property", .kind = OPTION_STRING, .argument = "NAME", .commands = COMMAND_EXPORT, .offset = AT(property),
     .help = "the property to export inputs of; needed when FILE has several"},
    {.name = "sample", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_EXPORT, .offset = AT(sample),
     .least = 1, .help = "how many passing inputs of FILE's property to export (default 10)"},
    {.name = "framework", .kind = OPTION_CHOICE, .commands = COMMAND_EXPORT, .offset = AT(framework),
     .choice = framework_choice, .help = "what the C test is written for (default plain)"},
    {.name = "list", .kind = OPTION_FLAG, .commands = COMMAND_TEST, .offset = AT(list),
     .help = "print the names of the properties, one a line, and run nothing"},
    {.name = "fail-fast", .kind = OPTION_FLAG, .commands = COMMAND_TEST, .offset = AT(fail_fast),
     .help = "stop at the first failure"},
    {.name = "ci", .kind = OPTION_FLAG, .commands = COMMAND_TEST, .offset = AT(ci),
     .help = "for unattended runs: a fixed seed, no state written, failures printed in full"},
    {.name = "source", .kind = OPTION_STRINGS, .argument = "FILE", .commands = COMMAND_GENERATES, .offset = AT(sources),
     .is_path = true, .files = OPTION_C_FILES, .help = "another C file that belongs to the program; may be given again"},
    {.name = "format", .kind = OPTION_CHOICE, .commands = COMMAND_GEN, .offset = AT(format), .choice = format_choice,
     .help = "how results are printed (default jsonl); dot is for structures, csv for inputs of .assay programs"},
    {.name = "format", .kind = OPTION_CHOICE, .commands = COMMAND_TEST, .offset = AT(format), .choice = result_choice,
     .help = "how results are printed (default text)"},
    {.name = "output", .kind = OPTION_STRING, .argument = "PATH", .commands = COMMAND_GENERATES, .offset = AT(output),
     .is_path = true, .help = "write the result to PATH instead of stdout; PATH appears when it is whole"},
    {.name = "limit", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_SEARCHES, .offset = AT(limit), .least = 1,
     .help = "stop after N results"},
    {.letter = 'j', .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_TEST, .offset = AT(jobs), .least = 1,
     .most = 1024, .help = "run so many processes of the code under test at once (default 1)"},
    {.name = "cflags", .kind = OPTION_STRINGS, .argument = "FLAGS", .commands = COMMAND_GENERATES, .offset = AT(cflags),
     .files = OPTION_C_FILES, .help = "flags of the C compiler, quoted as in a shell; may be given again"},
    {.letter = 'p', .kind = OPTION_STRING, .argument = "PATH", .commands = COMMAND_GENERATES, .offset = AT(database),
     .is_path = true, .files = OPTION_C_FILES, .help = "take the flags from this compile_commands.json (or the folder that has one)"},
    {.name = "timeout", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_RUNS, .offset = AT(timeout),
     .files = OPTION_C_FILES, .help = "most seconds for one run of the code under test (default 10)"},
    {.name = "time", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_GENERATES, .offset = AT(time),
     .help = "most seconds for the whole command; what was found until then is kept"},
    {.name = "shrink", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_TEST, .offset = AT(shrink),
     .help = "most seconds for making one failing input smaller (default 4)"},
    {.name = "mem", .kind = OPTION_NUMBER, .argument = "MB", .commands = COMMAND_GEN, .offset = AT(memory_mb),
     .least = 1, .help = "most memory for the code under test (default 1024) or for a solver (default 4096)"},
    {.name = "mem", .kind = OPTION_NUMBER, .argument = "MB", .commands = COMMAND_RUNS & ~COMMAND_GEN, .offset = AT(memory_mb),
     .least = 1, .help = "most memory for the code under test (default 1024)"},
    {.name = "stack", .kind = OPTION_NUMBER, .argument = "KB", .commands = COMMAND_SEARCHES, .offset = AT(stack_kb),
     .least = 1, .files = OPTION_C_FILES, .help = "stack of the predicate (default 8192)"},
    {.name = "steps", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_SEARCHES, .offset = AT(steps),
     .least = 1, .files = OPTION_C_FILES, .help = "most loop turns and calls in one run of the predicate (default 1 million)"},
    {.name = "engine", .kind = OPTION_CHOICE, .commands = COMMAND_SEARCHES, .offset = AT(engine), .choice = engine_choice,
     .help = "how the search is done (default enumerate; solve where FILE ends in .assay)"},
    {.name = "solver", .kind = OPTION_STRING, .argument = "NAME", .commands = COMMAND_GEN, .offset = AT(solver),
     .choice = solver_choice, .files = OPTION_PROGRAMS,
     .help = "who finds inputs: native, z3, smtlib:COMMAND (a program that reads SMT-LIB), or auto, the default: native where "
             "that will do, and z3 for the rest"},
    {.name = "encoding", .kind = OPTION_CHOICE, .commands = COMMAND_GEN, .offset = AT(encoding), .choice = encoding_choice,
     .files = OPTION_PROGRAMS, .help = "how a solver is asked: for one input after the other, or for all at once (default auto)"},
    {.name = "solver-timeout", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_GEN, .offset = AT(solver_timeout),
     .files = OPTION_PROGRAMS, .help = "most seconds for one question to a solver (default 10)"},
    {.name = "verify", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_SEARCHES, .offset = AT(verify),
     .files = OPTION_C_FILES, .help = "have a sample of N structures judged again by the checked build, with sanitizers"},
    {.name = "build", .kind = OPTION_CHOICE, .commands = COMMAND_SEARCHES, .offset = AT(build), .choice = build_choice,
     .files = OPTION_C_FILES, .help = "how --verify builds: with sanitizers (checked, the default) or without (fast)"},
    {.name = "build", .kind = OPTION_CHOICE, .commands = COMMAND_TRIES, .offset = AT(build), .choice = build_choice,
     .help = "build the code under test with sanitizers (checked, the default) or without (fast)"},
    {.name = "cc", .kind = OPTION_CHOICE, .commands = COMMAND_SEARCHES, .offset = AT(compiler), .choice = compiler_choice,
     .files = OPTION_C_FILES, .help = "the compiler of --verify (default clang-19)"},
    {.name = "cc", .kind = OPTION_CHOICE, .commands = COMMAND_TRIES, .offset = AT(compiler), .choice = compiler_choice,
     .help = "the compiler of the code under test (default clang-19)"},
    {.name = "no-fork", .kind = OPTION_FLAG, .commands = COMMAND_SEARCHES, .offset = AT(no_fork),
     .files = OPTION_C_FILES, .help = "run the predicate inside assay itself, for a debugger; a crash ends assay"},
    {.name = "stats", .kind = OPTION_CHOICE, .commands = COMMAND_SEARCHES | COMMAND_TEST, .offset = AT(stats),
     .choice = stats_choice, .help = "end with one line of statistics on stderr"},
    {.name = "with", .kind = OPTION_STRING, .argument = "MODEL.c", .commands = COMMAND_API, .offset = AT(with), .is_path = true,
     .help = "a C file that says more about the library: ASSAY_REQUIRES, ASSAY_EQUAL ...; functions it defines are called too"},
    {.name = "runs", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_API, .offset = AT(runs), .least = 1,
     .help = "make N sequences, however long that takes; the same seed gives the same ones"},
    {.name = "seed", .kind = OPTION_SEED, .argument = "S", .commands = COMMAND_API, .offset = AT(seed),
     .help = "the seed of what is drawn (default: a new one each time)"},
    {.name = "source", .kind = OPTION_STRINGS, .argument = "FILE", .commands = COMMAND_API, .offset = AT(sources), .is_path = true,
     .help = "a C file of the library; may be given again, and C files beside a header count as given so"},
    {.name = "output", .kind = OPTION_STRING, .argument = "DIR", .commands = COMMAND_API, .offset = AT(output), .is_path = true,
     .help = "where tests and learned rules go (default assay-NAME, after the first header)"},
    {.name = "emit", .kind = OPTION_CHOICE, .commands = COMMAND_API, .offset = AT(emit), .choice = emit_choice,
     .help = "regression tests: those that do what no other does (few, the default), every one, or none"},
    {.name = "framework", .kind = OPTION_CHOICE, .commands = COMMAND_API, .offset = AT(framework), .choice = framework_choice,
     .help = "what the C tests are written for (default plain)"},
    {.name = "list", .kind = OPTION_FLAG, .commands = COMMAND_API, .offset = AT(list),
     .help = "print what would be called and how, and what cannot be called and why; run nothing"},
    {.name = "resume", .kind = OPTION_FLAG, .commands = COMMAND_API, .offset = AT(resume),
     .help = "go on with the run that DIR has: its sequences are the first to be extended"},
    {.name = "length", .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_API, .offset = AT(length), .least = 1, .most = 400,
     .help = "most calls in a sequence, repetitions not counted (default 18)"},
    {.name = "fixed-length", .kind = OPTION_FLAG, .commands = COMMAND_API, .offset = AT(fixed_length),
     .help = "every sequence has exactly --length calls (for measuring)"},
    {.name = "plateau", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_API, .offset = AT(plateau),
     .help = "stop when nothing new was reached for so long"},
    {.name = "no-compare-equal", .kind = OPTION_FLAG, .commands = COMMAND_API, .offset = AT(no_compare_equal),
     .help = "do not ask that compare gives 0 exactly for what is equal"},
    {.letter = 'j', .kind = OPTION_NUMBER, .argument = "N", .commands = COMMAND_API, .offset = AT(jobs), .least = 1,
     .most = 1024, .help = "run so many processes of the code under test at once (default 1)"},
    {.name = "cflags", .kind = OPTION_STRINGS, .argument = "FLAGS", .commands = COMMAND_API, .offset = AT(cflags),
     .help = "flags of the C compiler, quoted as in a shell; -lNAME links a library; may be given again; the folder of "
             "a header is known"},
    {.letter = 'p', .kind = OPTION_STRING, .argument = "PATH", .commands = COMMAND_API, .offset = AT(database), .is_path = true,
     .help = "take the flags from this compile_commands.json (or the folder that has one)"},
    {.name = "timeout", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_API, .offset = AT(timeout),
     .help = "most seconds for one sequence (default 1, and 0.3 while exploring); ten times as many before it is called a hang"},
    {.name = "time", .kind = OPTION_SECONDS, .argument = "S", .commands = COMMAND_API, .offset = AT(time),
     .help = "most seconds, building not counted (default 30, unless --runs is given)"},
    {.name = "mem", .kind = OPTION_NUMBER, .argument = "MB", .commands = COMMAND_API, .offset = AT(memory_mb), .least = 64,
     .help = "most memory for one process of the code under test, kept sequences included (default 1024)"},
    {.name = "build", .kind = OPTION_CHOICE, .commands = COMMAND_API, .offset = AT(build), .choice = build_choice,
     .help = "build the library with sanitizers (checked, the default) or without (fast)"},
    {.name = "cc", .kind = OPTION_CHOICE, .commands = COMMAND_API, .offset = AT(compiler), .choice = compiler_choice,
     .help = "the compiler of the library (default clang-19)"},
    {.name = "stats", .kind = OPTION_CHOICE, .commands = COMMAND_API, .offset = AT(stats), .choice = stats_choice,
     .help = "end with one line of statistics on stderr"},
    {.name = "quiet", .kind = OPTION_FLAG, .commands = COMMAND_ALL, .offset = AT(quiet),
     .help = "say nothing but errors, warnings and failures"},
    {.name = "color", .kind = OPTION_CHOICE, .commands = COMMAND_ALL, .offset = AT(color), .choice = color_choice,
     .help = "color messages (default auto: on a terminal)"},
    {.name = "help", .letter = 'h', .kind = OPTION_FLAG, .commands = COMMAND_ALL, .offset = AT(help),
     .help = "show this help"},
};
/* clang-format on */
const size_t option_count = sizeof option_table / sizeof option_table[0];
