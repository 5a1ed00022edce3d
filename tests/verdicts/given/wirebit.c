#include "wirebit.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

int wirebit_valid(const char *line)
{
    size_t length = 0;
    while (isalpha((unsigned char)line[length]))
        length++;
    return length >= 1 && length <= 8 && line[length] == '=';
}

int wirebit_value(const char *line)
{
    size_t length = strlen(line), value = 0;
    char *copy = malloc(length + 1);
    if (!copy || length > 100) {
        free(copy);
        return -1;
    }
    memcpy(copy, line, length + 1);
    char *at = copy;
    while (*at && *at != '=')
        at++;
    at++; /* there need not be one */
    while (at[value])
        value++;
    free(copy);
    return (int)value;
}

int wirebit_byte(const unsigned char *bytes, size_t size, size_t index)
{
    return size ? bytes[index] : 0;
}
