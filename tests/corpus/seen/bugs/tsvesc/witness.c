#include "tsvesc.h"

#include <stdlib.h>
#include <string.h>

static int round_trip(const char *text)
{
    char *field = Tsv_Escape(text), *back = Tsv_Unescape(field);
    int same = back != NULL && strcmp(back, text) == 0 && strpbrk(field, "\t\n\r") == NULL && Tsv_IsField(field);
    free(field);
    free(back);
    return same;
}

int main(void)
{
    if (!round_trip("") || !round_trip("a\tb\nc\r") || Tsv_Unescape("\\") != NULL || Tsv_Unescape("\\q") != NULL ||
        Tsv_Unescape("\t") != NULL || Tsv_IsField("a\\") || !Tsv_IsField("\\\\n"))
        return 2;
    char *record = Tsv_Append("first", "se\tcond"), *field = Tsv_Get(record, 1);
    if (Tsv_Count(record) != 2 || strcmp(field, "se\tcond") != 0 || Tsv_Get(record, 2) != NULL || !Tsv_IsRecord(record))
        return 2;
    free(field);
    free(record);
    if (Tsv_Count("") != 1 || Tsv_IsRecord("\n") || Tsv_IsRecord("\\\t"))
        return 2;
#ifndef LEGAL
    if (!round_trip("C:\\new"))
        return 1;
#endif
    return 0;
}
