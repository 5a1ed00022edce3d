#include "cli/kept.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/suggest.h"
#include "cli/state.h"

char *kept_directory(void)
{
    char *state = state_directory(), *directory = path_join(state, "failures");
    mem_free(state);
    return directory;
}

bool kept_locale_is_utf8(void)
{
    locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    bool is_utf8 = locale && strcmp(nl_langinfo_l(CODESET, locale), "UTF-8") == 0;
    if (locale)
        freelocale(locale);
    return is_utf8;
}

/* ---- paths as seen from another folder ---- */

/* Flags whose value is a path, joined to it or in the next word. */
static const char *const path_flags[] = {"-I", "-L", "-include", "-isystem", "-iquote", "-idirafter", NULL};

static const char *path_flag(const char *word)
{
    for (size_t i = 0; path_flags[i]; i++)
        if (strncmp(word, path_flags[i], strlen(path_flags[i])) == 0)
            return path_flags[i];
    return NULL;
}

/* The flag whose value the word has alone, as the one before it says; else NULL. */
static const char *flag_before(const char *before)
{
    const char *flag = before ? path_flag(before) : NULL;
    return flag && strcmp(flag, before) == 0 ? flag : NULL;
}

/* The path in the word, which has a flag before it or begins with one; NULL: none.  -include looks in the folder where
 * the compiler runs, and then where #include does: "stdbool.h" is no path unless it lies there. */
static const char *path_in(const char *word, const char *before, const char *folder)
{
    const char *flag = flag_before(before), *path = word;
    if (!flag && (flag = path_flag(word)))
        path = word + strlen(flag);
    if (!flag || !*path)
        return NULL;
    char *joined = path_join(folder, path);
    bool is_path = strcmp(flag, "-include") != 0 || file_exists(joined);
    mem_free(joined);
    return is_path ? path : NULL;
}

static char *flag_from(const char *word, const char *before, const char *folder)
{
    const char *found = path_in(word, before, ".");
    if (!found)
        return mem_strdup(word);
    char *path = path_relative(folder, found), *joined = mem_format("%.*s%s", (int)(found - word), word, path);
    mem_free(path);
    return joined;
}

/* ---- what is said twice ---- */

/* A flag with its value: of one word or two. */
struct said_flag {
    const char *flag, *value; /* flag: NULL: of another kind, which may count each time */
    size_t words;
};

/* Flags of which a second one that is the same says nothing new; values of -D may have been taken back. */
static struct said_flag flag_at(char *const *words)
{
    static const char *const known[] = {"-D", "-U"};
    const char *flag = path_flag(words[0]);
    for (size_t i = 0; !flag && i < sizeof known / sizeof *known; i++)
        if (strncmp(words[0], known[i], strlen(known[i])) == 0)
            flag = known[i];
    if (!flag)
        return (struct said_flag){NULL, NULL, 1};
    const char *value = words[0] + strlen(flag);
    return *value ? (struct said_flag){flag, value, 1} : (struct said_flag){flag, words[1], words[1] ? 2 : 1};
}

static bool is_macro(const struct said_flag *flag)
{
    return strcmp(flag->flag, "-D") == 0 || strcmp(flag->flag, "-U") == 0;
}

static bool is_same_macro(const char *value, const char *other)
{
    size_t length = strcspn(value, "=(");
    return length == strcspn(other, "=(") && strncmp(value, other, length) == 0;
}

/* Before this word of them the same stands already, and nothing between takes it back. */
static bool is_said_before(char *const *words, size_t at)
{
    struct said_flag flag = flag_at(words + at), before = flag;
    bool is_said = false;
    for (size_t i = 0; flag.flag && flag.value && i < at; i += before.words) {
        before = flag_at(words + i);
        if (!before.flag || !before.value || is_macro(&flag) != is_macro(&before))
            continue;
        bool is_same = strcmp(before.flag, flag.flag) == 0 && strcmp(before.value, flag.value) == 0;
        is_said = is_same || (is_said && !(is_macro(&flag) && is_same_macro(before.value, flag.value)));
    }
    return is_said;
}

