#include "tabstops.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    tabstops ts;
    tabstops_init(&ts);
    if (tabstops_width(&ts) != 8 || tabstops_set_width(&ts, 65) != -1 || tabstops_column(&ts, "a\tb") != 9)
        return 2;
    if (tabstops_set_width(&ts, 4) || tabstops_extent(&ts, "\t\t\nabc") != 8 || tabstops_column(&ts, "\t\nabc") != 3)
        return 2;
    char *text = tabstops_expand(&ts, "\ta\tbcde\t\n\t.");
    if (strcmp(text, "    a   bcde    \n    .") != 0)
        return 2;
    free(text);
    if (tabstops_index(&ts, "a\tb", 3) != 1 || tabstops_index(&ts, "a\tb", 4) != 2 ||
        tabstops_index(&ts, "ab\n", 7) != 2)
        return 2;
    if (tabstops_set_width(&ts, 0) || tabstops_column(&ts, "\ta\t") != 1 || tabstops_index(&ts, "\ta", 0) != 1)
        return 2;
    text = tabstops_expand(&ts, "no tabs");
    if (strcmp(text, "no tabs") != 0)
        return 2;
    free(text);
#ifndef LEGAL
    free(tabstops_expand(&ts, "a\tb"));
#endif
    return 0;
}
