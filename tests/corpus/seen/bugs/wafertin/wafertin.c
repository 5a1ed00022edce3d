#include "wafertin.h"

#include <stdlib.h>
#include <string.h>

struct wafer {
    char *name, *value, *path;
    int64_t until;
};

struct wt_tin {
    struct wafer wafers[WT_LIMIT];
    int count;
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *made = malloc(size);
    if (made != NULL)
        memcpy(made, text, size);
    return made;
}

/* Whether it has min to max characters and none that are banned. */
static bool clean(const char *text, size_t min, size_t max, const char *banned)
{
    size_t length = strlen(text);
    if (length < min || length > max)
        return false;
    for (; *text != '\0'; text++)
        if ((unsigned char)*text < 32 || *text == 127 || strchr(banned, *text) != NULL)
            return false;
    return true;
}

/* The path as it is kept; NULL when memory is out. */
static char *tidy_path(const char *path)
{
    if (path == NULL || *path == '\0')
        return copy("/");
    char *tidy = copy(path);
    if (tidy == NULL)
        return NULL;
    if (tidy[0] == '"')
        memmove(tidy, tidy + 1, strlen(tidy));
    char *last = tidy + strlen(tidy) - 1;
    if (*last == '"')
        *last-- = '\0';
    if (tidy[0] != '/') {
        free(tidy);
        return copy("/");
    }
    if (last > tidy && *last == '/')
        *last = '\0';
    return tidy;
}

static void empty(struct wafer *wafer)
{
    free(wafer->name);
    free(wafer->value);
    free(wafer->path);
}

static void take_out(wt_tin *tin, int at)
{
    empty(&tin->wafers[at]);
    tin->count--;
    memmove(&tin->wafers[at], &tin->wafers[at + 1], (size_t)(tin->count - at) * sizeof tin->wafers[0]);
}

static int find(const wt_tin *tin, const char *name, const char *path)
{
    for (int i = 0; i < tin->count; i++)
        if (strcmp(tin->wafers[i].name, name) == 0 && strcmp(tin->wafers[i].path, path) == 0)
            return i;
    return -1;
}

wt_tin *wt_open(void)
{
    return calloc(1, sizeof(wt_tin));
}

void wt_close(wt_tin *tin)
{
    if (tin == NULL)
        return;
    for (int i = 0; i < tin->count; i++)
        empty(&tin->wafers[i]);
    free(tin);
}

int wt_put(wt_tin *tin, const char *name, const char *value, const char *path, int64_t until)
{
    if (name == NULL || value == NULL || !clean(name, 1, 64, "=; ") || !clean(value, 0, 256, "; "))
        return WT_REFUSED;
    if (path != NULL && !clean(path, 0, 256, ""))
        return WT_REFUSED;
    struct wafer fresh = {copy(name), copy(value), tidy_path(path), until};
    if (fresh.name == NULL || fresh.value == NULL || fresh.path == NULL) {
        empty(&fresh);
        return WT_NOMEM;
    }
    int at = find(tin, fresh.name, fresh.path);
    if (at >= 0) {
        empty(&tin->wafers[at]);
        tin->wafers[at] = fresh;
        return WT_OK;
    }
    if (tin->count == WT_LIMIT) {
        empty(&fresh);
        return WT_FULL;
    }
    tin->wafers[tin->count++] = fresh;
    return WT_OK;
}

bool wt_drop(wt_tin *tin, const char *name, const char *path)
{
    char *tidy = tidy_path(path);
    int at = name != NULL && tidy != NULL ? find(tin, name, tidy) : -1;
    free(tidy);
    if (at >= 0)
        take_out(tin, at);
    return at >= 0;
}

int wt_expire(wt_tin *tin, int64_t now)
{
    int before = tin->count;
    for (int i = tin->count - 1; i >= 0; i--)
        if (tin->wafers[i].until != WT_SESSION && tin->wafers[i].until <= now)
            take_out(tin, i);
    return before - tin->count;
}

int wt_end_session(wt_tin *tin)
{
    int before = tin->count;
    for (int i = tin->count - 1; i >= 0; i--)
        if (tin->wafers[i].until == WT_SESSION)
            take_out(tin, i);
    return before - tin->count;
}

int wt_count(const wt_tin *tin)
{
    return tin->count;
}

/* "/a" is for "/a" and "/a/b", not for "/ab". */
static bool path_matches(const char *kept, const char *path)
{
    size_t length = strlen(kept);
    if (length == 1)
        return true;
    return strncmp(kept, path, length) == 0 && (path[length] == '\0' || path[length] == '/' || path[length] == '?');
}

static size_t append(char *text, size_t size, size_t at, const char *part)
{
    for (; *part != '\0'; part++, at++)
        if (at + 1 < size)
            text[at] = *part;
    return at;
}

size_t wt_header(const wt_tin *tin, const char *path, int64_t now, char *text, size_t size)
{
    size_t length = 0;
    if (path == NULL)
        path = "/";
    for (int i = 0; i < tin->count; i++) {
        const struct wafer *wafer = &tin->wafers[i];
        if ((wafer->until != WT_SESSION && wafer->until <= now) || !path_matches(wafer->path, path))
            continue;
        length = append(text, size, length, length > 0 ? "; " : "");
        length = append(text, size, length, wafer->name);
        length = append(text, size, length, "=");
        length = append(text, size, length, wafer->value);
    }
    if (size > 0)
        text[length < size ? length : size - 1] = '\0';
    return length;
}

int wt_each(const wt_tin *tin, wt_visit *visit, void *arg)
{
    int status = 0;
    for (int i = 0; i < tin->count && status == 0; i++) {
        const struct wafer *wafer = &tin->wafers[i];
        status = visit(arg, wafer->name, wafer->value, wafer->path, wafer->until);
    }
    return status;
}
