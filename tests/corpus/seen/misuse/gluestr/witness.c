#include "gluestr.h"

#include <stdlib.h>
#include <string.h>

static char *fresh(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    return copy == NULL ? NULL : strcpy(copy, text);
}

int main(int count, char **arguments)
{
    glue *g = glue_new();
    glue_cursor c = glue_begin(g);
    if (glue_at(&c) || glue_shift(g) != NULL || !glue_add(g, "a") || !glue_take(g, fresh("bb")) || !glue_add(g, ""))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char *all = glue_join(g, "--");
    if (strcmp(all, "a--bb--") != 0 || glue_count(g) != 3)
        return 2;
    free(all);
    c = glue_begin(g);
    glue_next(&c);
    if (strcmp(glue_text(&c), "bb") != 0)
        return 2;
    glue_cursor_drop(&c);
    glue_next(&c);
    all = glue_shift(g);
    if (glue_at(&c) || strcmp(all, "a") != 0 || glue_count(g) != 1)
        return 2;
    free(all);
    c = glue_begin(g);
    glue_cursor_drop(&c);
    all = glue_join(g, "x");
    if (all[0] != '\0' || glue_at(&c))
        return 2;
    free(all);
    glue_free(g);
    glue_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        glue_text(&c);
        break;
    case 2:
        c = glue_begin(g);
        free(glue_shift(g));
        glue_next(&c);
        break;
    case 3: {
        char *own = fresh("x");
        glue_take(g, own);
        free(own);
        glue_free(g);
        break;
    }
    case 4: {
        char local[] = "x";
        glue_take(g, local);
        glue_free(g);
        break;
    }
    case 5:
        c = glue_begin(g);
        free((char *)glue_text(&c));
        glue_free(g);
        break;
    }
#endif
    return 0;
}