static void leave_out_said_flags(char **words)
{
    size_t kept = 0;
    for (size_t i = 0; words[i];) {
        size_t count = flag_at(words + i).words;
        char *one = words[i], *two = count > 1 ? words[i + 1] : NULL;
        words[kept] = one;
        if (two)
            words[kept + 1] = two;
        i += count;
        if (!words[i])
            words[kept + count] = NULL; /* a flag without its value ends there */
        if (is_said_before(words, kept)) {
            mem_free(one);
            mem_free(two);
        } else {
            kept += count;
        }
    }
    words[kept] = NULL;
}

static void leave_out_repeats(char **words)
{
    size_t kept = 0;
    for (size_t i = 0; words[i]; i++) {
        bool is_there = false;
        for (size_t k = 0; k < kept; k++)
            is_there = is_there || strcmp(words[k], words[i]) == 0;
        if (is_there)
            mem_free(words[i]);
        else
            words[kept++] = words[i];
    }
    words[kept] = NULL;
}

static char **list_flags(const struct options *options, const char *folder)
{
    struct arena arena = ARENA_INIT;
    struct words words = {0};
    struct error ignored = ERROR_INIT; /* they were split without error before */
    for (size_t i = 0; i < options->cflags.count; i++)
        words_split(options->cflags.items[i], &arena, &words, &ignored);
    char **flags = mem_array(words.count + 1, sizeof *flags);
    for (size_t i = 0; i < words.count; i++)
        flags[i] = flag_from(words.items[i], i ? words.items[i - 1] : NULL, folder);
    flags[words.count] = NULL;
    leave_out_said_flags(flags);
    vector_release(&words);
    error_release(&ignored);
    arena_release(&arena);
    return flags;
}

static char **list_sources(const struct options *options, const char *folder)
{
    char **sources = mem_array(options->sources.count + 1, sizeof *sources);
    for (size_t i = 0; i < options->sources.count; i++)
        sources[i] = path_relative(folder, options->sources.items[i]);
    sources[options->sources.count] = NULL;
    leave_out_repeats(sources);
    return sources;
}

static void release_list(char **list)
{
    for (size_t i = 0; list[i]; i++)
        mem_free(list[i]);
    mem_free(list);
}

/* The folder that has .assay. */
static char *root_of(const char *directory)
{
    char *state = path_directory(directory), *root = path_directory(state);
    mem_free(state);
    return root;
}

void kept_describe_from(struct failure *failure, const struct options *options, const char *file, const char *folder)
{
    *failure = (struct failure){
        .file = path_relative(folder, file),
        .sources = list_sources(options, folder),
        .cflags = list_flags(options, folder),
        .database = options->database ? path_relative(folder, options->database) : NULL,
        .compiler = mem_strdup(options->compiler),
        .build = mem_strdup(options->build),
        .timeout = options->timeout,
    };
}

void kept_describe(struct failure *failure, const struct options *options, const char *file, const char *directory)
{
    char *root = root_of(directory);
    kept_describe_from(failure, options, file, root);
    mem_free(root);
}

/* ---- the way back ---- */

const char *kept_path(struct arena *arena, const char *root, const char *path)
{
    char *joined = path_join(root, path), *relative = path_relative(".", joined);
    const char *copy = arena_strdup(arena, relative);
    mem_free(relative);
    mem_free(joined);
    return copy;
}

/* As a shell would want it: words_split gives the same word back. */
static const char *quoted(struct arena *arena, const char *word)
{
    struct text text = TEXT_INIT;
    text_add_char(&text, '\'');
    for (; *word; word++)
        if (*word == '\'')
            text_add(&text, "'\\''");
        else
            text_add_char(&text, *word);
    text_add_char(&text, '\'');
    const char *copy = arena_strdup(arena, text.s);
    text_release(&text);
    return copy;
}

static const char *flag_from_root(struct arena *arena, const char *root, const char *word, const char *before)
{
    const char *path = path_in(word, before, root);
    return path ? arena_format(arena, "%.*s%s", (int)(path - word), word, kept_path(arena, root, path)) : word;
}

