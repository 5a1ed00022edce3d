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

static void take_bound(struct clause *clause, bool is_most, int64_t number)
{
    if (is_most && (!clause->has_most || number < clause->most))
        clause->has_most = true, clause->most = number;
    if (!is_most && (!clause->has_least || number > clause->least))
        clause->has_least = true, clause->least = number;
}

struct bound {
    const char *phrase;
    bool is_most;
    int64_t more; /* to be added to what is said; not 0: a relation, which may also say when something happens */
};
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
#define BOUNDS (sizeof bounds / sizeof *bounds)

/* "at least 1", "< 64": a phrase and a number behind it. */
static bool has_bound(const struct clause *clause, const struct bound *bound, int64_t *number)
{
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; (at = clause_find_first(clause, at, bound->phrase));) {
        /* "no more than" has "more than" in it, and "no less than" "less than" */
        bool is_negated = at - clause->s >= 3 && strncasecmp(at - 3, "no ", 3) == 0;
        bool is_not = at - clause->s >= 4 && strncasecmp(at - 4, "not ", 4) == 0;
        at += strlen(bound->phrase);
        const char *behind = at;
        if (!is_negated && !is_not && read_number(&behind, end, number)) {
            *number += bound->more;
            return true;
        }
    }
    return false;
}

/* By so much a sentence is rather one that says what is done: of those that were labelled none asks then. */
#define LIKELIER 1.0

/* No number is above 0 and below 0, nor above 9 and within 0 to 9. */
bool clause_tells_cases(const struct clause *clause)
{
    struct clause all = *clause;
    int64_t number;
    for (size_t i = 0; i < BOUNDS; i++)
        if (bounds[i].more && has_bound(clause, &bounds[i], &number))
            take_bound(&all, bounds[i].is_most, number);
    return all.has_least && all.has_most && all.least > all.most;
}

/* "Taken as 1 below 1": nobody asks for numbers below 1 and no others. */
static bool may_tell_cases(const struct clause *clause)
{
    bool tells = !(clause->asks & ASKS_DUTY) && clause->reading.handled > clause->reading.duty + LIKELIER;
    int64_t number;
    for (size_t i = 0; i < BOUNDS; i++)
        tells = tells || (bounds[i].more && bounds[i].is_most && has_bound(clause, &bounds[i], &number) && number <= 0);
    return tells || clause_tells_cases(clause);
}

static void read_phrases(struct clause *clause)
{
    bool tells_cases = may_tell_cases(clause);
    for (size_t i = 0; i < BOUNDS; i++) {
        int64_t number;
        if (!(bounds[i].more && tells_cases) && has_bound(clause, &bounds[i], &number))
            take_bound(clause, bounds[i].is_most, number);
    }
}

/* "2 to 30000", "1..64", "between 1 and 9", "3 or more". */
static void read_ranges(struct clause *clause)
{
    static const char *const between[] = {" to ", "..", " .. ", " and ", " - ", NULL};
    const char *end = clause->s + clause->length;
    for (const char *at = clause->s; at < end; at++) {
        int64_t first, last;
        const char *next = at;
        if ((at > clause->s && is_name_letter(at[-1])) || !read_number(&next, end, &first) || next <= at)
            continue;
        bool is_or_more = strncmp(next, " or more", 8) == 0 && strncmp(next + 8, " than", 5) != 0;
        bool is_least = strncmp(next, " at least", 9) == 0, is_most = strncmp(next, " at most", 8) == 0;
        const char *behind = next + (is_least ? 9 : 8);
        bool is_behind = (is_least || is_most) && (behind >= end || strchr(").,;:", *behind)); /* "(1 at least)" */
        if (is_or_more || strncmp(next, " or greater", 11) == 0)
            take_bound(clause, false, first);
        if (is_behind)
            take_bound(clause, is_most, first);
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

#define DENIAL_MOST 7 /* blanks: "there is no logarithm to base 2 of 0" is a long one */

bool clause_denies_zero(const struct clause *clause)
{
    static const char denials[] = "there is none|there is no|is not defined|has no meaning|makes no sense";
    static const char zeros[] = "of 0|of zero|for 0|for zero|at 0|at zero";
    const char *denial = clause_find_first(clause, clause->s, denials);
    const char *zero = denial ? clause_find_first(clause, denial, zeros) : NULL;
    size_t blanks = 0;
    if (!zero)
        return false;
    for (const char *at = denial; at < zero; at++)
        blanks += *at == ' ';
    const char *number = strchr(zero, ' ') + 1, *behind = number + name_length(number);
    return blanks <= DENIAL_MOST && behind >= clause->s + clause->length;
}

bool clause_tells_of_positive(const struct clause *clause)
{
    static const char cases[] =
        "with a positive|with positive|for a positive|for positive|if positive|if it is positive|"
        "when positive|when it is positive|if the count is positive|a positive number means|a "
        "positive value means|positive values mean|positive or negative|positive and negative";
    return clause_has_any(clause, cases) && !clause_is_plain(clause);
}

/* "Not 0 if the message ends here", "nonzero to begin anew": when a switch is on, and not what it must be. */
static bool tells_when(const struct clause *clause, const char *phrase)
{
    static const char *const whens[] = {" 0 if ",   " 0 when ",   " 0 to ",   " 0 for ",   " 0 means ",
                                        "zero if ", "zero when ", "zero to ", "zero for ", "zero means "};
    const char *end = clause->s + clause->length;
    for (size_t i = 0; !clause_is_plain(clause) && i < sizeof whens / sizeof *whens; i++)
        for (const char *at = phrase; at + strlen(whens[i]) < end && at < phrase + strlen("other than zero"); at++)
            if (strncmp(at, whens[i], strlen(whens[i])) == 0)
                return true;
    return false;
}

static const char not_zero[] =
    "non-zero|nonzero|not zero|not be zero|not be 0|not 0|!= 0|never 0|other than 0|other than zero";

bool clause_tells_of_switch(const struct clause *clause)
{
    const char *phrase = clause_find_first(clause, clause->s, not_zero);
    return phrase && tells_when(clause, phrase);
}

void clause_read_digits(struct clause *clause)
{
    static const char not_negative[] = "non-negative|nonnegative|not negative|not be negative";
    read_ranges(clause);
    read_phrases(clause); /* which may be about what is outside of them */
    clause->not_zero =
        (clause_has_any(clause, not_zero) && !clause_tells_of_switch(clause)) || clause_denies_zero(clause);
    if (clause_find(clause, "positive") && !clause_find(clause, "non-positive") && !clause_tells_of_positive(clause))
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
