#include "xatcmd.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const char text[] = "AT+CMGS=145,\"a,b\",";
    char *line = malloc(sizeof text), buffer[8];
    long number = 0;
    memcpy(line, text, sizeof text);
    xat_cmd *cmd = xat_parse(line);
    if (cmd == NULL || xat_count(cmd) != 3 || !xat_is(cmd, "+cmgs") || xat_is(cmd, "") || xat_query(cmd))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!xat_int(cmd, 0, &number) || number != 145 || xat_int(cmd, 1, &number) || xat_int(cmd, 2, &number))
        return 2;
    if (xat_copy(cmd, 1, buffer, 3) != 3 || strcmp(buffer, "a,") != 0 || !xat_quoted(cmd, 1) || xat_length(cmd, 2) != 0)
        return 2;
    xat_free(cmd);
    free(line);
    if (xat_parse("") || xat_parse("A") || xat_parse("AT=\"") || xat_parse("AT+X?x") || xat_parse("AT=1\"2\""))
        return 2;
    cmd = xat_parse("at");
    if (!xat_is(cmd, "") || xat_count(cmd) != 0)
        return 2;
    xat_free(cmd);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(line);
        return xat_is(cmd, "+CMGS");
    case 2:
        return xat_copy(cmd, 3, buffer, sizeof buffer) == 77 && number;
    case 3:
        xat_free(cmd);
        return xat_count(cmd);
    }
#endif
    return 0;
}
