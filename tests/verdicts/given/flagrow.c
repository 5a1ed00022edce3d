#include "flagrow.h"

#include <string.h>

static const char upper[] = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'};
static const char lower[] = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e'};

char flagrow_digit(unsigned number, unsigned flags)
{
    return (flags & FLAGROW_LOWER ? lower : upper)[number % 16];
}

char flagrow_letter(unsigned place)
{
    static const char letters[] = {'a', 'b', 'c', 'd'};
    return letters[place];
}

int flagrow_width(const struct flagrow_field *fields)
{
    unsigned sum = 0;
    for (; fields->name; fields++)
        sum += (unsigned)fields->width + (unsigned)strlen(fields->name);
    return (int)(sum / 2);
}

int flagrow_last(const struct flagrow_field *fields)
{
    size_t i = 1;
    while (fields[i].name)
        i++;
    return fields[i - 1].width;
}

size_t flagrow_lengths(char *const argv[])
{
    size_t sum = 0;
    do
        sum += *argv ? strlen(*argv) : 0;
    while (*++argv);
    return sum;
}

size_t flagrow_fill(const char *text, const char *const *args)
{
    size_t length = 0, i = 0;
    for (; *text; text++)
        length += *text == '#' ? strlen(args[i++]) : 1;
    return length;
}
