#include "cbtrie.h"

#include <stdlib.h>
#include <string.h>

static bool collect(const char *key, void *arg)
{
    strcat(arg, key);
    strcat(arg, ",");
    return strcmp(key, "stop") != 0;
}

#ifndef LEGAL
static bool remove_it(const char *key, void *arg)
{
    cb_remove(arg, key);
    return true;
}
#endif

int main(int count, char **arguments)
{
    cbtrie t;
    char text[100] = "";
    cb_init(&t);
    if (cb_first(&t) != NULL || cb_remove(&t, "a") != NULL || cb_each(&t, "", collect, text) != 0)
        return 2;
    const char *const keys[] = {"stop", "abc", "ab", "", "abd", "\xff", "b", "z"};
    for (int i = 0; i < 8; i++)
        if (cb_insert(&t, keys[i]) != 1)
            return 2;
    if (cb_insert(&t, "abc") != 0 || cb_count(&t) != 8 || cb_find(&t, "abx") != NULL || cb_find(&t, "z") != keys[7])
        return 2;
    if (strcmp(cb_first(&t), "") != 0 || strcmp(cb_last(&t), "\xff") != 0)
        return 2;
    if (cb_each(&t, "ab", collect, text) != 3 || strcmp(text, "ab,abc,abd,") != 0 || cb_each(&t, "ax", collect, text) != 0)
        return 2;
    text[0] = '\0';
    if (cb_each(&t, "", collect, text) != 6 || strcmp(text, ",ab,abc,abd,b,stop,") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 7; i++)
        if (cb_remove(&t, keys[i]) != keys[i] || cb_find(&t, keys[i]) != NULL || cb_find(&t, "z") == NULL)
            return 2;
    cb_clear(&t);
    if (cb_count(&t) != 0 || cb_last(&t) != NULL)
        return 2;
#else
    char *key = malloc(4);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        strcpy(key, "key");
        cb_insert(&t, key);
        free(key);
        cb_find(&t, "key");
        break;
    case 2:
        strcpy(key, "key");
        cb_insert(&t, key);
        strcpy(key, "zzz");
        return cb_find(&t, "zzz") == NULL;
    case 3:
        cb_each(&t, "", remove_it, &t);
        break;
    case 4:
        memset(&t, 0x55, sizeof t);
        cb_find(&t, "a");
        break;
    }
#endif
    return 0;
}
