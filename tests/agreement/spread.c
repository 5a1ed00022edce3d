/* Inputs are spread over what is possible, as a solver's models are not: those
 * are neighbours (0, 1, 2, …; "a", "b", …).
 *  - 100 of all 32-bit integers: each tenth of the range has at least 3 of
 *    them, no two thirds are in one half, and both parities occur often;
 *  - 100 strings of [a-z]{1,12}: at least 8 lengths, at least 15 first and 15
 *    last letters;
 *  - 100 days of a century: each decade has at least 3, at least 10 months. */
#include <stdio.h>
#include <string.h>

#include "question.h"

#define INPUTS 100

static bool solve(const char *source, struct question *question, struct answer *answer, uint64_t seed)
{
    struct error error = ERROR_INIT;
    if (!question_of(question, PROGRAMS "/spread.assay", source, &error)) {
        printf("%s\n", error.message.s);
        return false;
    }
    answer_of_engine(question, NULL, seed, INPUTS, answer);
    return answer->inputs.count == INPUTS && !answer_is_wrong(question, answer);
}

static bool said(bool right, const char *what, uint64_t seed, size_t number)
{
    if (!right)
        printf("seed %llu: %s: %zu\n", (unsigned long long)seed, what, number);
    return right;
}

/* Of so many equal pieces of low..high, the least number of inputs in one. */
static size_t least_of_pieces(const struct answer *answer, long long low, long long high, size_t pieces)
{
    size_t counts[16] = {0}, least = INPUTS;
    for (size_t i = 0; i < answer->inputs.count; i++) {
        long long n = mpz_get_si(answer->inputs.items[i][0]->integer);
        counts[(size_t)((double)(n - low) / ((double)(high - low) + 1) * (double)pieces)]++;
    }
    for (size_t i = 0; i < pieces; i++)
        least = counts[i] < least ? counts[i] : least;
    return least;
}

static bool integers_are_spread(uint64_t seed)
{
    struct question question;
    struct answer answer;
    if (!solve("(program p (declare x ?Integer) (specify x (between -2147483648 2147483647)) (generate g 1))",
               &question, &answer, seed))
        return said(false, "integers", seed, 0);
    size_t least = least_of_pieces(&answer, -2147483648LL, 2147483647LL, 10), odd = 0;
    size_t half = least_of_pieces(&answer, -2147483648LL, 2147483647LL, 2);
    for (size_t i = 0; i < answer.inputs.count; i++)
        odd += mpz_odd_p(answer.inputs.items[i][0]->integer) != 0;
    bool right = said(least >= 3, "integers in one tenth", seed, least) &&
                 said(half >= INPUTS / 3, "integers in one half", seed, half) &&
                 said(odd >= 20 && odd <= 80, "odd integers", seed, odd);
    answer_release(&answer);
    question_release(&question);
    return right;
}

static bool days_are_spread(uint64_t seed)
{
    struct question question;
    struct answer answer;
    if (!solve("(program p (declare x ?Date) (specify x (between (date \"1970-01-01\") (date \"2069-12-31\")))"
               " (generate g 1))",
               &question, &answer, seed))
        return said(false, "days", seed, 0);
    size_t least = least_of_pieces(&answer, 0, 36524, 10), months = 0;
    unsigned seen = 0;
    for (size_t i = 0; i < answer.inputs.count; i++) {
        struct text day = TEXT_INIT;
        lang_print_json(answer.inputs.items[i][0], question.block->symbols[0]->type, &day);
        seen |= 1u << ((day.s[6] - '0') * 10 + day.s[7] - '0');
        text_release(&day);
    }
    for (; seen; seen &= seen - 1)
        months++;
    bool right = said(least >= 3, "days in one decade", seed, least) && said(months >= 10, "months", seed, months);
    answer_release(&answer);
    question_release(&question);
    return right;
}

static size_t ones(const bool *seen, size_t count)
{
    size_t found = 0;
    for (size_t i = 0; i < count; i++)
        found += seen[i];
    return found;
}

static bool strings_are_spread(uint64_t seed)
{
    struct question question;
    struct answer answer;
    bool lengths[32] = {0}, first[128] = {0}, last[128] = {0};
    if (!solve("(program p (declare x ?String) (specify x (matches #rx\"[a-z]{1,12}\")) (generate g 1))", &question,
               &answer, seed))
        return said(false, "strings", seed, 0);
    for (size_t i = 0; i < answer.inputs.count; i++) {
        const struct lang_value *s = answer.inputs.items[i][0];
        lengths[s->string.length] = true;
        first[(unsigned char)s->string.s[0]] = last[(unsigned char)s->string.s[s->string.length - 1]] = true;
    }
    bool right = said(ones(lengths, 32) >= 8, "lengths", seed, ones(lengths, 32)) &&
                 said(ones(first, 128) >= 15, "first letters", seed, ones(first, 128)) &&
                 said(ones(last, 128) >= 15, "last letters", seed, ones(last, 128));
    answer_release(&answer);
    question_release(&question);
    return right;
}

int main(void)
{
    unsigned wrong = 0;
    for (uint64_t seed = 0; seed < 20; seed++)
        wrong += !integers_are_spread(seed) + !days_are_spread(seed) + !strings_are_spread(seed);
    return wrong > 0;
}
