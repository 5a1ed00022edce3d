#include "fillin.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char out[80];
#ifdef LEGAL
    (void)argv;
    (void)rule;
    enum fi_error e;
    const char *args[] = {"Bob", NULL, "$5"};
    fillin *t = fi_compile("{{{0}}} owes {2}{2}", &e);
    OK(t && e == FI_OK && fi_slots(t) == 3 && fi_uses(t, 2) == 2 && fi_uses(t, -1) == 0 && fi_uses(t, 99) == 0);
    OK(fi_render(t, args, out, sizeof out) == 15 && !strcmp(out, "{Bob} owes $5$5"));
    OK(fi_render(t, args, out, 3) == 15 && !strcmp(out, "{B") && fi_render(t, args, NULL, 0) == 15 && fi_render(t, args, out, 1) == 15 && !*out);
    char *s = fi_render_new(t, args);
    OK(s && !strcmp(s, "{Bob} owes $5$5"));
    free(s);
    fi_free(t);
    t = fi_compile("", NULL);
    OK(t && fi_slots(t) == 0 && fi_render(t, NULL, out, 5) == 0 && !*out);
    fi_free(t);
    OK(!fi_compile("{", &e) && e == FI_BRACE && !fi_compile("}", &e) && !fi_compile("{1", &e) && !fi_compile("{a}", NULL) && !fi_compile("{10}", &e));
    char many[FI_PIECES * 3 + 4] = "";
    for (int i = 0; i < FI_PIECES; i++)
        strcat(many, "{9}");
    t = fi_compile(many, &e);
    OK(t && fi_slots(t) == 10);
    fi_free(t);
    strcat(many, "x");
    OK(!fi_compile(many, &e) && e == FI_TOO_MANY);
    fi_free(NULL);
    OK(fi_message((enum fi_error)77) && fi_message(FI_BRACE));
#else
    if (rule == 1) {
        char *text = malloc(20);
        if (!text)
            return 0;
        strcpy(text, "Hello, {0}");
        fillin *t = fi_compile(text, NULL);
        free(text);
        const char *args[] = {"Bob"};
        fi_render(t, args, out, sizeof out);
    } else if (rule == 2) {
        const char *args[] = {"Bob"};
        fillin *t = fi_compile("Dear {0}, you owe {1}.", NULL);
        fi_render(t, args, out, sizeof out);
    } else {
        fillin *t = fi_compile("Hello, {0}", NULL);
        fi_free(t);
        printf("%d\n", fi_slots(t));
    }
#endif
    return 0;
}
