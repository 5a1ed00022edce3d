/* compile_commands.json (clang.llvm.org/docs/JSONCompilationDatabase.html): an
 * array of objects with "directory", "file", and "arguments" or "command". */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "front/c/reading.h"

#define DEEPEST 64 /* nesting of values that are skipped */

/* A place in the text.  Once an error is set, every step fails. */
struct scanner {
    const char *path, *start, *at;
    struct arena *arena;
    struct error *error;
};

static bool fail(struct scanner *scanner, const char *expected)
{
    int line = 1, column = 1;
    for (const char *s = scanner->start; s < scanner->at; s++) {
        column = *s == '\n' ? 1 : column + 1;
        line += *s == '\n';
    }
    return error_set(scanner->error, ERROR_INPUT, "%s:%d:%d: expected %s", scanner->path, line, column, expected);
}

static char next(struct scanner *scanner)
{
    while (*scanner->at == ' ' || *scanner->at == '\t' || *scanner->at == '\n' || *scanner->at == '\r')
        scanner->at++;
    return *scanner->at;
}

static bool take(struct scanner *scanner, char wanted)
{
    if (next(scanner) != wanted)
        return false;
    scanner->at++;
    return true;
}

/* --- strings --- */

static bool take_hex(struct scanner *scanner, unsigned *code)
{
    *code = 0;
    for (int i = 0; i < 4; i++, scanner->at++) {
        char c = *scanner->at;
        if (!isxdigit((unsigned char)c))
            return fail(scanner, "four hexadecimal digits");
        *code = *code * 16 + (unsigned)(isdigit((unsigned char)c) ? c - '0' : (c | 32) - 'a' + 10);
    }
    return true;
}

static void add_utf8(struct text *out, unsigned code)
{
    if (code < 0x80) {
        text_add_char(out, (char)code);
        return;
    }
    if (code < 0x800) {
        text_add_char(out, (char)(0xC0 | code >> 6));
    } else {
        if (code < 0x10000) {
            text_add_char(out, (char)(0xE0 | code >> 12));
        } else {
            text_add_char(out, (char)(0xF0 | code >> 18));
            text_add_char(out, (char)(0x80 | (code >> 12 & 0x3F)));
        }
        text_add_char(out, (char)(0x80 | (code >> 6 & 0x3F)));
    }
    text_add_char(out, (char)(0x80 | (code & 0x3F)));
}

static bool take_unicode(struct scanner *scanner, struct text *out)
{
    unsigned code, low;
    if (!take_hex(scanner, &code))
        return false;
    if (code >= 0xD800 && code < 0xDC00 && scanner->at[0] == '\\' && scanner->at[1] == 'u') {
        scanner->at += 2;
        if (!take_hex(scanner, &low))
            return false;
        code = 0x10000 + ((code - 0xD800) << 10) + ((low - 0xDC00) & 0x3FF);
    }
    if (code == 0)
        return fail(scanner, "a path or flag without a NUL in it");
    add_utf8(out, code);
    return true;
}

static bool take_escape(struct scanner *scanner, struct text *out)
{
    static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    char c = *scanner->at;
    const char *name = c ? strchr(names, c) : NULL;
    if (name) {
        scanner->at++;
        text_add_char(out, meanings[name - names]);
        return true;
    }
    if (c != 'u')
        return fail(scanner, "an escape of JSON");
    scanner->at++;
    return take_unicode(scanner, out);
}

static const char *take_string(struct scanner *scanner)
{
    if (!take(scanner, '"')) {
        fail(scanner, "a string");
        return NULL;
    }
    struct text out = TEXT_INIT;
    bool fine = true;
    while (fine && *scanner->at && *scanner->at != '"') {
        char c = *scanner->at++;
        if (c == '\\')
            fine = take_escape(scanner, &out);
        else
            text_add_char(&out, c);
    }
    if (fine && *scanner->at != '"')
        fine = fail(scanner, "the end of a string");
    scanner->at += fine;
    const char *copy = fine ? arena_strdup(scanner->arena, out.s) : NULL;
    text_release(&out);
    return copy;
}

/* --- values that do not matter --- */

static bool skip_value(struct scanner *scanner, int depth);

static bool skip_items(struct scanner *scanner, char end, int depth)
{
    scanner->at++;
    if (take(scanner, end))
        return true;
    do {
        if (end == '}' && (!take_string(scanner) || !(take(scanner, ':') || fail(scanner, "':'"))))
            return false;
        if (!skip_value(scanner, depth + 1))
            return false;
    } while (take(scanner, ','));
    return take(scanner, end) || fail(scanner, end == '}' ? "',' or '}'" : "',' or ']'");
}

static bool skip_value(struct scanner *scanner, int depth)
{
    char c = next(scanner);
    if (c == '"')
        return take_string(scanner) != NULL;
    if ((c == '{' || c == '[') && depth < DEEPEST)
        return skip_items(scanner, c == '{' ? '}' : ']', depth);
    size_t length = strspn(scanner->at, "+-.0123456789abcdefghijklmnopqrstuvwxyzE");
    scanner->at += length;
    return length || fail(scanner, "a value");
}

/* --- entries --- */

typedef VECTOR(const char *) word_list;

static const char *const *finish_list(struct arena *arena, word_list *words)
{
    vector_push(words, NULL);
    size_t size = words->count * sizeof *words->items;
    const char **list = arena_alloc(arena, size);
    memcpy(list, words->items, size);
    vector_release(words);
    return list;
}

