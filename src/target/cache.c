#include "target/cache.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "base/file.h"
#include "base/vector.h"
#include "base/memory.h"

#define IMAGES_MOST 1000

/* Images are code that will be run: a folder that others can write to is not taken. */
static bool is_private(const char *directory, struct error *error)
{
    struct stat status;
    if (lstat(directory, &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid() &&
        !(status.st_mode & (S_IWGRP | S_IWOTH)))
        return true;
    return error_set(error, ERROR_SYSTEM, "cannot keep images in '%s': others may write there; set TMPDIR", directory);
}

/* Where the project's folder cannot be written, the images go to a folder of the user's. */
static char *fallback_directory(void)
{
    const char *base = getenv("TMPDIR");
    return mem_format("%s/assay-cache-%u", base && *base ? base : "/tmp", (unsigned)geteuid());
}

bool cache_open(struct cache *cache, const char *state_directory, struct error *error)
{
    struct error quiet = ERROR_INIT;
    *cache = (struct cache){.directory = path_join(state_directory, "cache")};
    if (file_make_directories(cache->directory, &quiet) && access(cache->directory, W_OK) == 0)
        return true;
    error_release(&quiet);
    mem_free(cache->directory);
    cache->directory = fallback_directory();
    mode_t mask = umask(077);
    bool made = file_make_directories(cache->directory, error);
    umask(mask);
    return made && is_private(cache->directory, error);
}

void cache_release(struct cache *cache)
{
    mem_free(cache->directory);
    cache->directory = NULL;
}

char *cache_path(const struct cache *cache, const char *suffix)
{
    return mem_format("%s/%s%s", cache->directory, cache->key, suffix);
}

bool cache_hash_file(struct hash *hash, const char *path)
{
    struct text content = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    bool read = file_read(path, &content, &ignored);
    if (read)
        hash_add(hash, content.s, content.length);
    hash_add_string(hash, path);
    text_release(&content);
    error_release(&ignored);
    return read;
}

static bool sum_of(const char *path, char sum[HASH_TEXT_SIZE])
{
    struct text content = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    struct hash hash;
    bool read = file_read(path, &content, &ignored);
    hash_init(&hash);
    hash_add(&hash, content.s, content.length);
    hash_finish(&hash, sum);
    text_release(&content);
    error_release(&ignored);
    return read;
}

bool cache_has(const struct cache *cache)
{
    char *image = cache_path(cache, ".so"), *sum_file = cache_path(cache, ".sum");
    char sum[HASH_TEXT_SIZE];
    struct text stored = TEXT_INIT;
    struct error ignored = ERROR_INIT;
    bool has = file_exists(image) && file_exists(sum_file) && file_read(sum_file, &stored, &ignored) &&
               sum_of(image, sum) && strcmp(stored.s, sum) == 0;
    text_release(&stored);
    error_release(&ignored);
    mem_free(image);
    mem_free(sum_file);
    return has;
}

/* ---- old images ---- */

struct old_image {
    char name[NAME_MAX + 1];
    struct timespec made;
};

static int by_age(const void *a, const void *b)
{
    const struct old_image *x = a, *y = b;
    if (x->made.tv_sec != y->made.tv_sec)
        return x->made.tv_sec < y->made.tv_sec ? -1 : 1;
    return x->made.tv_nsec < y->made.tv_nsec ? -1 : x->made.tv_nsec > y->made.tv_nsec;
}

static void remove_image(const struct cache *cache, const char *name)
{
    char *image = path_join(cache->directory, name);
    char *sum = mem_format("%.*s.sum", (int)(strlen(image) - strlen(".so")), image);
    unlink(image);
    unlink(sum);
    mem_free(image);
    mem_free(sum);
}

static bool is_image(const char *name)
{
    size_t length = strlen(name);
    return length == HASH_TEXT_SIZE - 1 + strlen(".so") && strcmp(name + length - 3, ".so") == 0;
}

/* The oldest go when there are too many; one that somebody has loaded stays usable. */
static void prune(const struct cache *cache)
{
    VECTOR(struct old_image) images = VECTOR_INIT;
    DIR *folder = opendir(cache->directory);
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
        struct stat status;
        struct old_image image;
        bool is_new = strncmp(entry->d_name, cache->key, strlen(cache->key)) == 0;
        if (is_new || !is_image(entry->d_name) || fstatat(dirfd(folder), entry->d_name, &status, 0) < 0)
            continue;
        memcpy(image.name, entry->d_name, strlen(entry->d_name) + 1);
        image.made = status.st_mtim;
        vector_push(&images, image);
    }
    if (folder)
        closedir(folder);
    if (images.count > IMAGES_MOST) {
        qsort(images.items, images.count, sizeof *images.items, by_age);
        for (size_t i = 0; i < images.count - IMAGES_MOST / 2; i++)
            remove_image(cache, images.items[i].name);
    }
    vector_release(&images);
}

bool cache_keep(const struct cache *cache, const char *built, struct error *error)
{
    char sum[HASH_TEXT_SIZE];
    char *image = cache_path(cache, ".so"), *sum_file = cache_path(cache, ".sum");
    bool kept =
        sum_of(built, sum) && (rename(built, image) == 0 || (file_remove_tree(image) && rename(built, image) == 0));
    if (!kept)
        error_set(error, ERROR_SYSTEM, "cannot write '%s': %s", image, strerror(errno));
    else
        kept = file_write(sum_file, sum, strlen(sum), error);
    prune(cache);
    mem_free(image);
    mem_free(sum_file);
    return kept;
}
