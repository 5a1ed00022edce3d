#include "csvline.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char field[32], tiny[3];
    const char *line = "one,\"t,w\"\"o\",,\"\"\nrest";
    int ok = csvline_count(line) == 4 && csvline_count("") == 1 && csvline_count(",") == 2;
    ok = ok && csvline_count("a\"b") == -1 && csvline_count("\"open") == -1 && csvline_count("\"a\"b") == -1;
    ok = ok && csvline_field(line, 1, field, sizeof field) == 5 && strcmp(field, "t,w\"o") == 0;
    ok = ok && csvline_field(line, 0, tiny, sizeof tiny) == 3 && strcmp(tiny, "on") == 0;
    ok = ok && csvline_field(line, 3, field, sizeof field) == 0 && *field == '\0';
    ok = ok && csvline_field(line, 0, NULL, 0) == 3 && csvline_field(line, 4, field, sizeof field) == -1;
    ok = ok && csvline_field(line, -1, field, sizeof field) == -1;
    ok = ok && csvline_quote("a\"b", field, sizeof field) == 6 && strcmp(field, "\"a\"\"b\"") == 0;
    ok = ok && csvline_quote("plain", tiny, sizeof tiny) == 5 && strcmp(tiny, "pl") == 0;
    ok = ok && csvline_quote("", field, sizeof field) == 0;
    ok = ok && csvline_equal("a,\"b\",", "\"a\",b,\"\"") && csvline_equal("\"x\"\"y\"", "\"x\"\"y\"");
    ok = ok && !csvline_equal("a,b", "a,c") && !csvline_equal("a,b", "a") && !csvline_equal("\"a,b\"", "a,b");
    ok = ok && !csvline_equal("\"a\"\"\"", "a") && !csvline_equal("\"\"\"a\"", "b") && !csvline_equal("x\"", "x\"");
    ok = ok && csvline_valid_lines("a,b\nc\"\n\"d\ne\"\n\n") == 3 && csvline_valid_lines("") == 0;
    ok = ok && csvline_valid_lines("\"open\nstill open") == 1;
    return !ok;
}
#else
int main(void)
{
    char *line = malloc(4);
    memcpy(line, "a,bc", 4);
    int count = csvline_count(line);
    free(line);
    return count < 0;
}
#endif
