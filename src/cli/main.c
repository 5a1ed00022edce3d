/* assay: COMMAND is looked up in the table of commands; what stands before it
 * is answered here. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/help.h"
#include "base/suggest.h"

static int write_out(struct text *text)
{
    bool written = fwrite(text->s, 1, text->length, stdout) == text->length && fflush(stdout) == 0;
    text_release(text);
    return written ? EXIT_DONE : EXIT_UNABLE;
}

static int usage_error(const char *message)
{
    fprintf(stderr, "assay: %s\n", message);
    return EXIT_USAGE;
}

static int unknown_command(const char *name)
{
    struct suggestion suggestion = suggestion_for(name);
    for (size_t i = 0; i < command_count; i++)
        suggestion_consider(&suggestion, command_table[i].name);
    if (name[0] == '-') {
        suggestion_consider(&suggestion, "--help");
        suggestion_consider(&suggestion, "--version");
    }
    const char *kind = name[0] == '-' ? "option" : "command";
    if (suggestion.best)
        fprintf(stderr, "assay: unknown %s '%s'; did you mean '%s'?\n", kind, name, suggestion.best);
    else
        fprintf(stderr, "assay: unknown %s '%s'; see 'assay --help'\n", kind, name);
    return EXIT_USAGE;
}

/* Used by the build, not listed in help: pages come from the same tables. */
static int dump(const char *what, const char *which)
{
    struct text page = TEXT_INIT;
    const struct command *command = which ? command_find(which) : NULL;
    if (strcmp(what, "--dump-man") == 0 && (!which || command))
        man_page(command, &page);
    else if (strcmp(what, "--dump-completion") != 0 || !which || !completion(which, &page))
        return usage_error("nothing to dump: use '--dump-man [COMMAND]' or '--dump-completion bash|zsh|fish'");
    return write_out(&page);
}

static int run_command(const struct command *command, char *const *arguments)
{
    struct options options;
    struct error error = ERROR_INIT;
    int status;
    if (!options_parse(&options, command, arguments, &error)) {
        status = usage_error(error.message.s);
    } else if (options.help) {
        struct text help = TEXT_INIT;
        help_command(command, &help);
        status = write_out(&help);
    } else {
        status = command->run(&options);
    }
    options_release(&options);
    error_release(&error);
    return status;
}

static int overview(void)
{
    struct text help = TEXT_INIT;
    help_overview(&help);
    return write_out(&help);
}

/* A stream that is closed would be some other file, opened later, and messages
 * would end up there. */
static void open_standard_streams(void)
{
    static const int modes[] = {O_RDONLY, O_RDONLY /* results cannot be written: an error, not a loss */, O_WRONLY};
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", modes[fd]) < 0)
            return;
}

int main(int argc, char **argv)
{
    open_standard_streams();
    if (argc < 2)
        return usage_error("no command given; see 'assay --help'");
    if (strcmp(argv[1], "--version") == 0)
        return puts("assay " ASSAY_VERSION) < 0 || fflush(stdout) != 0 ? EXIT_UNABLE : EXIT_DONE;
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return overview();
    if (strncmp(argv[1], "--dump-", 7) == 0)
        return dump(argv[1], argv[2]);
    const struct command *command = command_find(argv[1]);
    return command ? run_command(command, argv + 2) : unknown_command(argv[1]);
}
