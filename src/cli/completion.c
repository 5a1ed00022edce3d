#include <string.h>

#include "cli/help.h"

static void add_choice_words(struct text *out, const struct option *option)
{
    for (size_t i = 0; option->choice(i); i++)
        text_addf(out, "%s%s", i ? " " : "", option->choice(i));
}

static void add_command_names(struct text *out)
{
    for (size_t i = 0; i < command_count; i++)
        text_addf(out, "%s%s", i ? " " : "", command_table[i].name);
}

/* 'test --format' | 'export --format': an option may take other values for another command. */
static void add_bash_pattern(struct text *out, const struct option *option)
{
    const char *separator = "    ";
    for (size_t c = 0; c < command_count; c++) {
        if (!(option->commands & command_table[c].bit))
            continue;
        text_addf(out, "%s'%s ", separator, command_table[c].name);
        option_add_spelling(option, out);
        text_add_char(out, '\'');
        separator = " | ";
    }
}

static void bash_values(struct text *out)
{
    text_add(out, "    case \"${COMP_WORDS[1]} $before\" in\n");
    for (size_t i = 0; i < option_count; i++) {
        const struct option *option = &option_table[i];
        if (option->kind == OPTION_FLAG)
            continue;
        add_bash_pattern(out, option);
        if (option->choice) {
            text_add(out, ") COMPREPLY=($(compgen -W '");
            add_choice_words(out, option);
            text_add(out, "' -- \"$word\")); return ;;\n");
        } else {
            text_add(out, option->is_path ? ") COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n" : ") return ;;\n");
        }
    }
    text_add(out, "    esac\n");
}

static void bash_options(struct text *out)
{
    text_add(out, "    case ${COMP_WORDS[1]} in\n");
    for (size_t c = 0; c < command_count; c++) {
        text_addf(out, "    %s) options='", command_table[c].name);
        for (size_t i = 0; i < option_count; i++)
            if (option_table[i].commands & command_table[c].bit) {
                option_add_spelling(&option_table[i], out);
                text_add_char(out, ' ');
            }
        text_add(out, "' ;;\n");
    }
    text_add(out, "    esac\n");
}

/* What stands behind a command: files, names of kept failures, or both. */
static void bash_operands(struct text *out)
{
    text_add(out, "        COMPREPLY=($(compgen -f -- \"$word\"))\n        case ${COMP_WORDS[1]} in\n");
    for (size_t c = 0; c < command_count; c++)
        if (strncmp(command_table[c].operand, "ID", 2) == 0)
            text_addf(out, "        %s) COMPREPLY+=($(compgen -W '$kept' -- \"$word\")) ;;\n", command_table[c].name);
    text_add(out, "        esac\n");
}

static void bash_completion(struct text *out)
{
    text_add(out, "# bash completion for assay\n_assay()\n{\n"
                  "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options=\n"
                  "    if ((COMP_CWORD == 1)); then\n        COMPREPLY=($(compgen -W '");
    add_command_names(out);
    text_add(out, " --help --version' -- \"$word\"))\n        return\n    fi\n");
    bash_values(out);
    bash_options(out);
    text_add(out, "    if [[ $word == -* ]]; then\n        COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
                  "    else\n        local kept=$(cd .assay/failures 2>/dev/null && ls | sed -n 's/\\.txt$//p')\n");
    bash_operands(out);
    text_add(out, "    fi\n}\ncomplete -o filenames -F _assay assay\n");
}

/* zsh reads [ ] : and ' inside a specification. */
static void add_zsh_help(struct text *out, const char *help)
{
    for (; *help; help++) {
        if (*help == '\'')
            text_add(out, "'\\''");
        else if (strchr("[]:", *help))
            text_addf(out, "\\%c", *help);
        else
            text_add_char(out, *help);
    }
}

static void add_zsh_option(struct text *out, const struct option *option)
{
    text_addf(out, " \\\n            '%s", option->kind == OPTION_STRINGS ? "*" : "");
    option_add_spelling(option, out);
    text_add_char(out, '[');
    add_zsh_help(out, option->help);
    text_add_char(out, ']');
    if (option->choice) {
        text_add(out, ":value:(");
        add_choice_words(out, option);
        text_add_char(out, ')');
    } else if (option->kind != OPTION_FLAG) {
        text_addf(out, ":%s:%s", option->argument, option->is_path ? "_files" : "");
    }
    text_add_char(out, '\'');
}

static void zsh_completion(struct text *out)
{
    text_add(out, "#compdef assay\n_assay()\n{\n    if ((CURRENT == 2)); then\n        compadd -- ");
    add_command_names(out);
    text_add(out, " --help --version\n        return\n    fi\n    local command=$words[2]\n"
                  "    shift words\n    ((CURRENT--))\n    case $command in\n");
    for (size_t c = 0; c < command_count; c++) {
        text_addf(out, "    %s)\n        _arguments", command_table[c].name);
        for (size_t i = 0; i < option_count; i++)
            if (option_table[i].commands & command_table[c].bit)
                add_zsh_option(out, &option_table[i]);
        text_add(out, " \\\n            '*:file:_files' ;;\n");
    }
    text_add(out, "    esac\n}\n_assay \"$@\"\n");
}

static void add_fish_quoted(struct text *out, const char *s)
{
    text_add_char(out, '\'');
    for (; *s; s++) {
        if (*s == '\'' || *s == '\\')
            text_add_char(out, '\\');
        text_add_char(out, *s);
    }
    text_add_char(out, '\'');
}

static void add_fish_option(struct text *out, const struct option *option)
{
    text_add(out, "complete -c assay -n '__fish_seen_subcommand_from");
    for (size_t c = 0; c < command_count; c++)
        if (option->commands & command_table[c].bit)
            text_addf(out, " %s", command_table[c].name);
    text_add_char(out, '\'');
    if (option->name)
        text_addf(out, " -l %s", option->name);
    if (option->letter)
        text_addf(out, " -s %c", option->letter);
    if (option->kind != OPTION_FLAG)
        text_add(out, option->is_path ? " -r -F" : " -x");
    if (option->choice) {
        text_add(out, " -a '");
        add_choice_words(out, option);
        text_add_char(out, '\'');
    }
    text_add(out, " -d ");
    add_fish_quoted(out, option->help);
    text_add_char(out, '\n');
}

static void fish_completion(struct text *out)
{
    text_add(out, "# fish completion for assay\n");
    for (size_t c = 0; c < command_count; c++) {
        text_addf(out, "complete -c assay -n __fish_use_subcommand -f -a %s -d ", command_table[c].name);
        add_fish_quoted(out, command_table[c].summary);
        text_add_char(out, '\n');
    }
    for (size_t i = 0; i < option_count; i++)
        add_fish_option(out, &option_table[i]);
}

bool completion(const char *shell, struct text *out)
{
    static const struct {
        const char *shell;
        void (*write)(struct text *out);
    } writers[] = {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}};
    for (size_t i = 0; i < sizeof writers / sizeof writers[0]; i++)
        if (strcmp(writers[i].shell, shell) == 0) {
            writers[i].write(out);
            return true;
        }
    return false;
}
