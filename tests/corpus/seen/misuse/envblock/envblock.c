#include "envblock.h"

#include <stdlib.h>
#include <string.h>

struct envblock {
    size_t count;
    char *entries[ENVBLOCK_MAX];
};

envblock *envblock_new(void)
{
    return calloc(1, sizeof(envblock));
}

void envblock_free(envblock *env)
{
    if (env == NULL)
        return;
    for (size_t i = 0; i < env->count; i++)
        free(env->entries[i]);
    free(env);
}

/* The index of a variable, or the count when there is none. */
static size_t find(const envblock *env, const char *name, size_t length)
{
    size_t i = 0;
    while (i < env->count && (strncmp(env->entries[i], name, length) != 0 || env->entries[i][length] != '='))
        i++;
    return i;
}

bool envblock_put(envblock *env, char *entry)
{
    const char *equals = strchr(entry, '=');
    if (equals == NULL || equals == entry)
        return false;
    size_t i = find(env, entry, (size_t)(equals - entry));
    if (i == ENVBLOCK_MAX)
        return false;
    if (i == env->count)
        env->count++;
    else
        free(env->entries[i]);
    env->entries[i] = entry;
    return true;
}

bool envblock_set(envblock *env, const char *name, const char *value)
{
    size_t length = strlen(name), size = strlen(value) + 1;
    if (length == 0 || strchr(name, '=') != NULL)
        return false;
    char *entry = malloc(length + 1 + size);
    if (entry == NULL)
        return false;
    memcpy(entry, name, length);
    entry[length] = '=';
    memcpy(entry + length + 1, value, size);
    if (!envblock_put(env, entry)) {
        free(entry);
        return false;
    }
    return true;
}

bool envblock_unset(envblock *env, const char *name)
{
    size_t i = find(env, name, strlen(name));
    if (i == env->count || strchr(name, '=') != NULL)
        return false;
    free(env->entries[i]);
    env->count--;
    memmove(&env->entries[i], &env->entries[i + 1], (env->count - i) * sizeof env->entries[0]);
    return true;
}

const char *envblock_get(const envblock *env, const char *name)
{
    size_t length = strlen(name), i = find(env, name, length);
    if (i == env->count || strchr(name, '=') != NULL)
        return NULL;
    return env->entries[i] + length + 1;
}

size_t envblock_count(const envblock *env)
{
    return env->count;
}

const char *envblock_entry(const envblock *env, size_t index)
{
    return index < env->count ? env->entries[index] : NULL;
}
