#include "cli/umbrella.h"

#include <string.h>

#include "base/file.h"
#include "base/text.h"

#define HEADERS_MOST 64

struct walk {
    struct words *headers;
    struct arena *arena;
    const char *root; /* the folder of the header that was given */
};

static bool is_listed(const struct words *words, const char *path)
{
    for (size_t i = 0; i < words->count; i++)
        if (strcmp(words->items[i], path) == 0)
            return true;
    return false;
}

/* As it would be named on the command line: "include/cbor/arrays.h". */
static const char *find_in(const struct walk *walk, const char *folder, const char *name)
{
    char *joined = strcmp(folder, ".") == 0 ? mem_strdup(name) : path_join(folder, name);
    const char *found = file_exists(joined) && !file_is_directory(joined) ? arena_strdup(walk->arena, joined) : NULL;
    mem_free(joined);
    return found;
}

static void look_into(const struct walk *walk, const char *header);

static void take(const struct walk *walk, const char *from, const char *name)
{
    char *folder = path_directory(from);
    const char *found = find_in(walk, folder, name);
    if (!found)
        found = find_in(walk, walk->root, name);
    mem_free(folder);
    if (!found || strstr(name, "..") || is_listed(walk->headers, found) || walk->headers->count >= HEADERS_MOST)
        return;
    vector_push(walk->headers, found);
    look_into(walk, found);
}

/* The name behind "#include", in quotation marks or brackets; NULL: it is no such line. */
static char *included_by(const char *line)
{
    line += strspn(line, " \t");
    if (*line++ != '#')
        return NULL;
    line += strspn(line, " \t");
    if (strncmp(line, "include", 7) != 0)
        return NULL;
    line += 7 + strspn(line + 7, " \t");
    size_t length = *line == '"' || *line == '<' ? strcspn(line + 1, "\">\n") : 0;
    return length ? mem_strndup(line + 1, length) : NULL;
}

static void look_into(const struct walk *walk, const char *header)
{
    struct text source = TEXT_INIT;
    struct error error = ERROR_INIT;
    bool is_read = file_read(header, &source, &error);
    for (const char *line = is_read && source.length ? source.s : NULL; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        char *name = included_by(line);
        if (name)
            take(walk, header, name);
        mem_free(name);
    }
    error_release(&error);
    text_release(&source);
}

size_t umbrella_headers(const struct words *given, struct words *headers, struct arena *arena)
{
    size_t before = headers->count;
    for (size_t i = 0; i < given->count; i++) {
        char *root = path_directory(given->items[i]);
        look_into(&(struct walk){headers, arena, root}, given->items[i]);
        mem_free(root);
    }
    return headers->count - before;
}
