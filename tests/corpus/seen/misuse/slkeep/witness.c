#include "slkeep.h"

#include <stdlib.h>
#include <string.h>

static char *dup(const char *text)
{
    char *new = malloc(strlen(text) + 1);
    return strcpy(new, text);
}

int main(int count, char **arguments)
{
    SLIST_KEEP *sl = sk_init(), *other = sk_init();
    char fixed[] = "fixed", *text;

    for (int i = 0; i < 45; i++) {
        char name[2] = {(char)('z' - i % 26), '\0'};
        if (sk_add(sl, dup(name)) != 0)
            return 2;
    }
    sk_sort(sl);
    if (sk_len(sl) != 45 || strcmp(sk_at(sl, 44), "z") != 0 || sk_at(sl, 45) != NULL || sk_find(sl, "zz") != NULL)
        return 2;
    if (sk_delete(sl, sk_find(sl, "m"), 1) != 0 || sk_delete(sl, "none", 1) != -1 || sk_len(sl) != 44)
        return 2;
    while (sk_len(sl) > 2)
        free(sk_pop(sl));
    if (sk_move(sl, sl) != 0 || sk_move(other, sl) != 0 || sk_len(sl) != 0 || sk_pop(sl) != NULL)
        return 2;
    text = sk_join(other, ", ");
    if (strcmp(text, "a, b") != 0)
        return 2;
    free(text);
    text = sk_join(sl, NULL);
    if (strcmp(text, "") != 0 || sk_add(sl, NULL) != -1)
        return 2;
    free(text);
#ifdef LEGAL
    (void)count, (void)arguments;
    sk_add(sl, fixed);
    sk_add(sl, fixed);
    if (sk_find(sl, "fixed") != fixed || sk_delete(sl, fixed, 0) != 0)
        return 2;
    sk_free(sl, 0);
    sk_free(other, 1);
    sk_free(NULL, 1);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sk_add(sl, fixed);
        sk_free(sl, 1);
        break;
    case 2:
        text = dup("x");
        sk_add(sl, text);
        sk_add(sl, text);
        sk_free(sl, 1);
        break;
    case 3:
        free(sk_at(other, 0));
        sk_find(other, "b");
        break;
    case 4:
        sk_free(sl, 0);
        sk_len(sl);
        break;
    case 5:
        text = sk_find(other, "a");
        sk_delete(other, text, 1);
        sk_find(other, text);
        break;
    }
#endif
    return 0;
}
