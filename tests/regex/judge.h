/* Checks of the regex room against judges that share no code with it: PCRE2
 * here, Node (node-judge.mjs) where PCRE2 is no judge of ECMA-262. */
#ifndef ASSAY_TESTS_REGEX_JUDGE_H
#define ASSAY_TESTS_REGEX_JUDGE_H

#include "front/regex/regex.h"

/* ---- pcre.c ---- */
struct judge;
/* NULL: PCRE2 cannot judge this pattern. */
struct judge *judge_new(const char *pattern, const char *flags, bool search);
void judge_free(struct judge *judge);
/* 1 matches, 0 does not, -1 PCRE2 cannot say (or differs from ECMA-262 here). */
int judge_matches(struct judge *judge, const char *s, size_t length);

/* ---- random.c ---- */
struct random {
    uint64_t state;
};
unsigned random_below(struct random *random, unsigned limit);
/* A pattern over a, b, - and newline; references: with backreferences too. */
void random_pattern(struct random *random, struct text *out, bool references);
void random_flags(struct random *random, char flags[5]);
void mutate(struct random *random, struct text *text);

/* ---- checks: each prints what is wrong and counts it ---- */
struct tally_of_checks {
    size_t patterns, refused, judged, strings, wrong;
};
void wrong(struct tally_of_checks *tally, const char *pattern, const char *flags, bool search, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
void check_pattern(struct tally_of_checks *tally, const char *pattern, const char *flags, bool search, uint64_t seed);
void check_exhaustively(struct tally_of_checks *tally, const char *pattern, const char *flags, bool search);
/* One JSON line for Node: the pattern, and strings with our answers. */
void export_pattern(const char *pattern, const char *flags, bool search, size_t longest, uint64_t seed);

#endif
