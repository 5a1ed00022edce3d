#include "cli/fileless.h"

#include <string.h>

#include "base/error.h"
#include "base/file.h"
#include "base/memory.h"
#include "base/text.h"
#include "model/comment.h"
#include "model/words.h"

/* Some of these are words of English, too: they count when they are called. */
static bool names_file_function(const char *source)
{
    static const char functions[] =
        "fopen freopen tmpfile tmpnam openat creat lstat fstatat unlink mkdir rmdir opendir chdir chmod chown symlink "
        "readlink realpath popen mkfifo mknod mkstemp mkdtemp nftw dlopen execl execlp execv execvp execve posix_spawn "
        "syscall asm __asm__ __asm";
    static const char called[] = "open stat access remove rename link truncate system ftw glob mount fork utime";
    for (const char *at = source; *at;) {
        size_t length = name_length(at);
        bool is_called = at[length + strspn(at + length, " \t\n")] == '(';
        if (length && (word_is_in(at, length, functions) || (is_called && word_is_in(at, length, called))))
            return true;
        at += length ? length : 1;
    }
    return false;
}

static bool is_given(const struct options *options, const char *name, size_t length)
{
    for (size_t i = 0; i < options->files.count; i++) {
        const char *base = path_base(options->files.items[i]);
        if (strlen(base) == length && strncmp(base, name, length) == 0)
            return true;
    }
    return false;
}

/* Headers that include each other are not followed round and round. */
#define DEPTH_MOST 6

static bool touches_no_files(const struct options *options, const char *path, unsigned depth);

/* #include "private.h", beside the file that includes it. */
static bool is_harmless_neighbour(const struct options *options, const char *from, const char *name, size_t length,
                                  unsigned depth)
{
    char *folder = path_directory(from), *relative = mem_strndup(name, length);
    char *path = path_join(folder, relative);
    bool is_harmless = depth < DEPTH_MOST && file_exists(path) && touches_no_files(options, path, depth + 1);
    mem_free(path);
    mem_free(relative);
    mem_free(folder);
    return is_harmless;
}

/* #include <string.h>, #include "stack.h" */
static bool is_known_include(const struct options *options, const char *from, const char *at, unsigned depth)
{
    static const char headers[] =
        "assert.h complex.h ctype.h errno.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h stdalign.h "
        "stdarg.h stdbool.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h strings.h tgmath.h time.h "
        "uchar.h wchar.h wctype.h assay.h assay/assay.h";
    at += strspn(at, " \t");
    const char *name = at + 1, *base = name;
    size_t length = strcspn(name, ">\"\n");
    for (size_t i = 0; i < length; i++)
        base = name[i] == '/' ? name + i + 1 : base;
    if (*at != '<' && *at != '"')
        return false;
    return word_is_in(name, length, headers) || is_given(options, base, length - (size_t)(base - name)) ||
           (*at == '"' && is_harmless_neighbour(options, from, name, length, depth));
}

static bool includes_others(const struct options *options, const char *from, const char *source, unsigned depth)
{
    for (const char *at = strstr(source, "include"); at; at = strstr(at + 1, "include")) {
        const char *before = at;
        while (before > source && (before[-1] == ' ' || before[-1] == '\t'))
            before--;
        if (before > source && before[-1] == '#' && !is_known_include(options, from, at + strlen("include"), depth))
            return true;
    }
    return false;
}

/* Blanks in the place of comments, where "open" and "realpath" are words. */
static void blank_comments(struct text *source)
{
    struct comment comment;
    for (const char *at = source->s; comment_next(at, &comment); at = comment.behind)
        memset(source->s + (comment.start - source->s), ' ', (size_t)(comment.end - comment.start));
}

static bool touches_no_files(const struct options *options, const char *path, unsigned depth)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool is_read = file_read(path, &source, &error) && source.s;
    if (is_read)
        blank_comments(&source);
    bool touches_none = is_read && !includes_others(options, path, source.s, depth) && !names_file_function(source.s);
    error_release(&error);
    text_release(&source);
    return touches_none;
}

bool sources_touch_no_files(const struct options *options)
{
    for (size_t i = 0; i < options->sources.count; i++)
        if (!touches_no_files(options, options->sources.items[i], 0))
            return false;
    for (size_t i = 0; i < options->files.count; i++)
        if (!touches_no_files(options, options->files.items[i], 0))
            return false;
    return options->sources.count > 0 && (!options->with || touches_no_files(options, options->with, 0));
}
