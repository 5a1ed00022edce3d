#include "natcmp.h"

#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static unsigned char fold(char c, bool nocase)
{
    return (unsigned char)(nocase && c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

static size_t digits(const char *text)
{
    size_t count = 0;
    while (is_digit(text[count]))
        count++;
    return count;
}

/* Digit by digit from the left. */
static int compare_left(const char *a, const char *b)
{
    for (; is_digit(*a) && is_digit(*b); a++, b++)
        if (*a != *b)
            return *a < *b ? -1 : 1;
    return is_digit(*b) ? -1 : is_digit(*a) ? 1 : 0;
}

/* By value. */
static int compare_right(const char *a, const char *b)
{
    size_t a_count = digits(a), b_count = digits(b);
    if (a_count != b_count)
        return a_count < b_count ? -1 : 1;
    int order = memcmp(a, b, a_count);
    return order < 0 ? -1 : order > 0;
}

static int compare(const char *a, const char *b, bool nocase)
{
    for (;;) {
        if (is_digit(*a) && is_digit(*b)) {
            int order = *a == '0' ? compare_left(a, b) : compare_right(a, b);
            if (order != 0)
                return order;
            a += digits(a);
            b += digits(b);
            continue;
        }
        unsigned char x = fold(*a, nocase), y = fold(*b, nocase);
        if (x != y)
            return x < y ? -1 : 1;
        if (x == '\0')
            return 0;
        a++;
        b++;
    }
}

int nat_compare(const char *a, const char *b)
{
    return compare(a, b, false);
}

int nat_compare_nocase(const char *a, const char *b)
{
    return compare(a, b, true);
}

const char *nat_first(const char *a, const char *b)
{
    return nat_compare(a, b) <= 0 ? a : b;
}

void nat_sort(const char **texts, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        const char *text = texts[i];
        size_t to = i;
        for (; to > 0 && nat_compare(texts[to - 1], text) > 0; to--)
            texts[to] = texts[to - 1];
        texts[to] = text;
    }
}

bool nat_is_sorted(const char *const *texts, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (nat_compare(texts[i - 1], texts[i]) > 0)
            return false;
    return true;
}

ptrdiff_t nat_find(const char *const *texts, size_t count, const char *text)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = nat_compare(texts[middle], text);
        if (order == 0)
            return (ptrdiff_t)middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}

size_t nat_number(const char *text, size_t *start)
{
    *start = strcspn(text, "0123456789");
    return digits(text + *start);
}
