#include "lcsdiff.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char *loose = malloc(2);
    memcpy(loose, "b", 2);
    const char *before[] = {"a", loose, "c", "d"}, *after[] = {"a", "c", "x", "d", "e"};
    ld_diff *d = ld_compare(before, 4, after, 5);
#ifdef LEGAL
    (void)count, (void)arguments;
    const char *out[5];
    char *text = ld_format(d);
    if (strcmp(text, " a\n-b\n c\n+x\n d\n+e\n") != 0 || ld_steps(d) != 6 || ld_count(d, LD_KEEP) != 3)
        return 2;
    free(text);
    ld_apply(d, before, 4, out);
    for (size_t i = 0; i < ld_result_count(d); i++)
        if (strcmp(out[i], after[i]) != 0)
            return 2;
    if (ld_step_action(d, 1) != LD_DELETE || strcmp(ld_step_line(d, 3), "x") != 0)
        return 2;
    ld_free(d);
    d = ld_compare(before, 4, before, 4);
    if (ld_count(d, LD_KEEP) != 4 || ld_compare(NULL, (size_t)-1, NULL, 0) != NULL)
        return 2;
    ld_free(d);
    d = ld_compare(NULL, 0, after, 2);
    if (ld_count(d, LD_INSERT) != 2)
        return 2;
    ld_free(d);
    d = ld_compare(NULL, 0, NULL, 0);
    text = ld_format(d);
    ld_apply(d, NULL, 0, NULL);
    if (*text != '\0')
        return 2;
    free(text);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(loose);
        ld_format(d);
        return 0;
    case 2:
        ld_step_line(d, 6);
        break;
    case 3:
        ld_apply(d, after, 5, before);
        break;
    case 4: {
        const char **little = malloc(2 * sizeof *little);
        ld_apply(d, before, 4, little);
        break;
    }
    case 5:
        before[1] = NULL;
        ld_compare(before, 4, after, 5);
        break;
    }
#endif
    ld_free(d);
    free(loose);
    return 0;
}
