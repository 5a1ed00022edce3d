/* Help, man pages and completions, all written from the tables of commands
 * and options. */
#ifndef ASSAY_CLI_HELP_H
#define ASSAY_CLI_HELP_H

#include "cli/command.h"

void help_overview(struct text *out);                               /* assay --help */
void help_command(const struct command *command, struct text *out); /* assay gen --help */

/* Options stand in groups where a command takes several kinds of files: the
 * title of a group (NULL: there is none), and what is in it. */
const char *help_group(const struct command *command, enum option_files group);
bool help_lists(const struct command *command, enum option_files group, const struct option *option);

/* The generated first part of a man page; command NULL: assay(1).  The rest,
 * examples and the like, is prose in docs/man. */
void man_page(const struct command *command, struct text *out);

/* shell: "bash", "zsh" or "fish"; false: unknown. */
bool completion(const char *shell, struct text *out);

#endif
