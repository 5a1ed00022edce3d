/* The files of failures: where they are.  What is in one: failure_file.c. */
#include "suite/failure.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "base/file.h"
#include "base/hash.h"
#include "base/memory.h"
#include "suite/durable.h"
#include "suite/failure_file.h"

static void release_list(char **list)
{
    for (size_t i = 0; list && list[i]; i++)
        mem_free(list[i]);
    mem_free(list);
}

void failure_release(struct failure *failure)
{
    for (const struct failure_key *key = failure_keys; key->name; key++) {
        char *place = (char *)failure + key->offset;
        if (key->kind == KEY_LIST)
            release_list(*(char ***)place);
        else if (key->kind == KEY_LINE || key->kind == KEY_TEXT || key->kind == KEY_JSON)
            mem_free(*(char **)place);
    }
    *failure = (struct failure){0};
}

char *failure_id(const char *property, const char *signature)
{
    char digits[HASH_TEXT_SIZE];
    struct hash hash;
    hash_init(&hash);
    hash_add_string(&hash, signature);
    hash_finish(&hash, digits);
    return mem_format("%s-%.8s", property, digits);
}

/* ---- paths ---- */

static char *path_of(const char *directory, const char *id, const char *ending)
{
    char *name = mem_format("%s%s", id, ending);
    char *path = path_join(directory, name);
    mem_free(name);
    return path;
}

static bool check_id(const char *id, struct error *error)
{
    if (*id && !strchr(id, '/') && *id != '.')
        return true;
    return error_set(error, ERROR_INPUT, "'%s' is not the ID of a failure", id);
}

static bool write_file(const char *directory, const char *id, const char *ending, const char *data, size_t size,
                       struct error *error)
{
    char *path = path_of(directory, id, ending);
    bool done = durable_write(path, data, size, error);
    mem_free(path);
    return done;
}

/* The C test first: where there is an ID.txt, its test is there, too. */
bool failure_write(const struct failure *failure, const char *directory, const char *c_test, struct error *error)
{
    struct text text = TEXT_INIT;
    bool done = check_id(failure->id, error) && file_make_directories(directory, error);
    failure_print(failure, &text);
    done = done && (!c_test || write_file(directory, failure->id, ".c", c_test, strlen(c_test), error)) &&
           write_file(directory, failure->id, ".txt", text.s, text.length, error);
    text_release(&text);
    return done;
}

bool failure_read(struct failure *failure, const char *path, struct error *error)
{
    struct text text = TEXT_INIT;
    *failure = (struct failure){0};
    bool done = file_read(path, &text, error) && failure_parse(failure, path, text.s, text.length, error);
    if (!done)
        failure_release(failure);
    text_release(&text);
    return done;
}

/* ---- which there are ---- */

static int compare_ids(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void add_id(failure_ids *ids, const char *name)
{
    size_t length = strlen(name);
    if (length > 4 && *name != '.' && strcmp(name + length - 4, ".txt") == 0)
        vector_push(ids, mem_strndup(name, length - 4));
}

bool failure_list(failure_ids *ids, const char *directory, struct error *error)
{
    DIR *listing = opendir(directory);
    if (!listing && errno == ENOENT)
        return true;
    if (!listing)
        return error_set(error, ERROR_INPUT, "cannot read '%s': %s", directory, strerror(errno));
    for (struct dirent *entry; (errno = 0, entry = readdir(listing));)
        add_id(ids, entry->d_name);
    int cause = errno;
    closedir(listing);
    if (ids->count)
        qsort(ids->items, ids->count, sizeof *ids->items, compare_ids);
    return !cause || error_set(error, ERROR_SYSTEM, "cannot read '%s': %s", directory, strerror(cause));
}

void failure_ids_release(failure_ids *ids)
{
    for (size_t i = 0; i < ids->count; i++)
        mem_free(ids->items[i]);
    vector_release(ids);
}

static bool remove_file(const char *directory, const char *id, const char *ending, bool must_be, struct error *error)
{
    char *path = path_of(directory, id, ending);
    bool done = unlink(path) == 0 || (errno == ENOENT && !must_be);
    if (!done)
        error_set(error, errno == ENOENT ? ERROR_INPUT : ERROR_SYSTEM, "cannot remove '%s': %s", path, strerror(errno));
    mem_free(path);
    return done;
}

bool failure_remove(const char *directory, const char *id, struct error *error)
{
    return check_id(id, error) && remove_file(directory, id, ".txt", true, error) &&
           remove_file(directory, id, ".c", false, error);
}
