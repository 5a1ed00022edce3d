/* What a pattern of any bytes means.  The first byte is flags and mode; what
 * parses is matched against its own source, and a language that stays small is
 * drawn from: what is drawn must match. */

#include "fuzz.h"
#include "front/regex/regex.h"

static void draw(struct regex *regex)
{
    struct error error = ERROR_INIT;
    struct text text = TEXT_INIT;
    bool matches = false;
    struct language *language = regex_has_backreferences(regex) ? NULL : language_of(regex, NULL, &error);
    struct selection *some = language ? selection_of(language, 0, 8, &error) : NULL;
    mpz_t count;
    mpz_init(count);
    if (some)
        selection_count(some, count);
    if (mpz_sgn(count) > 0) {
        selection_sample(some, 1, 1, &text);
        if (regex_matches(regex, text.s, text.length, &matches, &error) && !matches)
            BUG("a string that was drawn does not match");
    }
    mpz_clear(count);
    selection_free(some);
    language_free(language);
    text_release(&text);
    error_release(&error);
}

void fuzz_language(const uint8_t *data, size_t size)
{
    static const char *const flags[] = {"", "i", "s", "m", "u", "is", "iu", "imsu"};
    struct error error = ERROR_INIT;
    if (size < 1)
        return;
    struct regex_options options = {
        .flags = flags[data[0] & 7], .search = data[0] & 8, .state_limit = 200, .step_limit = 2000};
    struct regex *regex = regex_parse((const char *)data + 1, size - 1, &options, &error);
    if (regex) {
        struct error ignored = ERROR_INIT;
        bool matches;
        regex_matches(regex, (const char *)data + 1, size - 1, &matches, &ignored);
        error_release(&ignored);
        draw(regex);
    }
    regex_free(regex);
    error_release(&error);
}
