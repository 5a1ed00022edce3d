#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/vector.h"

char *path_join(const char *directory, const char *name)
{
    if (name[0] == '/' || directory[0] == '\0')
        return mem_strdup(name);
    size_t length = strlen(directory);
    return mem_format("%s%s%s", directory, directory[length - 1] == '/' ? "" : "/", name);
}

/* The current directory, however deep; "." when it was deleted under us. */
static char *current_directory(void)
{
    for (size_t size = 256;; size *= 2) {
        char *s = mem_alloc(size);
        if (getcwd(s, size))
            return s;
        mem_free(s);
        if (size > 1 << 20)
            return mem_strdup(".");
    }
}

static void drop_last_part(struct text *path)
{
    while (path->length && path->s[path->length - 1] != '/')
        path->length--;
    if (path->length)
        path->length--;
    if (path->capacity)
        path->s[path->length] = '\0';
}

static void add_part(struct text *path, const char *part, size_t length)
{
    if (length == 0 || (length == 1 && part[0] == '.'))
        return;
    if (length == 2 && part[0] == '.' && part[1] == '.') {
        drop_last_part(path);
        return;
    }
    text_add_char(path, '/');
    text_add_bytes(path, part, length);
}

char *path_absolute(const char *path)
{
    char *directory = path[0] == '/' ? mem_strdup("") : current_directory();
    char *joined = mem_format("%s/%s", directory, path);
    struct text absolute = TEXT_INIT;
    for (const char *part = joined; *part;) {
        size_t length = strcspn(part, "/");
        add_part(&absolute, part, length);
        part += length + (part[length] == '/');
    }
    if (!absolute.length)
        text_add_char(&absolute, '/');
    mem_free(joined);
    mem_free(directory);
    return text_detach(&absolute);
}

const char *path_base(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

char *path_directory(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return mem_strdup(".");
    return slash == path ? mem_strdup("/") : mem_strndup(path, (size_t)(slash - path));
}

char *path_relative(const char *directory, const char *path)
{
    char *from = realpath(directory, NULL), *to = realpath(path, NULL);
    struct text relative = TEXT_INIT;
    if (!from || !to) {
        text_add(&relative, path);
    } else {
        size_t same = 0; /* length of the common part, up to and without a slash */
        for (size_t i = 0;; i++) {
            bool from_ends = from[i] == 0 || from[i] == '/', to_ends = to[i] == 0 || to[i] == '/';
            if (from_ends && to_ends)
                same = i;
            if (from[i] != to[i] || !from[i])
                break;
        }
        for (const char *rest = from + same; *rest; rest++)
            if (*rest == '/' && rest[1])
                text_add(&relative, "../");
        text_add(&relative, to + same + (to[same] == '/'));
        if (!relative.length)
            text_add(&relative, "."); /* the folder itself */
    }
    free(from); /* realpath's */
    free(to);
    return text_detach(&relative);
}
