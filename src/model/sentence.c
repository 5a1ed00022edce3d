#include "model/sentence.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "base/memo.h"
#include "model/words.h"

/* ---- words ---- */

#define TOKEN_ROOM 24 /* bytes; longer words differ in their beginnings */
#define TOKENS 96     /* of longer sentences, the beginning is read */

struct tokens {
    char items[TOKENS][TOKEN_ROOM];
    size_t count;
};

static void add_token(struct tokens *tokens, const char *s, size_t length)
{
    if (tokens->count == TOKENS)
        return;
    char *token = tokens->items[tokens->count++];
    size_t kept = length < TOKEN_ROOM - 1 ? length : TOKEN_ROOM - 1;
    memcpy(token, s, kept);
    token[kept] = '\0';
}

static void add_sign(struct tokens *tokens, const char *sign)
{
    add_token(tokens, sign, strlen(sign));
}

/* "passed", "passes" and "passing" are one word. */
static void add_stem(struct tokens *tokens, const char *s, size_t length)
{
    static const char *const endings[] = {"ing", "ed", "es", "s", "e"};
    char word[TOKEN_ROOM] = "";
    size_t kept = length < TOKEN_ROOM - 1 ? length : TOKEN_ROOM - 1;
    for (size_t i = 0; i < kept; i++)
        word[i] = (char)tolower((unsigned char)s[i]);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t ending = strlen(endings[i]);
        if (kept >= ending + 3 && strcmp(word + kept - ending, endings[i]) == 0) {
            add_token(tokens, word, kept - ending);
            return;
        }
    }
    add_token(tokens, word, kept);
}

/* Names of things in C stand for all of their kind: a sentence is not about this library's. */
static void add_word(struct tokens *tokens, const char *s, size_t length, bool is_called)
{
    bool has_lower = false, has_upper = false, has_line = false, has_hump = false;
    for (size_t i = 0; i < length; i++) {
        has_lower = has_lower || islower((unsigned char)s[i]);
        has_upper = has_upper || isupper((unsigned char)s[i]);
        has_line = has_line || s[i] == '_';
        has_hump = has_hump || (i && isupper((unsigned char)s[i]) && islower((unsigned char)s[i - 1]));
    }
    bool is_null = length == 4 && memcmp(s, "NULL", 4) == 0, is_article = length == 1 && strchr("aAI", *s);
    if (is_called || (has_lower && (has_line || has_hump)))
        add_sign(tokens, "$function");
    else if (has_upper && !has_lower && length > 2 && !is_null)
        add_sign(tokens, "$constant");
    else if (length == 1 && !is_article)
        add_sign(tokens, "$letter");
    else
        add_stem(tokens, s, length);
}

static size_t word_length(const char *s, size_t length)
{
    size_t i = 0;
    while (i < length &&
           (is_name_letter(s[i]) || (i && s[i] == '\'' && i + 1 < length && islower((unsigned char)s[i + 1]))))
        i++;
    return i;
}

/* Returns how much was read. */
static size_t take_number(struct tokens *tokens, const char *s, size_t length)
{
    size_t i = *s == '-';
    while (i < length && is_name_letter(s[i]))
        i++;
    bool is_small = i == 1 && (*s == '0' || *s == '1');
    bool is_error = i == 2 && memcmp(s, "-1", 2) == 0;
    if (is_small || is_error)
        add_token(tokens, s, i);
    else
        add_sign(tokens, "$number");
    return i;
}

static size_t take_sign(struct tokens *tokens, const char *s, size_t length)
{
    size_t i = 1;
    if (strchr("<>=!", *s) && length > 1 && s[1] == '=')
        i = 2;
    else if (strchr("@\\", *s))
        i += word_length(s + 1, length - 1);
    if (strchr("<>=!@\\,:;(?\"*", *s))
        add_token(tokens, s, i);
    return i;
}

static void tokenize(const char *s, size_t length, struct tokens *tokens)
{
    tokens->count = 0;
    add_sign(tokens, "^");
    for (size_t i = 0; i < length;) {
        const char *at = s + i;
        size_t left = length - i;
        bool is_number = isdigit((unsigned char)*at) ||
                         (*at == '-' && left > 1 && isdigit((unsigned char)at[1]) && (!i || at[-1] == ' '));
        if (is_number) {
            i += take_number(tokens, at, left);
        } else if (is_name_letter(*at)) {
            size_t word = word_length(at, left);
            bool is_called = word < left && at[word] == '(';
            add_word(tokens, at, word, is_called);
            i += word + (is_called && word + 1 < left && at[word + 1] == ')' ? 2 : 0);
        } else {
            i += *at == ' ' ? 1 : take_sign(tokens, at, left);
        }
    }
    add_sign(tokens, "$");
}

void sentence_features(const char *s, size_t length, sentence_feature *tell, void *context)
{
    struct tokens tokens;
    char feature[2 * TOKEN_ROOM + 4];
    tokenize(s, length, &tokens);
    for (size_t i = 0; i < tokens.count; i++) {
        tell(context, tokens.items[i]);
        if (i + 1 < tokens.count) {
            snprintf(feature, sizeof feature, "%s %s", tokens.items[i], tokens.items[i + 1]);
            tell(context, feature);
        }
        if (i + 2 < tokens.count) {
            snprintf(feature, sizeof feature, "%s _ %s", tokens.items[i], tokens.items[i + 2]);
            tell(context, feature);
        }
    }
}

/* ---- reading ---- */

static int compare_weights(const void *feature, const void *weight)
{
    return strcmp(feature, ((const struct sentence_weight *)weight)->feature);
}

struct sums {
    const struct sentence_weight *seen[3 * TOKENS];
    size_t count;
    long outputs[SENTENCE_OUTPUTS];
};

static void add_weights(void *context, const char *feature)
{
    struct sums *sums = context;
    const struct sentence_weight *weight =
        bsearch(feature, sentence_weights, sentence_weight_count, sizeof *sentence_weights, compare_weights);
    for (size_t i = 0; weight && i < sums->count; i++)
        if (sums->seen[i] == weight)
            return; /* what is said twice is not said more */
    if (!weight)
        return;
    sums->seen[sums->count++] = weight;
    for (size_t i = 0; i < SENTENCE_OUTPUTS; i++)
        sums->outputs[i] += weight->weights[i];
}

static struct sentence read_sentence(const char *s, size_t length)
{
    struct sums sums = {.count = 0};
    for (size_t i = 0; i < SENTENCE_OUTPUTS; i++)
        sums.outputs[i] = sentence_biases[i];
    sentence_features(s, length, add_weights, &sums);
    struct sentence sentence = {.duty = (double)sums.outputs[SENTENCE_DUTY] / SENTENCE_SCALE,
                                .handled = (double)sums.outputs[SENTENCE_HANDLED] / SENTENCE_SCALE};
    for (size_t i = 1; i < SENTENCE_TOPICS; i++)
        if (sums.outputs[SENTENCE_TOPIC + i] > sums.outputs[SENTENCE_TOPIC + sentence.topic])
            sentence.topic = (enum sentence_topic)i;
    return sentence;
}

MEMO(known_sentences, struct sentence, 1 << 13);

struct sentence sentence_read(const char *s, size_t length)
{
    bool is_known;
    struct sentence *known = memo_slot(&known_sentences, s, length, &is_known);
    if (!is_known)
        *known = read_sentence(s, length);
    return *known;
}
