#include <ctype.h>

#include "cli/help.h"

/* Text for roff: a dash that stays a dash, no line that looks like a request. */
static void add_roff(struct text *out, const char *s)
{
    for (; *s; s++) {
        if (*s == '-')
            text_add(out, "\\-");
        else if (*s == '\\')
            text_add(out, "\\e");
        else if (*s == '\n')
            text_add(out, s[1] == '\n' ? "\n.PP" : "\n");
        else if (*s == '\'')
            text_add(out, "\\(aq");
        else
            text_add_char(out, *s);
    }
}

static void add_title(struct text *out, const char *name)
{
    text_add(out, ".TH ");
    for (; *name; name++)
        text_add_char(out, (char)toupper((unsigned char)*name));
    text_add(out, " 1 \"\" \"Assay " ASSAY_VERSION "\" \"Assay Manual\"\n.nh\n.ad l\n.SH NAME\n");
}

static void add_man_option(struct text *out, const struct option *option)
{
    struct text usage = TEXT_INIT;
    option_add_usage(option, &usage);
    text_add(out, ".TP\n.B ");
    add_roff(out, usage.s);
    text_add_char(out, '\n');
    add_roff(out, option->help);
    text_add(out, ".\n");
    text_release(&usage);
}

static void add_man_group(struct text *out, const struct command *command, enum option_files group)
{
    const char *title = help_group(command, group);
    if (!title)
        return;
    if (group != OPTION_ALL_FILES)
        text_addf(out, ".SS %c%s\n", toupper((unsigned char)title[0]), title + 1);
    for (size_t i = 0; i < option_count; i++)
        if (help_lists(command, group, &option_table[i]))
            add_man_option(out, &option_table[i]);
}

static void command_page(const struct command *command, struct text *out)
{
    char *name = mem_format("assay-%s", command->name);
    add_title(out, name);
    add_roff(out, name);
    text_add(out, " \\- ");
    add_roff(out, command->summary);
    text_addf(out, "\n.SH SYNOPSIS\n.B assay %s\n.I %s\n[options]\n.SH DESCRIPTION\n", command->name,
              command->operands);
    add_roff(out, command->description);
    text_add(out, "\n.SH OPTIONS\n");
    add_man_group(out, command, OPTION_ALL_FILES);
    add_man_group(out, command, OPTION_C_FILES);
    add_man_group(out, command, OPTION_PROGRAMS);
    mem_free(name);
}

static void overview_page(struct text *out)
{
    add_title(out, "assay");
    text_add(out, "assay \\- find the test inputs a C programmer would not think of\n.SH SYNOPSIS\n.B assay\n"
                  ".I command\n[options]\n.br\n.B assay \\-\\-version\n.br\n.B assay \\-\\-help\n"
                  ".SH COMMANDS\n");
    for (size_t i = 0; i < command_count; i++) {
        text_addf(out, ".TP\n.BR assay\\-%s (1)\n", command_table[i].name);
        add_roff(out, command_table[i].summary);
        text_add(out, ".\n");
    }
}

void man_page(const struct command *command, struct text *out)
{
    if (command)
        command_page(command, out);
    else
        overview_page(out);
}
