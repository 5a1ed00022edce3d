/* Numbers that a sentence says in digits: "at least 1", "2 to 30000". */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "model/clause.h"
#include "model/words.h"

static bool read_number(const char **at, const char *end, int64_t *number)
{
    static const char *const words[] = {"zero", "one", "two", "three", "four"};
    const char *from = *at + strspn(*at, " ");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if ((size_t)(end - from) >= strlen(words[i]) && strncasecmp(from, words[i], strlen(words[i])) == 0 &&
            !is_name_letter(from[strlen(words[i])])) {
            *number = (int64_t)i;
            *at = from + strlen(words[i]);
            return true;
        }
    if (from >= end || (!isdigit((unsigned char)*from) && !(*from == '-' && isdigit((unsigned char)from[1]))))
        return false;
    char *behind;
    *number = strtoll(from, &behind, 0);
    if (is_name_letter(*behind))
        return false; /* "2nd", "4K": not a number of ours */
    *at = behind;
    return true;
}

struct bound {
    const char *phrase;
    bool is_most;
    int64_t more; /* to be added to what is said */
};

static void take_bound(struct clause *clause, bool is_most, int64_t number)
{
    if (is_most && (!clause->has_most || number < clause->most))
        clause->has_most = true, clause->most = number;
    if (!is_most && (!clause->has_least || number > clause->least))
        clause->has_least = true, clause->least = number;
}

/* "at least 1", "< 64": a phrase and a number behind it. */
static void read_phrases(struct clause *clause)
{
    static const struct bound bounds[] = {{"at least", false, 0},
                                          {"not less than", false, 0},
                                          {"no less than", false, 0},
                                          {">=", false, 0},
                                          {"minimum", false, 0},
                                          {"greater than", false, 1},
                                          {"more than", false, 1},
                                          {"larger than", false, 1},
                                          {"above", false, 1},
                                          {"> ", false, 1},
                                          {"at most", true, 0},
                                          {"no more than", true, 0},
                                          {"not more than", true, 0},
                                          {"up to", true, 0},
                                          {"<=", true, 0},
                                          {"not exceed", true, 0},
                                          {"maximum", true, 0},
                                          {"less than", true, -1},
                                          {"smaller than", true, -1},
                                          {"below", true, -1},
                                          {"fewer than", true, -1},
                                          {"< ", true, -1}};
    const char *end = clause->s + clause->length;
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++) {
        const char *at = clause_find(clause, bounds[i].phrase);
        /* "no more than" has "more than" in it */
        bool is_negated = at && !bounds[i].is_most && at - clause->s >= 3 && strncasecmp(at - 3, "no ", 3) == 0;
        bool is_not = at && at - clause->s >= 4 && strncasecmp(at - 4, "not ", 4) == 0;
        int64_t number;
        if (!at || is_negated || is_not)
            continue;
        at += strlen(bounds[i].phrase);
        if (read_number(&at, end, &number))
            take_bound(clause, bounds[i].is_most, number + bounds[i].more);
    }
}

/* "2 to 30000", "1..64", "between 1 and 9", "3 or more". */
static void read_ranges(struct clause *clause)
{
    static const char *const between[] = {" to ", "..", " and ", " - ", NULL};
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; at < end; at++) {
        int64_t first, last;
        const char *next = at;
        if ((at > clause->s && is_name_letter(at[-1])) || !read_number(&next, end, &first) || next <= at)
            continue;
        if (strncmp(next, " or more", 8) == 0 || strncmp(next, " or greater", 11) == 0)
            take_bound(clause, false, first);
        for (size_t i = 0; between[i]; i++) {
            size_t length = strlen(between[i]);
            if ((size_t)(end - next) <= length || strncmp(next, between[i], length) != 0)
                continue;
            const char *then = next + length + strspn(next + length, ".");
            bool is_range = read_number(&then, end, &last) && last > first;
            if (is_range || isupper((unsigned char)*then))
                take_bound(clause, false, first); /* 1 to LIMIT */
            if (is_range)
                take_bound(clause, true, last);
        }
        at = next - 1;
    }
}

void clause_read_digits(struct clause *clause)
{
    static const char not_zero[] =
        "non-zero|nonzero|not zero|not be zero|not be 0|not 0|!= 0|never 0|other than 0|other than zero";
    static const char not_negative[] = "non-negative|nonnegative|not negative|not be negative";
    read_phrases(clause);
    read_ranges(clause);
    clause->not_zero = clause_has_any(clause, not_zero);
    if (clause_find(clause, "positive") && !clause_find(clause, "non-positive"))
        take_bound(clause, false, 1);
    if (clause_has_any(clause, not_negative))
        take_bound(clause, false, 0);
}

bool clause_has_digits(const struct clause *clause)
{
    return clause->has_least || clause->has_most || clause->not_zero;
}

bool clause_excludes(const struct clause *clause, int64_t number)
{
    return (clause->has_least && number < clause->least) || (clause->has_most && number > clause->most) ||
           (clause->not_zero && number == 0);
}
