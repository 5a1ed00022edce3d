#include "front/c/constants.h"

#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "front/c/clang.h"
#include "front/c/examples.h"
#include "front/c/literal.h"

#define TEXT_MOST 64

struct token {
    CXTokenKind kind;
    const char *s; /* in the arena */
};

struct mining {
    struct constants *constants;
    size_t most;
    struct clang clang;
    CXIndex index;
    struct arena arena;          /* tokens */
    struct map known;            /* numbers and texts that are there already, by their kind and content */
    VECTOR(const char *) formats; /* texts that look like formats: they come last */
    VECTOR(struct token) tokens; /* of one file, without comments */
};

/* ---- what is found ---- */

static bool is_new(struct mining *mining, const char *key)
{
    if (map_get(&mining->known, key))
        return false;
    map_put(&mining->known, key, mining);
    return true;
}

static void add_number(struct mining *mining, int64_t number)
{
    char *key = mem_format("%lld", (long long)number);
    if (mining->constants->numbers.count < mining->most && is_new(mining, key))
        vector_push(&mining->constants->numbers, number);
    mem_free(key);
}

static void add_text(struct mining *mining, const char *text)
{
    char *key = mem_format("\"%s", text);
    if (*text && strlen(text) <= TEXT_MOST && mining->constants->texts.count < mining->most && is_new(mining, key))
        vector_push(&mining->constants->texts, mem_strdup(text));
    mem_free(key);
}

static void add_example(void *data, const char *text)
{
    struct mining *mining = data;
    char *key = mem_format("`%s", text);
    if (mining->constants->examples.count < mining->most && is_new(mining, key))
        vector_push(&mining->constants->examples, mem_strdup(text));
    mem_free(key);
}

/* ---- tokens ---- */

static const struct token *token_at(const struct mining *mining, size_t i)
{
    static const struct token none = {CXToken_Comment, ""};
    return i < mining->tokens.count ? &mining->tokens.items[i] : &none; /* also for -1 */
}

static bool is_literal(const struct mining *mining, size_t i, enum literal_kind kind)
{
    const struct token *token = token_at(mining, i);
    return token->kind == CXToken_Literal && literal_kind(token->s) == kind;
}

static bool is_punctuation(const struct mining *mining, size_t i, const char *s)
{
    return token_at(mining, i)->kind == CXToken_Punctuation && strcmp(token_at(mining, i)->s, s) == 0;
}

/* Names of files and of warnings, and the C of extern "C", are for the compiler. */
static bool is_for_compiler(const struct mining *mining, size_t i)
{
    const char *before = token_at(mining, i - 1)->s;
    return (strcmp(before, "include") == 0 && is_punctuation(mining, i - 2, "#")) || strcmp(before, "extern") == 0 ||
           strcmp(before, "ignored") == 0;
}

/* A minus before it that subtracts from nothing. */
static bool is_negative(const struct mining *mining, size_t i)
{
    const struct token *before = token_at(mining, i - 2);
    return is_punctuation(mining, i - 1, "-") && before->kind != CXToken_Identifier &&
           before->kind != CXToken_Literal && !is_punctuation(mining, i - 2, ")") &&
           !is_punctuation(mining, i - 2, "]");
}

/* 60 * 60 and 1 << 20 are one number to a reader: the operand at i + 2, if it is such. */
static bool multiply(const struct mining *mining, size_t i, uint64_t *number)
{
    uint64_t right;
    if (!is_literal(mining, i + 2, LITERAL_NUMBER) || !literal_number(token_at(mining, i + 2)->s, &right))
        return false;
    if (is_punctuation(mining, i + 1, "<<") && right < 64)
        *number <<= right;
    else if (is_punctuation(mining, i + 1, "*"))
        *number *= right;
    else
        return false;
    return true;
}

/* Returns the last token that belongs to it. */
static size_t take_number(struct mining *mining, size_t i)
{
    uint64_t number;
    if (!literal_number(token_at(mining, i)->s, &number))
        return i;
    if (is_negative(mining, i))
        number = 0 - number;
    for (; multiply(mining, i, &number); i += 2)
        ;
    add_number(mining, (int64_t)number);
    return i;
}

static void take_character(struct mining *mining, const char *literal)
{
    struct text text = TEXT_INIT;
    literal_text(literal, &text);
    if (text.length == 1) {
        add_number(mining, (signed char)text.s[0]);
        add_text(mining, text.s);
    }
    text_release(&text);
}

