/* The class of a string in the cover of a regex.
 *
 * It is a number k with (k = 0 and s is in class 0) or (k = 1 and s is in class
 * 1) …, so that the solver can choose k first and the string then.  Where the
 * pattern is ambiguous, classes overlap: the solver may choose one that a
 * matcher would not, never the other way round, so that 'unsat' is a proof and
 * values are re-checked as all are. */
#include <string.h>

#include "front/regex/machine.h"
#include "front/regex/unicode.h"
#include "solver/encode.h"

#define CLASSES_MOST 2000

static bool one_class(struct encoder *encoder, const struct lang_cover *cover, const struct charset *scalars,
                      const mpz_t number, struct text *out)
{
    struct cover_class class = COVER_CLASS_INIT;
    struct error error = ERROR_INIT;
    cover_class_at(cover->cover, number, &class);
    struct language *language = cover_language(cover->cover, &class, scalars, &error);
    if (language)
        encode_language(encoder, language, out);
    else
        encode_refuse(encoder, "%s", error.message.s);
    language_free(language);
    cover_class_release(&class);
    error_release(&error);
    return !encoder->failed;
}

typedef void each_class(struct text *out, size_t index, const char *string, const char *language);

/* How many there are. */
static size_t classes(struct encoder *encoder, const struct lang_cover *cover, const char *string, each_class *each,
                      struct text *out)
{
    mpz_t size;
    mpz_init(size);
    cover_size(cover->cover, size);
    size_t count = mpz_cmp_ui(size, CLASSES_MOST) <= 0 ? mpz_get_ui(size) : SIZE_MAX;
    if (count == SIZE_MAX || regex_has_backreferences(cover->regex->regex)) {
        encode_refuse(encoder,
                      count == SIZE_MAX ? "the cover of regex '%s' has more than 2000 classes"
                                        : "regex '%s' has a backreference",
                      cover->regex->pattern);
        mpz_clear(size);
        return 0;
    }
    struct arena arena = ARENA_INIT;
    struct text language = TEXT_INIT;
    struct charset scalars = unicode_scalars(&arena, cover->regex->regex->pattern->flags.unicode);
    for (size_t i = 0; i < count; i++) {
        text_clear(&language);
        mpz_set_ui(size, i);
        if (!one_class(encoder, cover, &scalars, size, &language))
            break;
        each(out, i, string, language.s);
    }
    text_release(&language);
    arena_release(&arena);
    mpz_clear(size);
    return count;
}

void encode_membership(struct encoder *encoder, const struct lang_term *class, const struct lang_value *index,
                       struct text *out)
{
    const struct lang_cover *cover = class->cover;
    struct arena arena = ARENA_INIT;
    mpz_t size;
    mpz_init(size);
    cover_size(cover->cover, size);
    bool exists = mpz_sgn(index->integer) >= 0 && mpz_cmp(index->integer, size) < 0;
    mpz_clear(size);
    if (regex_has_backreferences(cover->regex->regex)) {
        encode_refuse(encoder, "regex '%s' has a backreference", cover->regex->pattern);
        return;
    }
    if (!exists) {
        text_add(out, "false");
        return;
    }
    struct charset scalars = unicode_scalars(&arena, cover->regex->regex->pattern->flags.unicode);
    text_add(out, "(str.in_re ");
    encode_value(encoder, class->args[0], out);
    encode_subject(encoder, class->args[0], cover->regex);
    text_add(out, " ");
    one_class(encoder, cover, &scalars, index->integer, out);
    text_add(out, ")");
    arena_release(&arena);
}

/* ---- as symbols ---- */

static void one_case(struct text *out, size_t index, const char *string, const char *language)
{
    text_addf(out, " (and (= %zu class) (str.in_re %s %s))", index, string, language);
}

static void one_member(struct text *out, size_t index, const char *string, const char *language)
{
    (void)index;
    text_addf(out, " (str.in_re %s %s)", string, language);
}

/* Unless a repetition has only some of its lengths, the classes make up the regex. */
static void outside(struct encoder *encoder, const struct lang_cover *cover, const char *string, struct text *out)
{
    bool partial = cover->options.lengths == 1 || cover->options.unroll;
    if (!partial) {
        text_addf(out, "(str.in_re %s ", string);
        encode_regex(encoder, cover->regex, out);
        text_add(out, ")");
        return;
    }
    encoder->ambiguous = true; /* the first match may be in no class, another one in one */
    text_add(out, "(or false");
    classes(encoder, cover, string, one_member, out);
    text_add(out, ")");
}

static size_t define_class(struct encoder *encoder, const struct lang_cover *cover, const char *string)
{
    for (size_t i = 0; i < encoder->classes.count; i++)
        if (encoder->classes.items[i].cover == cover && strcmp(encoder->classes.items[i].string, string) == 0)
            return i;
    size_t number = encoder->classes.count;
    struct encoded_class known = {cover, arena_strdup(&encoder->arena, string)};
    struct text cases = TEXT_INIT, *before = encoder->before;
    classes(encoder, cover, string, one_case, &cases);
    vector_push(&encoder->classes, known);
    text_addf(before, "(declare-fun class%zu () Int)\n(declare-fun classed%zu () Bool)\n", number, number);
    text_addf(before, "(assert (=> classed%zu (let ((class class%zu)) (or false%s))))\n", number, number, cases.s);
    text_addf(before, "(assert (or classed%zu (not ", number);
    outside(encoder, cover, string, before);
    text_add(before, ")))\n");
    text_release(&cases);
    return number;
}

/* ---- under a quantifier, where there is no symbol: the first class it is in ---- */

static void one_choice(struct text *out, size_t index, const char *string, const char *language)
{
    text_addf(out, "(ite (str.in_re %s %s) %zu ", string, language, index);
}

static void choose_class(struct encoder *encoder, const struct lang_cover *cover, const char *string, bool presence,
                         struct text *out)
{
    struct text choices = TEXT_INIT;
    encoder->ambiguous = true;
    size_t count = classes(encoder, cover, string, one_choice, &choices);
    text_addf(out, "%s%s (- 1)", presence ? "(<= 0 " : "", choices.s);
    for (size_t i = 0; i < count + presence; i++)
        text_add(out, ")");
    text_release(&choices);
}

void encode_class(struct encoder *encoder, const struct lang_term *term, bool presence, struct text *out)
{
    struct text string = TEXT_INIT;
    encode_value(encoder, term->args[0], &string);
    encode_subject(encoder, term->args[0], term->cover->regex);
    if (encoder->failed)
        ;
    else if (encoder->index[LANG_HERE])
        choose_class(encoder, term->cover, string.s, presence, out);
    else
        text_addf(out, presence ? "classed%zu" : "class%zu", define_class(encoder, term->cover, string.s));
    text_release(&string);
}