void kept_options(const struct failure *failure, const char *directory, const struct options *given,
                  struct arena *arena, struct options *options, const char **file)
{
    char *root = root_of(directory);
    *options = *given;
    options->sources = options->cflags = (struct words){0};
    for (size_t i = 0; failure->sources && failure->sources[i]; i++)
        vector_push(&options->sources, kept_path(arena, root, failure->sources[i]));
    for (size_t i = 0; failure->cflags && failure->cflags[i]; i++) {
        const char *before = i ? failure->cflags[i - 1] : NULL;
        vector_push(&options->cflags, quoted(arena, flag_from_root(arena, root, failure->cflags[i], before)));
    }
    if (failure->database)
        options->database = kept_path(arena, root, failure->database);
    if (!given->compiler_given && failure->compiler)
        options->compiler = strcmp(failure->compiler, "gcc") == 0 ? "gcc" : "clang-19";
    if (!given->build_given && failure->build)
        options->build = strcmp(failure->build, "fast") == 0 ? "fast" : "checked";
    if (given->timeout <= 0)
        options->timeout = failure->timeout;
    *file = kept_path(arena, root, failure->file);
    mem_free(root);
}

/* ---- by name ---- */

static bool unknown(const failure_ids *ids, const char *id, struct error *error)
{
    struct suggestion suggestion = suggestion_for(id);
    for (size_t i = 0; i < ids->count; i++)
        suggestion_consider(&suggestion, ids->items[i]);
    if (suggestion.best)
        return error_set(error, ERROR_INPUT, "there is no kept failure '%s'; did you mean '%s'?", id, suggestion.best);
    if (!ids->count)
        return error_set(error, ERROR_INPUT, "there is no kept failure '%s', and none at all here", id);
    return error_set(error, ERROR_INPUT, "there is no kept failure '%s'; 'assay show' lists those there are", id);
}

static bool ambiguous(const failure_ids *ids, const char *id, struct error *error)
{
    struct text list = TEXT_INIT;
    for (size_t i = 0; i < ids->count; i++)
        if (strncmp(ids->items[i], id, strlen(id)) == 0)
            text_addf(&list, "\n  %s", ids->items[i]);
    error_set(error, ERROR_INPUT, "'%s' could be several kept failures:%s", id, list.s);
    text_release(&list);
    return false;
}

static bool find_by_name(struct failure *failure, const char *directory, const failure_ids *ids, const char *id,
                         struct error *error)
{
    const char *found = NULL;
    size_t matches = 0;
    for (size_t i = 0; i < ids->count; i++) {
        if (strncmp(ids->items[i], id, strlen(id)) != 0)
            continue;
        matches++;
        if (!found || strcmp(ids->items[i], id) == 0)
            found = ids->items[i];
    }
    if (!found)
        return unknown(ids, id, error);
    if (matches > 1 && strcmp(found, id) != 0)
        return ambiguous(ids, id, error);
    char *path = mem_format("%s/%s.txt", directory, found);
    bool read = failure_read(failure, path, error);
    mem_free(path);
    return read;
}

/* ID.txt and ID.c are the same to a person. */
static char *without_suffix(const char *id)
{
    const char *base = path_base(id);
    size_t length = strlen(base);
    if (length > 4 && strcmp(base + length - 4, ".txt") == 0)
        length -= 4;
    else if (length > 2 && strcmp(base + length - 2, ".c") == 0)
        length -= 2;
    return mem_strndup(base, length);
}

bool kept_find(struct failure *failure, const char *directory, const char *id, struct error *error)
{
    failure_ids ids = VECTOR_INIT;
    char *name = without_suffix(id);
    bool found = failure_list(&ids, directory, error) && find_by_name(failure, directory, &ids, name, error);
    failure_ids_release(&ids);
    mem_free(name);
    return found;
}

/* ---- C tests ---- */

void kept_write_test(const struct kept_test *test, const struct ctest_case *cases, size_t count, const char *path,
                     struct text *out)
{
    char *folder = path_directory(path), *file = path_relative(folder, test->file);
    char **sources = list_sources(test->options, folder), **flags = list_flags(test->options, folder);
    struct ctest ctest = {.framework = test->framework,
                          .property_file = file,
                          .sources = (const char *const *)sources,
                          .cflags = (const char *const *)flags,
                          .needs = test->needs,
                          .property = test->property,
                          .cases = cases,
                          .case_count = count,
                          .id = test->id};
    ctest_write(&ctest, path, out);
    release_list(flags);
    release_list(sources);
    mem_free(file);
    mem_free(folder);
}
