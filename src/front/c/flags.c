/* How each file is compiled: the user's flags and those of the database,
 * without the ones that would change what is measured. */
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "front/c/reading.h"

struct flag_rule {
    const char *flag;
    bool prefix; /* or the whole word */
    bool value;  /* the next word belongs to it */
    bool told;   /* the user should know that it was dropped */
};

static const struct flag_rule dropped_flags[] = {
    {"-DNDEBUG", false, false, true},
    {"-DNDEBUG=", true, false, true},
    {"-flto", true, false, true},
    {"-Werror", true, false, true},
    {"-march=native", false, false, true},
    {"-fsanitize=", true, false, true},
    {"-c", false, false, false},
    {"-S", false, false, false},
    {"-E", false, false, false},
    {"--", false, false, false},
    {"-o", false, true, false},
    {"-o", true, false, false},
    {"-MF", false, true, false},
    {"-MT", false, true, false},
    {"-MQ", false, true, false},
    {"-MJ", false, true, false},
    {"-M", true, false, false},
    {"-Wp,-M", true, false, false},
};

/* These have a path, in the same word or in the next one. */
static const char *const path_flags[] = {
    "-I", "-isystem", "-iquote", "-idirafter", "-include", "-imacros", "-isysroot", "--sysroot", "-B", "-F",
};
static const char *const joined_path_flags[] = {
    "-isystem", "-iquote", "-idirafter", "-isysroot", "--sysroot=", "-I", "-B", "-F",
};

struct flag_list {
    struct arena *arena;
    struct text *dropped;  /* may be NULL */
    const char *directory; /* relative paths start here; NULL: they stay */
    VECTOR(const char *) flags;
};

static bool starts_with(const char *s, const char *prefix)
{
    return strncmp(s, prefix, strlen(prefix)) == 0;
}

static const struct flag_rule *rule_for(const char *flag)
{
    for (size_t i = 0; i < sizeof dropped_flags / sizeof *dropped_flags; i++) {
        const struct flag_rule *rule = &dropped_flags[i];
        if (rule->prefix ? starts_with(flag, rule->flag) : strcmp(flag, rule->flag) == 0)
            return rule;
    }
    return NULL;
}

static bool is_listed(const char *list, const char *word)
{
    size_t length = strlen(word);
    for (const char *s = list; (s = strstr(s, word)); s++)
        if ((s == list || s[-1] == ' ') && (s[length] == ' ' || s[length] == '\0'))
            return true;
    return false;
}

/* Several files drop the same flags: each is told once. */
static void tell_dropped(struct flag_list *list, const char *flag)
{
    if (!list->dropped || is_listed(list->dropped->s, flag))
        return;
    if (list->dropped->length)
        text_add_char(list->dropped, ' ');
    text_add(list->dropped, flag);
}

static const char *absolute(struct flag_list *list, const char *path)
{
    if (!list->directory || path[0] == '/' || path[0] == '=')
        return path;
    char *joined = path_join(list->directory, path);
    const char *copy = arena_strdup(list->arena, joined);
    mem_free(joined);
    return copy;
}

static bool takes_path(const char *flag)
{
    for (size_t i = 0; i < sizeof path_flags / sizeof *path_flags; i++)
        if (strcmp(flag, path_flags[i]) == 0)
            return true;
    return false;
}

static const char *joined_absolute(struct flag_list *list, const char *flag)
{
    for (size_t i = 0; list->directory && i < sizeof joined_path_flags / sizeof *joined_path_flags; i++)
        if (starts_with(flag, joined_path_flags[i])) {
            const char *path = flag + strlen(joined_path_flags[i]);
            return arena_format(list->arena, "%s%s", joined_path_flags[i], absolute(list, path));
        }
    return flag;
}

