/* Mutated patterns: any bytes are a pattern or an error, and a pattern is
 * compiled, matched and covered within its limits. */
#include "regex_fixture.h"

static const char *const seeds[] = {
    "(?<year>\\d{4})-(0[1-9]|1[0-2])",      "[a-zA-Z0-9._%+-]+@[a-z.-]+\\.[a-z]{2,}",
    "(?=.*[a-z])(?=.*\\d)(?!.*\\s).{8,16}", "(?<![_.])\\b\\w+\\B(?<=a{1,3})",
    "([\"'])(?:(?!\\1)[^\\\\]|\\\\.)*\\1",  "\\x41\\u0042\\u{1F600}\\cJ\\0[\\b]\\p{Lu}\\P{Script=Greek}",
    "[^][]{0,3}?[\\w-][+--]|()|^$",         "(a*)*(b+)+?(?:c{2,5}){3}\\k<year>",
    "\xc3\xa9[\xd0\xb0-\xd1\x8f]",
};

static uint64_t random_state;

static unsigned random_below(unsigned limit)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((random_state >> 33) % limit);
}

static size_t mutated(char *out, size_t size)
{
    static const char bytes[] = "()[]{}|*+?^$\\.-=!<>:,0123456789abuxpPdwsbBk\n\xc3\xff";
    const char *seed = seeds[random_below(sizeof seeds / sizeof seeds[0])];
    size_t length = strlen(seed);
    memcpy(out, seed, length);
    for (unsigned edits = random_below(6); edits > 0; edits--) {
        size_t at = random_below((unsigned)length + 1);
        char byte = bytes[random_below(sizeof bytes - 1)];
        switch (random_below(4)) {
        case 0:
            if (at < length)
                out[at] = byte;
            break;
        case 1:
            if (length + 1 < size) {
                memmove(out + at + 1, out + at, length - at);
                out[at] = byte;
                length++;
            }
            break;
        case 2:
            if (at < length) {
                memmove(out + at, out + at + 1, length - at - 1);
                length--;
            }
            break;
        default:
            if (2 * length - at < size) { /* what follows, twice */
                memmove(out + length, out + at, length - at);
                length += length - at;
            }
        }
    }
    return length;
}

static void use(struct regex *regex)
{
    struct error error = ERROR_INIT;
    bool matches;
    regex_matches(regex, "2024-01 aab\"'A", 14, &matches, &error);
    error_release(&error);
    struct cover *cover = cover_of(regex, NULL, &error);
    struct cover_class class = COVER_CLASS_INIT;
    struct text text = TEXT_INIT;
    mpz_t size;
    mpz_init(size);
    cover_size(cover, size);
    mpz_sub_ui(size, size, 1);
    cover_class_at(cover, size, &class);
    cover_class_print(cover, &class, &text);
    cover_class_of(cover, "aaaa", 4, &class, &error);
    error_release(&error);
    mpz_clear(size);
    struct language *some = language_of(regex, NULL, &error);
    struct selection *selection = some ? selection_of(some, 0, 12, &error) : NULL;
    if (some)
        language_free(language_not(some));
    selection_free(selection);
    language_free(some);
    error_release(&error);
    cover_class_release(&class);
    cover_free(cover);
    text_release(&text);
}

static void any_bytes_are_a_pattern_or_an_error(void **state)
{
    (void)state;
    unsigned rounds = getenv("ASSAY_UNDER_VALGRIND") ? 300 : 4000, parsed = 0;
    const char *more = getenv("ASSAY_FUZZ_ROUNDS");
    static const char *const flags[] = {"", "u", "i", "ims", "iu"};
    random_state = 20;
    for (unsigned i = 0; i < (more ? (unsigned)atoi(more) : rounds); i++) {
        char pattern[400];
        size_t length = mutated(pattern, sizeof pattern);
        struct error error = ERROR_INIT;
        struct regex_options options = {
            .flags = flags[random_below(5)], .search = random_below(2), .state_limit = 200, .step_limit = 20000};
        struct regex *regex = regex_parse(pattern, length, &options, &error);
        if (!regex != (error.kind == ERROR_INPUT && error.message.length > 0))
            fail_msg("a pattern and an error, or neither, at round %u", i);
        error_release(&error);
        if (regex) {
            parsed++;
            use(regex);
        }
        regex_free(regex);
    }
    assert_true(parsed > rounds / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_bytes_are_a_pattern_or_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
