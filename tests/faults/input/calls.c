/* predicates whose answers cannot be trusted, and which must be refused */
#include <assay.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct record {
    struct tm when;
    char name[8];
    int key;
};

#define RECORD_SPACE(predicate)                                 \
    ASSAY_SPACE(predicate, n)                                   \
    {                                                           \
        assay_range(struct record, when.tm_year, 100, 100 + n); \
        assay_range(struct record, when.tm_mon, 0, 11);         \
        assay_strings(struct record, name, "", "a", "b");       \
        assay_range(struct record, key, 0, n);                  \
    }                                                           \
    _Static_assert(1, "")

bool hands_a_struct_over(const struct record *record)
{
    char text[16];
    return strftime(text, sizeof text, "%Y", &record->when) == 4 && record->key == 0;
}
RECORD_SPACE(hands_a_struct_over);

bool hands_a_string_over(const struct record *record)
{
    return access(record->name, F_OK) != 0 && record->key == 1;
}
RECORD_SPACE(hands_a_string_over);

struct pair {
    int a, b;
};

#define PAIR_SPACE(predicate)              \
    ASSAY_SPACE(predicate, n)              \
    {                                      \
        assay_range(struct pair, a, 0, n); \
        assay_range(struct pair, b, 0, n); \
    }                                      \
    _Static_assert(1, "")

bool draws_lots(const struct pair *pair)
{
    return pair->a <= pair->b && lrand48() % 2 == 0;
}
PAIR_SPACE(draws_lots);

bool looks_at_the_clock(const struct pair *pair)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_nsec / 100 % 2 == 0 ? pair->a <= pair->b : pair->b < pair->a;
}
PAIR_SPACE(looks_at_the_clock);