/* Strings that stand one behind the other are one; returns the last of them. */
static size_t take_string(struct mining *mining, size_t i)
{
    struct text text = TEXT_INIT;
    for (; is_literal(mining, i, LITERAL_STRING); i++)
        literal_text(token_at(mining, i)->s, &text);
    if (strchr(text.s, '%'))
        vector_push(&mining->formats, arena_strdup(&mining->arena, text.s));
    else
        add_text(mining, text.s);
    text_release(&text);
    return i - 1;
}

static void take_tokens(struct mining *mining)
{
    for (size_t i = 0; i < mining->tokens.count; i++) {
        if (token_at(mining, i)->kind != CXToken_Literal || is_for_compiler(mining, i))
            continue;
        switch (literal_kind(token_at(mining, i)->s)) {
        case LITERAL_NUMBER:
            i = take_number(mining, i);
            break;
        case LITERAL_CHARACTER:
            take_character(mining, token_at(mining, i)->s);
            break;
        case LITERAL_STRING:
            i = take_string(mining, i);
            break;
        }
    }
}

/* ---- files ---- */

static void list_tokens(struct mining *mining, CXTranslationUnit unit, bool is_given)
{
    const struct clang *clang = &mining->clang;
    CXToken *tokens = NULL;
    unsigned count = 0;
    clang->tokenize(unit, clang->getCursorExtent(clang->getTranslationUnitCursor(unit)), &tokens, &count);
    for (unsigned i = 0; i < count; i++) {
        struct token token = {.kind = clang->getTokenKind(tokens[i])};
        if (token.kind == CXToken_Comment && !is_given)
            continue;
        token.s = clang_text(clang, &mining->arena, clang->getTokenSpelling(unit, tokens[i]));
        if (token.kind == CXToken_Comment)
            examples_find(token.s, add_example, mining);
        else
            vector_push(&mining->tokens, token);
    }
    clang->disposeTokens(unit, tokens, count);
}

/* What it includes is not even opened, and errors that this makes do not matter. */
static bool read_file(struct mining *mining, const char *file, bool is_given, struct error *error)
{
    CXTranslationUnit unit = NULL;
    enum CXErrorCode code = mining->clang.parseTranslationUnit2(
        mining->index, file, NULL, 0, NULL, 0, CXTranslationUnit_SingleFileParse | CXTranslationUnit_SkipFunctionBodies,
        &unit);
    if (code != CXError_Success)
        return error_set(error, ERROR_INPUT, "cannot read the constants of '%s'", file);
    mining->tokens.count = 0;
    list_tokens(mining, unit, is_given);
    mining->clang.disposeTranslationUnit(unit);
    take_tokens(mining);
    return true;
}

/* What is compared with a number differs just beside it. */
static void add_neighbours(struct mining *mining)
{
    size_t count = mining->constants->numbers.count;
    for (size_t i = 0; i < count; i++) {
        uint64_t number = (uint64_t)mining->constants->numbers.items[i];
        add_number(mining, (int64_t)(number - 1));
        add_number(mining, (int64_t)(number + 1));
    }
}

static bool read_files(struct mining *mining, const struct reader_options *options, struct error *error)
{
    bool done = true;
    mining->index = mining->clang.createIndex(0, 0);
    for (size_t i = 0; done && options->files[i]; i++)
        done = read_file(mining, options->files[i], i < options->given_files, error);
    mining->clang.disposeIndex(mining->index);
    for (size_t i = 0; i < mining->formats.count; i++)
        add_text(mining, mining->formats.items[i]);
    add_neighbours(mining);
    return done;
}

bool constants_read(struct constants *constants, const struct reader_options *options, size_t most, struct error *error)
{
    *constants = (struct constants){0};
    struct mining mining = {.constants = constants, .most = most};
    bool done = clang_load(&mining.clang, error) && read_files(&mining, options, error);
    map_release(&mining.known);
    vector_release(&mining.formats);
    vector_release(&mining.tokens);
    arena_release(&mining.arena);
    if (!done)
        constants_release(constants);
    return done;
}

void constants_release(struct constants *constants)
{
    for (size_t i = 0; i < constants->texts.count; i++)
        mem_free(constants->texts.items[i]);
    for (size_t i = 0; i < constants->examples.count; i++)
        mem_free(constants->examples.items[i]);
    vector_release(&constants->texts);
    vector_release(&constants->examples);
    vector_release(&constants->numbers);
}
