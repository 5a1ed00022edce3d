#include "optspec.h"

#include <stdlib.h>
#include <string.h>

static const struct optspec spec[] = {
    {'v', "verbose", OPT_FLAG},
    {'o', "output", OPT_ARG},
    {'n', NULL, OPT_ARG},
    {0, NULL, OPT_FLAG},
};

int main(int count, char **arguments)
{
    struct optscan s;
#ifdef LEGAL
    (void)count, (void)arguments;
    const char *words[] = {"-vofile", "--output=", "--output", "x", "-n", "-12", "--verbose=1", "--verbose", "-xv", "--none", "--", "-v", NULL};
    const char *less[] = {"-vn", NULL};
    long number = 0;
    optscan_start(&s, spec, words);
    if (*optscan_word(&s) != '\0' || optscan_next(&s) != 'v' || optscan_next(&s) != 'o' || strcmp(optscan_arg(&s), "file") != 0)
        return 2;
    if (optscan_next(&s) != 'o' || *optscan_arg(&s) != '\0' || optscan_number(&s, 0, 9, &number) || optscan_next(&s) != 'o')
        return 2;
    if (strcmp(optscan_arg(&s), "x") != 0 || optscan_number(&s, 0, 9, &number) || optscan_next(&s) != 'n')
        return 2;
    if (optscan_number(&s, 0, 9, &number) || !optscan_number(&s, -12, -12, &number) || number != -12)
        return 2;
    if (optscan_next(&s) != OPT_BAD || optscan_next(&s) != 'v' || optscan_next(&s) != OPT_BAD || optscan_next(&s) != 'v')
        return 2;
    if (optscan_next(&s) != OPT_BAD || strcmp(optscan_word(&s), "--none") != 0 || optscan_next(&s) != OPT_END || optscan_next(&s) != OPT_END)
        return 2;
    if (optscan_rest(&s) != words + 11 || optspec_letter(spec, 'x') != NULL || optspec_name(spec, "output") != spec + 1)
        return 2;
    optscan_start(&s, spec, less);
    if (optscan_next(&s) != 'v' || optscan_next(&s) != OPT_MISSING || optscan_next(&s) != OPT_END || *optscan_rest(&s) != NULL)
        return 2;
    if (optspec_letter(spec, '\0') != NULL || optspec_name(spec, "") != NULL)
        return 2;
#else
    const char *words[] = {"-v", "-o", "file", NULL}, *open[] = {"-v"};
    const char **made = malloc(sizeof words);
    memcpy(made, words, sizeof words);
    struct optspec endless[] = {{'v', "verbose", OPT_FLAG}, {'o', "output", OPT_ARG}};
    long number;
    optscan_start(&s, spec, words);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        optscan_next(&s);
        optscan_arg(&s);
        break;
    case 2:
        optscan_number(&s, 0, 1, &number);
        break;
    case 3:
        optscan_rest(&s);
        break;
    case 4:
        optspec_letter(endless, 'x');
        break;
    case 5:
        optscan_start(&s, spec, open);
        optscan_next(&s);
        optscan_next(&s);
        break;
    case 6:
        memset(&s, 0x10, sizeof s);
        s.ended = false;
        optscan_next(&s);
        break;
    case 7:
        optscan_start(&s, spec, made);
        optscan_next(&s);
        free(made);
        optscan_next(&s);
        break;
    }
#endif
    return 0;
}
