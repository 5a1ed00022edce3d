#include "ppdoc.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct ppdoc pp;
    char buffer[64], small[4];
    pp_init(&pp, buffer, sizeof buffer, 2);
    pp_text(&pp, "f");
    pp_open(&pp, '(');
    pp_number(&pp, -1);
#ifdef LEGAL
    (void)count, (void)arguments;
    pp_text(&pp, "");
    pp_text(&pp, "\nb");
    pp_line(&pp);
    pp_close(&pp, ')');
    if (strcmp(pp_finish(&pp), "f(\n  -1\n  b\n  \n)") != 0 || pp_truncated(&pp) || pp_length(&pp) != strlen(buffer))
        return 2;
    pp_init(&pp, small, sizeof small, 0);
    pp_number(&pp, LONG_MIN);
    if (strcmp(pp_finish(&pp), "-92") != 0 || !pp_truncated(&pp) || pp_length(&pp) != 20)
        return 2;
    pp_init(&pp, small, 1, 99);
    if (pp_truncated(&pp) || strcmp(pp_finish(&pp), "") != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pp_close(&pp, ')');
        pp_close(&pp, ')');
        break;
    case 2:
        pp_finish(&pp);
        break;
    case 3:
        pp_close(&pp, ')');
        pp_finish(&pp);
        pp_text(&pp, "more");
        break;
    case 4:
        pp_init(&pp, small, 8, 0);
        pp_text(&pp, "seven..");
        break;
    }
#endif
    return 0;
}
