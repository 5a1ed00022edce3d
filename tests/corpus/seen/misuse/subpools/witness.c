#include "subpools.h"

#include <stdlib.h>
#include <string.h>

static void increment(void *data)
{
    ++*(int *)data;
}

int main(int count, char **arguments)
{
    sp_pool *root = sp_create(NULL), *sub = sp_create(root);
    char *text = sp_strdup(root, "ab");
#ifdef LEGAL
    (void)count, (void)arguments;
    sp_pool *second = sp_create(root), *deep = sp_create(sub);
    int calls = 0;
    if (strcmp(sp_strcat(deep, text, text), "abab") != 0 || sp_bytes(deep) != 5 || sp_alloc(deep, (size_t)-1) != NULL)
        return 2;
    if (!sp_is_ancestor(root, deep) || sp_is_ancestor(second, deep) || !sp_is_ancestor(sub, sub) || sp_parent(root) != NULL)
        return 2;
    sp_cleanup_register(deep, &calls, increment);
    sp_cleanup_register(sub, &calls, increment);
    sp_cleanup_register(sub, &calls, increment);
    if (!sp_cleanup_kill(sub, &calls, increment) || sp_cleanup_kill(root, &calls, increment))
        return 2;
    sp_clear(sub);
    if (calls != 2 || *(char *)sp_calloc(sub, 1) != 0 || sp_calloc(sub, 0) == NULL)
        return 2;
    sp_destroy(second);
    sp_destroy(root);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sp_destroy(root);
        sp_alloc(sub, 1);
        break;
    case 2:
        sp_destroy(sub);
        sp_destroy(sub);
        break;
    case 3:
        sp_clear(root);
        sp_strdup(root, text);
        break;
    case 4: {
        int *calls = calloc(1, sizeof *calls);
        sp_cleanup_register(root, calls, increment);
        free(calls);
        sp_destroy(root);
        break;
    }
    case 5:
        free(text);
        break;
    }
#endif
    return 0;
}
