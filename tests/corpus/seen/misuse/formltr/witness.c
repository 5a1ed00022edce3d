#include "formltr.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static const char *upper(void *ctx, const char *name)
{
    int *calls = ctx;
    ++*calls;
    return strcmp(name, "none") == 0 ? NULL : name;
}
int main(void)
{
    char buf[100], *big = malloc(FL_TEXT + 2);
    const char *values[] = {"Ms", NULL};
    fl_error e;
    int calls = 0;
    assert(big);
    memset(big, 'x', FL_TEXT + 1);
    big[FL_TEXT + 1] = 0;
    fl_free(NULL);
    assert(!fl_compile(big, &e) && e == FL_LONG && !fl_compile("{", &e) && e == FL_BRACE && !fl_compile("{}", NULL));
    assert(!fl_compile("{a b}", NULL) && !fl_compile("x{abc", NULL) && !fl_compile("{{{", NULL));
    assert(!fl_compile("{x12345678901234567890123456789012}", &e) && e == FL_BRACE);
    assert(fl_message(INT_MIN) && fl_message(FL_MANY));
    fl_template *t = fl_compile("", &e);
    assert(t && e == FL_OK && fl_fields(t) == 0 && fl_index(t, "") == -1);
    assert(fl_letter(t, upper, &calls, NULL, 0) == 0 && fl_letter_values(t, NULL, buf, 1) == 0 && !*buf);
    fl_free(t);
    t = fl_compile("Dear {title} {none}, {{a} {title}", NULL);
    assert(t && fl_fields(t) == 2 && !strcmp(fl_field(t, 1), "none") && fl_index(t, "title") == 0 && fl_index(t, "t") == -1);
    assert(fl_letter(t, upper, &calls, buf, sizeof buf) == 22 && !strcmp(buf, "Dear title , {a} title") && calls == 3);
    assert(fl_letter_values(t, values, buf, 7) == 16 && !strcmp(buf, "Dear M"));
    fl_free(t);
    big[FL_TEXT] = 0;
    t = fl_compile(big, &e);
    assert(t && fl_letter(t, upper, &calls, NULL, 0) == FL_TEXT);
    fl_free(t);
    big[0] = 0;
    for (int i = 0; i <= FL_FIELDS; i++)
        sprintf(big + strlen(big), "{f%d}", i);
    assert(!fl_compile(big, &e) && e == FL_MANY);
    free(big);
    return 0;
}
#else
static fl_template *t;
static const char *freeing(void *ctx, const char *name)
{
    (void)ctx, (void)name;
    fl_free(t);
    return "x";
}
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char buf[100], *text = malloc(40);
    if (!text)
        return 0;
    strcpy(text, "Dear {name} of {town}!");
    t = fl_compile(text, NULL);
    if (!t)
        return 0;
    const char *values[] = {"Ann", "Bath"};
    const char **one = malloc(sizeof *one);
    if (!one)
        return 0;
    one[0] = "Ann";
    switch (rule) {
    case 1:
        free(text);
        fl_letter_values(t, values, buf, sizeof buf);
        break;
    case 2:
        fl_letter_values(t, one, buf, sizeof buf);
        break;
    case 3:
        fl_letter(t, freeing, NULL, buf, sizeof buf);
        break;
    }
    return 0;
}
#endif
