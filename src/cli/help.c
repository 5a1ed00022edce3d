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

void help_command(const struct command *command, struct text *out)
{
    text_addf(out, "usage: assay %s %s [options]\n\n", command->name, command->operands);
    add_wrapped(out, command->description, 0, 0);
    text_add(out, "\noptions:\n");
    struct text usage = TEXT_INIT;
    for (size_t i = 0; i < option_count; i++) {
        if (!(option_table[i].commands & command->bit))
            continue;
        text_clear(&usage);
        option_add_usage(&option_table[i], &usage);
        add_entry(out, usage.s, option_table[i].help);
    }
    text_release(&usage);
    text_add(out, "\nexit status: 0 done, 1 failures found, 2 usage or bad input, 3 Assay itself could\n"
                  "not go on, 130 interrupted\n");
}