/* Takes one flag with its value; returns how many words that were. */
static size_t add_flag(struct flag_list *list, const char *const *words)
{
    const char *flag = words[0], *value = words[1];
    if (strcmp(flag, "-D") == 0 && value && (strcmp(value, "NDEBUG") == 0 || starts_with(value, "NDEBUG="))) {
        tell_dropped(list, "-DNDEBUG");
        return 2;
    }
    const struct flag_rule *rule = rule_for(flag);
    if (rule) {
        if (rule->told)
            tell_dropped(list, flag);
        return rule->value && value ? 2 : 1;
    }
    if (value && takes_path(flag)) {
        vector_push(&list->flags, flag);
        vector_push(&list->flags, absolute(list, value));
        return 2;
    }
    vector_push(&list->flags, joined_absolute(list, flag));
    return 1;
}

static bool is_same_file(const char *directory, const char *path, const char *file)
{
    char *joined = path_join(directory, path);
    char *left = realpath(joined, NULL), *right = realpath(file, NULL);
    bool same = left && right && strcmp(left, right) == 0;
    free(left);
    free(right);
    mem_free(joined);
    return same;
}

/* The compiler, perhaps behind a launcher such as ccache, and the file itself are no flags. */
static void add_command(struct flag_list *list, const struct compile_command *command)
{
    const char *const *words = command->arguments;
    char *file = path_join(command->directory, command->file);
    while (*words && **words != '-')
        words++;
    list->directory = command->directory;
    while (*words) {
        if (**words != '-' && is_same_file(command->directory, *words, file))
            words++;
        else
            words += add_flag(list, words);
    }
    list->directory = NULL;
    mem_free(file);
}

static const char *const *finish_flags(struct flag_list *list)
{
    vector_push(&list->flags, NULL);
    size_t size = list->flags.count * sizeof *list->flags.items;
    const char **copy = arena_alloc(list->arena, size);
    memcpy(copy, list->flags.items, size);
    vector_release(&list->flags);
    return copy;
}

static bool has_flags(const struct reader_options *options)
{
    return options->flags && options->flags[0];
}

static const char *const *flags_for(const struct reader_options *options, const struct compile_command *command,
                                    struct arena *arena, struct text *dropped)
{
    struct flag_list list = {.arena = arena, .dropped = dropped};
    if (command)
        add_command(&list, command);
    for (const char *const *words = options->flags; words && *words;)
        words += add_flag(&list, words);
    return finish_flags(&list);
}

/* Headers and models stand in no database: they are compiled as the sources are that they belong to. */
static const struct compile_command *command_for(const struct reader_options *options, const struct database *database,
                                                 size_t file)
{
    const struct compile_command *command = database_command(database, options->files[file]);
    if (!command && file < options->given_files)
        for (size_t i = options->given_files; !command && options->files[i]; i++)
            command = database_command(database, options->files[i]);
    return command;
}

static bool collect(const struct reader_options *options, const struct database *database, struct arena *arena,
                    const char *const **flags_of_file, struct text *dropped, struct error *error)
{
    for (size_t i = 0; options->files[i]; i++) {
        const char *file = options->files[i];
        const struct compile_command *command = options->database ? command_for(options, database, i) : NULL;
        if (options->database && !command && !has_flags(options))
            return error_set(error, ERROR_INPUT, "'%s' is not in '%s': add it there, or give its flags with --cflags",
                             file, database->path);
        flags_of_file[i] = flags_for(options, command, arena, dropped);
    }
    return true;
}

bool reader_flags(const struct reader_options *options, struct arena *arena, const char *const ***flags_of_file,
                  struct text *dropped, struct error *error)
{
    size_t count = 0;
    while (options->files[count])
        count++;
    const char *const **lists = arena_alloc(arena, count * sizeof *lists);
    struct database database = {0};
    bool done = !options->database || database_read(&database, options->database, arena, error);
    done = done && collect(options, &database, arena, lists, dropped, error);
    database_release(&database);
    *flags_of_file = lists;
    return done;
}
