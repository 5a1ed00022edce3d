/* regex-many FILE: for each line {"pattern":…,"flags":…} one line of JSON: strings
 * that the pattern matches somewhere, strings that it does not, strings of its
 * classes and how many classes there are; or "refused" and why.  PCRE2 judges
 * here, where it can; Node judges the lines (judge.mjs). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../regex/judge.h"
#include "base/file.h"
#include "base/json.h"

#define STRINGS 40
#define CLASSES 60

static size_t pcre_judged, pcre_wrong;

struct one {
    const char *pattern, *flags;
    struct regex *regex;
    struct judge *judge;
    struct text *out;
    bool first;
};

static void add(struct one *one, const char *s, size_t length, bool matches)
{
    int judged = one->judge ? judge_matches(one->judge, s, length) : -1;
    if (judged >= 0)
        pcre_judged++;
    if (judged == !matches) {
        pcre_wrong++;
        fprintf(stderr, "/%s/%s: '%s' %s, PCRE2 says the opposite\n", one->pattern, one->flags, s,
                matches ? "matches" : "does not match");
    }
    text_add(one->out, one->first ? "" : ",");
    char *copy = mem_strndup(s, length); /* strings of these lengths have no NUL unless the pattern asks for one */
    text_add_json(one->out, copy);
    mem_free(copy);
    one->first = false;
}

static void begin(struct one *one, const char *key)
{
    text_addf(one->out, ",\"%s\":[", key);
    one->first = true;
}

/* Some strings of a language; those with NUL are left to the units. */
static bool add_some(struct one *one, const struct language *language, bool matches, struct error *error)
{
    struct selection *some = selection_of(language, 0, SELECTION_FINITE, error);
    struct text s = TEXT_INIT;
    mpz_t count;
    if (!some)
        return false;
    mpz_init(count);
    selection_count(some, count);
    for (uint64_t i = 0; i < STRINGS && mpz_cmp_ui(count, i) > 0; i++) {
        selection_shuffled(some, 1, i, &s);
        if (!memchr(s.s, 0, s.length))
            add(one, s.s, s.length, matches);
    }
    mpz_clear(count);
    text_release(&s);
    selection_free(some);
    return true;
}

static bool add_languages(struct one *one, struct error *error)
{
    struct language *language = language_of(one->regex, NULL, error);
    struct language *others = language ? language_not(language) : NULL;
    bool done = language && others;
    begin(one, "strings");
    done = done && add_some(one, language, true, error);
    text_add(one->out, "]");
    begin(one, "others");
    done = done && add_some(one, others, false, error);
    text_add(one->out, "]");
    language_free(others);
    language_free(language);
    return done;
}

static void add_drawn(struct one *one)
{
    struct text s = TEXT_INIT;
    begin(one, "strings");
    for (uint64_t i = 0; i < STRINGS; i++) {
        struct error error = ERROR_INIT;
        if (regex_draw(one->regex, NULL, 0, 200, i, &s, &error) && !memchr(s.s, 0, s.length))
            add(one, s.s, s.length, true);
        error_release(&error);
    }
    text_add(one->out, "],\"drawn\":true,\"others\":[]");
    text_release(&s);
}

/* One string of each of the first classes; its class must be found again. */
static bool add_classes(struct one *one, struct error *error)
{
    struct cover *cover = cover_of(one->regex, NULL, error);
    struct cover_class class = COVER_CLASS_INIT, again = COVER_CLASS_INIT;
    struct text s = TEXT_INIT;
    mpz_t size, index, found;
    if (!cover)
        return false;
    mpz_inits(size, index, found, NULL);
    cover_size(cover, size);
    char *digits = mpz_get_str(NULL, 10, size);
    text_addf(one->out, ",\"cover\":\"%s\"", digits);
    free(digits);
    begin(one, "classes");
    for (unsigned i = 0; i < CLASSES && mpz_cmp_ui(size, i) > 0; i++) {
        struct error ignored = ERROR_INIT;
        mpz_set_ui(index, i);
        cover_class_at(cover, index, &class);
        if (cover_draw(cover, &class, NULL, 0, 400, 1, &s, &ignored) == COVER_DRAWN && !memchr(s.s, 0, s.length)) {
            add(one, s.s, s.length, true);
            if (cover_class_of(cover, s.s, s.length, &again, &ignored) == COVER_FOUND) {
                cover_class_index(cover, &again, found);
                if (mpz_cmp(found, index) != 0) {
                    pcre_wrong++;
                    fprintf(stderr, "/%s/%s: a string drawn of class %u is of another one\n", one->pattern, one->flags,
                            i);
                }
            }
        }
        error_release(&ignored);
    }
    text_add(one->out, "]");
    mpz_clears(size, index, found, NULL);
    cover_class_release(&class);
    cover_class_release(&again);
    text_release(&s);
    cover_free(cover);
    return true;
}

static void refuse(struct text *out, size_t from, const struct error *error)
{
    text_cut(out, from);
    text_add(out, ",\"refused\":");
    text_add_json(out, error->message.s);
}

static void handle(const char *pattern, size_t length, const char *flags, struct text *out)
{
    struct error error = ERROR_INIT;
    struct regex_options options = {.flags = flags, .search = true};
    struct one one = {.pattern = pattern, .flags = flags, .out = out};
    text_add(out, "{\"pattern\":");
    text_add_json(out, pattern);
    text_addf(out, ",\"flags\":\"%s\"", flags);
    size_t from = out->length;
    one.regex = regex_parse(pattern, length, &options, &error);
    if (one.regex) {
        one.judge = judge_new(pattern, flags, true);
        bool done = true;
        if (regex_has_backreferences(one.regex))
            add_drawn(&one);
        else
            done = add_languages(&one, &error) && add_classes(&one, &error);
        if (!done)
            refuse(out, from, &error);
    } else {
        refuse(out, from, &error);
    }
    text_add(out, "}\n");
    judge_free(one.judge);
    regex_free(one.regex);
    error_release(&error);
}

int main(int argc, char **argv)
{
    struct text file = TEXT_INIT, out = TEXT_INIT;
    struct error error = ERROR_INIT;
    if (argc != 2 || !file_read(argv[1], &file, &error)) {
        fputs("usage: regex-many FILE\n", stderr);
        return 2;
    }
    for (char *line = strtok(file.s, "\n"); line; line = strtok(NULL, "\n")) {
        struct arena arena = ARENA_INIT;
        const struct json *json = json_parse(&arena, line, strlen(line), &error);
        if (!json) {
            fprintf(stderr, "%s\n", error.message.s);
            return 2;
        }
        const struct json *pattern = json_member(json, "pattern");
        if (!memchr(pattern->text, 0, pattern->length)) /* text_add_json could not repeat it */
            handle(pattern->text, pattern->length, json_member(json, "flags")->text, &out);
        fwrite(out.s, 1, out.length, stdout);
        text_clear(&out);
        arena_release(&arena);
    }
    fprintf(stderr, "%zu strings judged by PCRE2, %zu wrong\n", pcre_judged, pcre_wrong);
    text_release(&out);
    text_release(&file);
    return pcre_wrong ? 1 : 0;
}
