#include "argfmt.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    argfmt *f = argfmt_compile("%2 sends %1 to %2", NULL);
#ifdef LEGAL
    (void)count, (void)arguments;
    const char *const args[] = {"it", "A"};
    char small[4];
    int at = 7;
    if (argfmt_arity(f) != 2 || argfmt_uses(f, 2) != 2 || argfmt_uses(f, 0) != 0 || argfmt_uses(f, 10) != 0)
        return 2;
    char *text = argfmt_render2(f, "it", "A"), *again = argfmt_render_new(f, args);
    if (strcmp(text, "A sends it to A") != 0 || strcmp(text, again) != 0 ||
        argfmt_render(f, args, small, sizeof small) != 15 || strcmp(small, "A s") != 0)
        return 2;
    free(text);
    free(again);
    argfmt_free(f);
    if (argfmt_compile("ab%", &at) != NULL || at != 2 || argfmt_compile("%0", NULL) != NULL)
        return 2;
    f = argfmt_compile("100%%", NULL);
    text = argfmt_render1(f, NULL);
    if (strcmp(text, "100%") != 0 || argfmt_render(f, NULL, NULL, 0) != 4 || argfmt_render(f, NULL, small, 1) != 4)
        return 2;
    free(text);
    argfmt_free(f);
    f = argfmt_compile("", NULL);
    if (argfmt_render(f, NULL, small, 1) != 0 || *small != '\0')
        return 2;
    argfmt_free(f);
    return 0;
#else
    const char **args = malloc(sizeof *args);
    args[0] = "x";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        argfmt_render_new(f, args);
        break;
    case 2:
        argfmt_render2(f, "x", NULL);
        break;
    case 3:
        argfmt_render1(f, "x");
        break;
    case 4:
        argfmt_render(f, (const char *const[]){"abc", "def"}, malloc(5), 50);
        break;
    case 5:
        argfmt_free(f);
        argfmt_arity(f);
        break;
    }
    return 0;
#endif
}
