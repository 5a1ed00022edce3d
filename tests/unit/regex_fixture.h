/* Short ways to say what the tests of the regex room need. */
#ifndef ASSAY_TESTS_UNIT_REGEX_FIXTURE_H
#define ASSAY_TESTS_UNIT_REGEX_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "front/regex/regex.h"

static inline struct regex *parse_with(const char *pattern, const char *flags, bool search)
{
    struct error error = ERROR_INIT;
    struct regex_options options = {.flags = flags, .search = search};
    struct regex *regex = regex_parse(pattern, strlen(pattern), &options, &error);
    if (!regex)
        print_error("%s\n", error.message.s);
    assert_non_null(regex);
    return regex;
}

static inline struct regex *parse(const char *pattern)
{
    return parse_with(pattern, NULL, false);
}

static inline bool matches_with(const char *pattern, const char *flags, bool search, const char *s)
{
    struct error error = ERROR_INIT;
    struct regex *regex = parse_with(pattern, flags, search);
    bool matches = false;
    assert_true(regex_matches(regex, s, strlen(s), &matches, &error));
    regex_free(regex);
    return matches;
}

static inline struct language *language(const char *pattern)
{
    struct error error = ERROR_INIT;
    struct regex *regex = parse(pattern);
    struct language *language = language_of(regex, NULL, &error);
    assert_non_null(language);
    regex_free(regex);
    return language;
}

/* A number as its digits, in a buffer that the next call reuses. */
static inline const char *digits(const mpz_t number, char buffer[256])
{
    assert_true(mpz_sizeinbase(number, 10) < 250);
    return mpz_get_str(buffer, 10, number);
}

#endif
