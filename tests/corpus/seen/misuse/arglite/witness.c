#include "arglite.h"

#include <stdlib.h>
#include <string.h>

static const arglite_opt opts[] = {{'o', "output", 1}, {'v', "verbose", 0}, {'q', NULL, 0}, {0, NULL, 0}};

int main(int count, char **arguments)
{
    char *argv[] = {"prog", "-vqofile", "--output", "x", "--output=", "-vz", "--verbose=1", "-", "rest", NULL};
    arglite al;
    arglite_start(&al, opts, 9, argv);
    if (arglite_next(&al) != 'v')
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (arglite_next(&al) != 'q' || arglite_next(&al) != 'o' || strcmp(arglite_value(&al), "file") != 0)
        return 2;
    if (arglite_next(&al) != 'o' || strcmp(arglite_value(&al), "x") != 0 || arglite_next(&al) != 'o' ||
        arglite_value(&al)[0] != '\0')
        return 2;
    if (arglite_next(&al) != 'v' || arglite_next(&al) != ARGLITE_BAD || strcmp(arglite_trouble(&al), "-vz") != 0)
        return 2;
    if (arglite_next(&al) != ARGLITE_BAD || arglite_next(&al) != ARGLITE_DONE || arglite_rest(&al) != 2)
        return 2;
    if (strcmp(arglite_shift(&al), "-") != 0 || strcmp(arglite_shift(&al), "rest") != 0 || arglite_rest(&al) != 0)
        return 2;
    char *other[] = {"prog", "", "-o", NULL};
    arglite_start(&al, opts, 3, other);
    if (arglite_next(&al) != ARGLITE_DONE || arglite_shift(&al) != other[1] || arglite_next(&al) != ARGLITE_BAD ||
        arglite_next(&al) != ARGLITE_DONE)
        return 2;
    char *ended[] = {"prog", "--", "-v", NULL};
    arglite_start(&al, opts, 3, ended);
    if (arglite_next(&al) != ARGLITE_DONE || arglite_next(&al) != ARGLITE_DONE || arglite_rest(&al) != 1)
        return 2;
    arglite_start(&al, opts, 0, other);
    return arglite_next(&al) != ARGLITE_DONE || arglite_rest(&al) != 0 || arglite_lookup(opts, 'x') != NULL;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        arglite_value(&al);
        break;
    case 2:
        arglite_trouble(&al);
        break;
    case 3:
        arglite_start(&al, opts, 1, argv);
        arglite_shift(&al);
        break;
    case 4: {
        arglite_opt open[1] = {{'a', NULL, 0}};
        arglite_lookup(open, 'x');
        break;
    }
    case 5:
        arglite_start(&al, opts, 2, argv + 8);
        arglite_next(&al);
        break;
    }
    return 0;
#endif
}
