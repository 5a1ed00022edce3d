#include "lifomem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    lifomem *m = lm_create();
#ifdef LEGAL
    (void)count, (void)arguments;
    char *outer = lm_strdup(m, "outer");
    lm_push(m);
    lm_push(m);
    char *inner = lm_concat(m, outer, " inner");
    if (strcmp(inner, "outer inner") != 0 || lm_depth(m) != 2 || lm_used(m) != 18)
        return 2;
    inner = lm_resize(m, inner, 100);
    if (strcmp(inner, "outer inner") != 0 || inner[99] != 0 || lm_used(m) != 106 ||
        lm_resize(m, inner, SIZE_MAX) != NULL || lm_resize(m, inner, 0) == NULL || lm_used(m) != 6)
        return 2;
    lm_pop(m);
    lm_pop(m);
    if (lm_used(m) != 6 || lm_alloc(m, 0) == NULL || lm_alloc(m, LM_MAX_BLOCK + 1) != NULL)
        return 2;
    lm_push(m);
    lm_alloc(m, 1);
    lm_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        lm_push(m);
        char *text = lm_strdup(m, "x");
        lm_pop(m);
        lm_concat(m, text, text);
        break;
    }
    case 2:
        lm_pop(m);
        break;
    case 3: {
        void *first = lm_alloc(m, 1);
        lm_alloc(m, 1);
        lm_resize(m, first, 2);
        break;
    }
    case 4:
        free(lm_alloc(m, 1));
        break;
    case 5:
        memset(lm_alloc(m, 8), 1, 9);
        break;
    case 6:
        lm_destroy(m);
        lm_push(m);
        break;
    }
#endif
    lm_destroy(m);
    return 0;
}