static const char *const *take_arguments(struct scanner *scanner)
{
    word_list words = VECTOR_INIT;
    bool fine = take(scanner, '[') || fail(scanner, "'['");
    if (fine && !take(scanner, ']')) {
        do {
            const char *word = take_string(scanner);
            fine = word != NULL;
            if (fine)
                vector_push(&words, word);
        } while (fine && take(scanner, ','));
        fine = fine && (take(scanner, ']') || fail(scanner, "',' or ']'"));
    }
    if (fine)
        return finish_list(scanner->arena, &words);
    vector_release(&words);
    return NULL;
}

/* One word of a command line, as a POSIX shell splits it; s is behind it afterwards. */
static void take_word(const char **s, struct text *word)
{
    char quote = 0;
    for (; **s && (quote || !isspace((unsigned char)**s)); ++*s) {
        char c = **s;
        if (quote ? c == quote : c == '"' || c == '\'')
            quote = quote ? 0 : c;
        else if (c == '\\' && quote != '\'' && (*s)[1] && (!quote || strchr("\"\\$`", (*s)[1])))
            text_add_char(word, *++*s);
        else
            text_add_char(word, c);
    }
}

static const char *const *split_command(struct arena *arena, const char *s)
{
    word_list words = VECTOR_INIT;
    struct text word = TEXT_INIT;
    for (;;) {
        while (isspace((unsigned char)*s))
            s++;
        if (!*s)
            break;
        text_clear(&word);
        take_word(&s, &word);
        vector_push(&words, arena_strdup(arena, word.s));
    }
    text_release(&word);
    return finish_list(arena, &words);
}

static bool take_member(struct scanner *scanner, struct compile_command *command)
{
    const char *key = take_string(scanner);
    if (!key || !(take(scanner, ':') || fail(scanner, "':'")))
        return false;
    if (strcmp(key, "directory") == 0)
        return (command->directory = take_string(scanner)) != NULL;
    if (strcmp(key, "file") == 0)
        return (command->file = take_string(scanner)) != NULL;
    if (strcmp(key, "arguments") == 0)
        return (command->arguments = take_arguments(scanner)) != NULL;
    if (strcmp(key, "command") != 0)
        return skip_value(scanner, 0);
    const char *line = take_string(scanner);
    if (line && !command->arguments)
        command->arguments = split_command(scanner->arena, line);
    return line != NULL;
}

static bool take_entry(struct scanner *scanner, struct database *database)
{
    struct compile_command command = {0};
    if (!take(scanner, '{'))
        return fail(scanner, "'{'");
    do {
        if (next(scanner) != '}' && !take_member(scanner, &command))
            return false;
    } while (take(scanner, ','));
    if (next(scanner) != '}')
        return fail(scanner, "',' or '}'");
    if (!command.directory || !command.file || !command.arguments)
        return fail(scanner, "\"directory\", \"file\", and \"arguments\" or \"command\" in this entry");
    scanner->at++;
    vector_push(&database->commands, command);
    return true;
}

static bool take_entries(struct scanner *scanner, struct database *database)
{
    if (!take(scanner, '['))
        return fail(scanner, "'[': a list of compile commands");
    if (take(scanner, ']'))
        return true;
    do {
        if (!take_entry(scanner, database))
            return false;
    } while (take(scanner, ','));
    return take(scanner, ']') || fail(scanner, "',' or ']'");
}

/* --- the database --- */

static const char *in_arena(struct arena *arena, char *owned)
{
    const char *copy = arena_strdup(arena, owned);
    mem_free(owned);
    return copy;
}

/* A relative "directory" starts where the database is. */
static void make_absolute(struct database *database, struct arena *arena)
{
    char *folder = path_directory(database->path);
    for (size_t i = 0; i < database->commands.count; i++) {
        struct compile_command *command = &database->commands.items[i];
        char *joined = path_join(folder, command->directory);
        command->directory = in_arena(arena, path_absolute(joined));
        mem_free(joined);
    }
    mem_free(folder);
}

bool database_read(struct database *database, const char *path, struct arena *arena, struct error *error)
{
    database->path = file_is_directory(path) ? in_arena(arena, path_join(path, "compile_commands.json")) : path;
    struct text source = TEXT_INIT;
    bool done = file_read(database->path, &source, error);
    if (done) {
        struct scanner scanner = {database->path, source.s, source.s, arena, error};
        done = take_entries(&scanner, database);
    }
    text_release(&source);
    if (done)
        make_absolute(database, arena);
    return done;
}

const struct compile_command *database_command(const struct database *database, const char *file)
{
    const struct compile_command *found = NULL;
    char *wanted = realpath(file, NULL);
    for (size_t i = 0; wanted && !found && i < database->commands.count; i++) {
        const struct compile_command *command = &database->commands.items[i];
        if (strcmp(path_base(command->file), path_base(file)) != 0 &&
            strcmp(path_base(command->file), path_base(wanted)) != 0)
            continue;
        char *joined = path_join(command->directory, command->file);
        char *real = realpath(joined, NULL);
        if (real && strcmp(real, wanted) == 0)
            found = command;
        free(real);
        mem_free(joined);
    }
    free(wanted);
    return found;
}

void database_release(struct database *database)
{
    vector_release(&database->commands);
}
