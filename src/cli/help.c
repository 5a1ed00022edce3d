#include "cli/help.h"

#include <string.h>

#define LINE_WIDTH 80
#define HELP_COLUMN 28

/* Appends words, broken at blanks so that no line passes LINE_WIDTH; lines
 * after the first start at indent. */
static void add_wrapped(struct text *out, const char *words, size_t column, size_t indent)
{
    while (*words) {
        size_t length = strcspn(words, " \n");
        if (column > indent && column + 1 + length > LINE_WIDTH) {
            text_addf(out, "\n%*s", (int)indent, "");
            column = indent;
        } else if (column > indent) {
            text_add_char(out, ' ');
            column++;
        }
        text_add_bytes(out, words, length);
        column += length;
        words += length;
        if (*words == '\n') { /* paragraphs */
            text_add(out, "\n\n");
            column = indent;
        }
        words += strspn(words, " \n");
    }
    text_add_char(out, '\n');
}

static void add_entry(struct text *out, const char *usage, const char *help)
{
    size_t used = 2 + strlen(usage);
    text_addf(out, "  %s", usage);
    if (used >= HELP_COLUMN)
        text_addf(out, "\n%*s", HELP_COLUMN, "");
    else
        text_addf(out, "%*s", HELP_COLUMN - (int)used, "");
    add_wrapped(out, help, HELP_COLUMN, HELP_COLUMN);
}

void help_overview(struct text *out)
{
    text_add(out, "usage: assay COMMAND [options]\n\n"
                  "Assay finds the test inputs a C programmer would not think of.\n\ncommands:\n");
    for (size_t i = 0; i < command_count; i++)
        add_entry(out, command_table[i].name, command_table[i].summary);
    text_add(out, "\nAlso: 'assay COMMAND --help', 'assay --version'.\n");
}

static bool takes_programs(const struct command *command)
{
    for (size_t i = 0; i < option_count; i++)
        if ((option_table[i].commands & command->bit) && option_table[i].files == OPTION_PROGRAMS)
            return true;
    return false;
}

bool help_lists(const struct command *command, enum option_files group, const struct option *option)
{
    bool grouped = takes_programs(command);
    return (option->commands & command->bit) && (grouped ? option->files == group : group == OPTION_ALL_FILES);
}

const char *help_group(const struct command *command, enum option_files group)
{
    static const char *const titles[] = {
        [OPTION_ALL_FILES] = "options",
        [OPTION_C_FILES] = "options for C files",
        [OPTION_PROGRAMS] = "options for .assay programs",
    };
    return group == OPTION_ALL_FILES || takes_programs(command) ? titles[group] : NULL;
}

static void add_group(struct text *out, const struct command *command, enum option_files group)
{
    const char *title = help_group(command, group);
    if (!title)
        return;
    text_addf(out, "\n%s:\n", title);
    struct text usage = TEXT_INIT;
    for (size_t i = 0; i < option_count; i++) {
        if (!help_lists(command, group, &option_table[i]))
            continue;
        text_clear(&usage);
        option_add_usage(&option_table[i], &usage);
        add_entry(out, usage.s, option_table[i].help);
    }
    text_release(&usage);
}

void help_command(const struct command *command, struct text *out)
{
    text_addf(out, "usage: assay %s %s [options]\n\n", command->name, command->operands);
    add_wrapped(out, command->description, 0, 0);
    add_group(out, command, OPTION_C_FILES);
    add_group(out, command, OPTION_PROGRAMS);
    add_group(out, command, OPTION_ALL_FILES);
    text_add_char(out, '\n');
    struct text status = TEXT_INIT;
    text_addf(&status,
              "exit status: 0 done, 1 failures found%s, 2 usage or bad input, 3 Assay itself could not go on, "
              "130 interrupted",
              takes_programs(command) ? " or fewer inputs than asked for" : "");
    add_wrapped(out, status.s, 0, 0);
    text_release(&status);
}
