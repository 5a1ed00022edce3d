#include "clirake.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int verbose, quiet;
static long depth = 3;
static const char *output;
static const char *dirs[2];
static struct rake_list include = {dirs, 2, 0};

static const struct rake_option options[] = {
    {RAKE_COUNT, 'v', "verbose", &verbose, "say more"},
    {RAKE_FLAG, 'q', "quiet", &quiet, NULL},
    {RAKE_LONG, 'd', "depth", &depth, "how deep to go"},
    {RAKE_TEXT, 0, "output", &output, "where to write"},
    {RAKE_LIST, 'I', NULL, &include, "a folder to search"},
    RAKE_LAST,
};

#ifdef LEGAL
static int ends(char **argv, int argc, enum rake_error error, int index)
{
    struct rake_result r = rake(options, argc, argv);
    return r.error == error && r.index == index;
}
#endif

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    char *good[] = {"p", "-vvqd7", "--output=", "-I", "a", "-Ib", "--", "-v"};
    char *bad[] = {"p", "-d", "0x1"}, *full[] = {"p", "-Ic"}, *missing[] = {"p", "--output"};
    char *unknown[] = {"p", "-", "-x"}, *given[] = {"p", "--verbose=1"}, *range[] = {"p", "--depth", "99999999999999999999"};
    if (!ends(good, 8, RAKE_OK, 7) || verbose != 2 || quiet != 1 || depth != 7 || strcmp(output, "") != 0)
        return 2;
    if (include.count != 2 || strcmp(dirs[1], "b") != 0 || !ends(full, 2, RAKE_FULL, 1) || !ends(bad, 3, RAKE_BAD_NUMBER, 2))
        return 2;
    if (!ends(missing, 2, RAKE_MISSING, 1) || !ends(unknown, 3, RAKE_OK, 1) || !ends(unknown + 1, 2, RAKE_UNKNOWN, 1))
        return 2;
    if (!ends(given, 2, RAKE_UNEXPECTED, 1) || !ends(range, 3, RAKE_BAD_NUMBER, 2) || !ends(NULL, 0, RAKE_OK, 0))
        return 2;
    verbose = INT_MAX;
    if (!ends(good, 2, RAKE_OK, 2) || verbose != INT_MAX || rake_by_letter(options, 0) != NULL)
        return 2;
    if (rake_by_name(options, "depth") != options + 2 || rake_by_name(options, "") != NULL)
        return 2;
    char text[200], small[3];
    size_t length = rake_usage(options, text, sizeof text);
    if (strlen(text) != length || rake_usage(options, small, 3) != length || rake_usage(options, NULL, 0) != length)
        return 2;
    if (strncmp(text, "  -v, --verbose  say more\n", 26) != 0 || strcmp(small, "  ") != 0)
        return 2;
    return strcmp(rake_explain((enum rake_error)7), "unknown error") != 0;
#else
    struct rake_option open[] = {{RAKE_FLAG, 'q', NULL, &quiet, NULL}};
    struct rake_option one[] = {{RAKE_TEXT, 'o', NULL, NULL, NULL}, RAKE_LAST};
    char *argv[] = {"p", "-o", "x", NULL};
    char small[2];
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rake_by_letter(open, 'x');
        break;
    case 2:
        one[0].target = small;
        rake(one, 3, argv);
        break;
    case 3:
        rake(one, 3, argv);
        break;
    case 4:
        rake(options, 5, (char *[]){"p", "-v", "-v", NULL});
        break;
    case 5:
        include.items = malloc(sizeof *include.items);
        rake(options, 3, (char *[]){"p", "-Ia", "-Ib"});
        break;
    case 6:
        argv[2] = calloc(1, 4);
        one[0].target = &output;
        rake(one, 3, argv);
        free(argv[2]);
        return output[0];
    case 7:
        rake_by_name(options, NULL);
        break;
    }
    return 0;
#endif
}
