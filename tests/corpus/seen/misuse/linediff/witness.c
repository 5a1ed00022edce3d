#include "linediff.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char out[64];
    char *text = malloc(9);
    memcpy(text, "a\nb\nc\nd\n", 9);
    linediff *diff = ld_compare(text, "a\nx\nc\nd");
    if (ld_steps(diff) != 6 || ld_count(diff, LD_KEEP) != 2 || ld_count(diff, LD_INSERT) != 2 || ld_same(diff))
        return 2;
    if (ld_print(diff, out, sizeof out) != 18 || strcmp(out, " a\n-b\n+x\n c\n-d\n+d\n") != 0)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    char *old_text = ld_old_text(diff), *new_text = ld_new_text(diff);
    if (strcmp(old_text, text) != 0 || strcmp(new_text, "a\nx\nc\nd") != 0 || ld_step_at(diff, 5).length != 1 ||
        ld_print(diff, out, 3) != 18 || strcmp(out, " a") != 0 || ld_print(diff, NULL, 0) != 18)
        return 2;
    free(old_text);
    free(new_text);
    ld_free(diff);
    diff = ld_compare(text, text);
    if (!ld_same(diff) || ld_steps(diff) != 4)
        return 2;
    ld_free(diff);
    diff = ld_compare("", "");
    char *nothing = ld_new_text(diff);
    if (!ld_same(diff) || strcmp(nothing, "") != 0 || ld_print(diff, out, 1) != 0)
        return 2;
    free(nothing);
    ld_free(diff);
    diff = ld_compare("\n\n", "");
    if (ld_count(diff, LD_DELETE) != 2 || ld_print(diff, out, sizeof out) != 4)
        return 2;
    ld_free(diff);
    char *many = malloc(1002);
    memset(many, '\n', 1001);
    many[1001] = '\0';
    if (ld_compare(many, "") != NULL)
        return 2;
    free(many);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        free(text);
        free(ld_old_text(diff));
        return 0;
    case 2:
        ld_step_at(diff, 6);
        break;
    case 3:
        ld_free(diff);
        ld_steps(diff);
        return 0;
    case 4:
        return strcmp(ld_step_at(diff, 0).line, "a\n") != 0;
    case 5: {
        char small[8];
        ld_print(diff, small, 20);
        break;
    }
    }
    ld_free(diff);
#endif
    free(text);
    return 0;
}
