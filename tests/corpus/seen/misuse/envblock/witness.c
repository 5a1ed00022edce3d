#include "envblock.h"

#include <stdlib.h>
#include <string.h>

static char *text_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    strcpy(copy, text);
    return copy;
}

int main(int count, char **arguments)
{
    envblock *env = envblock_new();
    char *entry = text_of("A=1");
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!envblock_put(env, entry) || strcmp(envblock_get(env, "A"), "1") != 0 || envblock_get(env, "") != NULL)
        return 2;
    char *bad = text_of("=1"), *other = text_of("x");
    if (envblock_put(env, bad) || envblock_put(env, other) || envblock_set(env, "", "") || envblock_set(env, "a=b", ""))
        return 2;
    free(bad);
    free(other);
    if (!envblock_put(env, text_of("A=2")) || envblock_count(env) != 1 || !envblock_set(env, "AB", "="))
        return 2;
    if (strcmp(envblock_entry(env, 1), "AB==") != 0 || envblock_entry(env, 2) != NULL || envblock_get(env, "AB=") != NULL)
        return 2;
    if (envblock_unset(env, "AB=") || !envblock_unset(env, "A") || envblock_unset(env, "A") || envblock_unset(env, ""))
        return 2;
    if (strcmp(envblock_entry(env, 0), "AB==") != 0 || !envblock_set(env, "AB", envblock_get(env, "AB")))
        return 2;
    for (int i = 0; i < 300; i++) {
        char name[2] = {(char)(i % 255 + 1), 0};
        envblock_set(env, name, "");
    }
    for (int i = 0; i < 300; i++) {
        char name[3] = {'x', (char)(i % 255 + 1), 0};
        envblock_set(env, name, "");
    }
    if (envblock_count(env) != ENVBLOCK_MAX || envblock_set(env, "long", "1") || !envblock_unset(env, "x\1"))
        return 2;
    envblock_free(NULL);
#else
    const char *value;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(entry);
        {
            char local[] = "A=1";
            envblock_put(env, local);
            envblock_free(env);
        }
        return 0;
    case 2:
        envblock_put(env, entry);
        free(entry);
        envblock_get(env, "A");
        break;
    case 3:
        envblock_put(env, entry);
        envblock_put(env, entry);
        break;
    case 4:
        envblock_put(env, entry);
        value = envblock_get(env, "A");
        envblock_set(env, "A", "2");
        envblock_get(env, value);
        break;
    }
#endif
    envblock_free(env);
    return 0;
}
