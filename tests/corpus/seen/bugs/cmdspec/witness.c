#include "cmdspec.h"

#include <string.h>

int main(void)
{
    cmdspec *c = cs_new();
    if (!cs_option(c, "depth", true) || !cs_option(c, "quiet", false) || cs_option(c, "quiet", true) || cs_option(c, "", true))
        return 2;
    if (cs_parse(c, "--depth 3 --quiet a.txt  b.txt --depth 4") != CS_OK || !cs_has(c, "quiet") || cs_has(c, "other"))
        return 2;
    if (strcmp(cs_value(c, "depth"), "4") != 0 || cs_value(c, "quiet") != NULL || cs_operands(c) != 2 ||
        strcmp(cs_operand(c, 1), "b.txt") != 0 || cs_operand(c, 2) != NULL)
        return 2;
    if (cs_parse(c, cs_operand(c, 0)) != CS_OK || cs_has(c, "depth") || cs_operands(c) != 1)
        return 2;
    if (cs_parse(c, "") != CS_OK || cs_operands(c) != 0)
        return 2;
    cs_forget(c);
#ifndef LEGAL
    if (cs_parse(c, "--depth") != CS_MISSING)
        return 2;
#endif
    cs_free(c);
    cs_free(NULL);
    return 0;
}
