#include "notes.h"

#include <stdarg.h>
#include <stdlib.h>

int note_scan(const char *text, int count, ...)
{
    static const char digits[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    va_list numbers;
    va_start(numbers, count);
    int *last = NULL;
    for (int i = 0; i < count; i++)
        last = va_arg(numbers, int *);
    va_end(numbers);
    *last = *text ? digits[*text - '0'] : 0; /* a letter is none */
    return *last;
}

int note_first(const char *text)
{
    int first = 0;
    return text ? note_scan(text, 1, &first) : 0;
}

int note_second(const char *text)
{
    int first = 0, second = 0;
    return text ? note_scan(text, 2, &first, &second) : 0;
}

int note_third(const char *text)
{
    int first = 0, second = 0, third = 0;
    return text ? note_scan(text, 3, &first, &second, &third) : 0;
}

struct pile {
    int count;
};

struct pile *pile_new(void)
{
    return calloc(1, sizeof(struct pile));
}

void pile_free(struct pile *pile)
{
    free(pile);
}

void pile_add(struct pile *pile, int number)
{
    pile->count += pile->count < 1000 && number > 0;
}

int pile_move(struct pile *from, struct pile *to)
{
    int *count = from == to || from->count > 1 ? NULL : &from->count; /* it may be one pile, or a high one */
    to->count += *count;
    *count = 0;
    return to->count;
}

static void stop(void)
{
    exit(3);
}

int note_page(int number)
{
    if (number < 0)
        stop();
    return number;
}

int note_line(int number)
{
    if (number < 1)
        stop();
    return number;
}

int note_side(int number)
{
    if (number > 2)
        stop();
    return number;
}

#define MONTH(name, days)                                                                                              \
    int note_##name(int day)                                                                                           \
    {                                                                                                                  \
        if (day < 1 || day > (days))                                                                                   \
            abort();                                                                                                   \
        return day;                                                                                                    \
    }
MONTH(january, 31)
MONTH(february, 29)
MONTH(march, 31)
MONTH(april, 30)
MONTH(may, 31)
MONTH(june, 30)
MONTH(july, 31)
MONTH(august, 31)
MONTH(september, 30)
MONTH(october, 31)
MONTH(november, 30)
MONTH(december, 31)
