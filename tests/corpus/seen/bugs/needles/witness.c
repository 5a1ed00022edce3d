#include "needles.h"

#include <string.h>

static bool log_it(void *context, int id, size_t end)
{
    char *log = context;
    size_t length = strlen(log);
    log[length] = (char)('0' + id);
    log[length + 1] = (char)('0' + end);
    log[length + 2] = '\0';
    return length < 6;
}

int main(void)
{
    char log[100] = "";
    char longest[NDL_MAX_LENGTH + 2];
    memset(longest, 'x', sizeof longest);
    longest[NDL_MAX_LENGTH + 1] = '\0';
    ndl_set *set = ndl_create();
    if (set == NULL || ndl_add(set, "") != -1 || ndl_add(set, longest) != -1)
        return 2;
    if (ndl_add(set, "he") != 0 || ndl_add(set, "she") != 1 || ndl_add(set, "he") != 0 || ndl_add(set, "e") != 2)
        return 2;
    if (ndl_add(set, ndl_word(set, 1)) != 1 || ndl_count(set) != 3 || ndl_word(set, 3) != NULL)
        return 2;
    if (ndl_word(set, -1) != NULL || ndl_scan(set, "he", 2, NULL, NULL) != 0)
        return 2;
    if (!ndl_compile(set) || !ndl_compile(set) || ndl_add(set, "no") != -1)
        return 2;
    if (ndl_scan(set, "ashe\0e", 6, log_it, log) != 4 || strcmp(log, "14042426") != 0)
        return 2;
    if (ndl_scan(set, NULL, 0, log_it, log) != 0 || ndl_scan(set, "hehe", 4, NULL, NULL) != 4)
        return 2;
    ndl_destroy(set);
    ndl_destroy(NULL);
    set = ndl_create();
    if (set == NULL || !ndl_compile(set) || ndl_scan(set, "abc", 3, NULL, NULL) != 0)
        return 2;
    ndl_destroy(set);
#ifndef LEGAL
    set = ndl_create();
    ndl_add(set, "elephant");
    ndl_destroy(set);
#endif
    return 0;
}
