#include "overtype.h"

#include <stdlib.h>
#include <string.h>

size_t overtype_put(char *line, size_t size, size_t from, size_t to, const char *text)
{
    size_t length = strlen(line), more = strlen(text), left = length - (to - from);
    if (left >= size || more >= size - left)
        return 0;
    memmove(line + from + more, line + to, length - to + 1);
    memcpy(line + from, text, more);
    return left + more;
}

size_t overtype_lower(char *bytes, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i <= size; i++) /* one too far: the bug */
        if (bytes[i] >= 'A' && bytes[i] <= 'Z') {
            bytes[i] = (char)(bytes[i] - 'A' + 'a');
            count++;
        }
    return count;
}

struct overtype {
    int *values;
    size_t count;
};

overtype *overtype_new(void)
{
    return calloc(1, sizeof(overtype));
}

void overtype_free(overtype *row)
{
    if (row)
        free(row->values);
    free(row);
}

size_t overtype_count(const overtype *row)
{
    return row->count;
}

int overtype_add(overtype *row, int value)
{
    int *more = realloc(row->values, (row->count + 1) * sizeof *more);
    if (!more)
        return -1;
    row->values = more;
    more[row->count++] = value;
    return 0;
}

int overtype_cut(overtype *row, size_t from, size_t to)
{
    if (from > to || to > row->count)
        return -1;
    for (size_t i = to; i <= row->count; i++) /* one too far: the bug */
        row->values[from + i - to] = row->values[i];
    row->count -= to - from;
    return 0;
}
