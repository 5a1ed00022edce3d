#include <string.h>
#include "waybill.h"

unsigned waybill_fields(const char *line)
{
    unsigned fields = 1;
    for (const char *at = line + 6; *at != '*'; at++)
        fields += *at == ',';
    return fields;
}

int waybill_sum(const char *line, size_t length)
{
    return line[length - 3] == '*' ? line[length - 2] : -1;
}

int waybill_validate(const char *line, size_t length, int check)
{
    if (length < 10 || line[0] != '$' || line[length - 3] != '*')
        return -1;
    unsigned sum = 0;
    for (size_t i = 0; i < length - 3; i++)
        sum += (unsigned char)line[i];
    return check && sum % 10 != (unsigned char)line[length - 1] % 10u ? -1 : 0;
}
