#include "translat.h"

#include <stdlib.h>
#include <string.h>

#define PIECE 64 /* at least TL_MAX_PART */

struct translat {
    const struct tl_rule *rules;
    enum tl_mode mode;
    size_t used;
    char piece[PIECE];
};

static const struct tl_rule russian[] = {
    {"а", "a"},    {"б", "b"}, {"в", "v"},  {"г", "g"},  {"д", "d"},  {"е", "e"},  {"ё", "yo"},
    {"ж", "zh"},   {"з", "z"}, {"и", "i"},  {"й", "y"},  {"к", "k"},  {"л", "l"},  {"м", "m"},
    {"н", "n"},    {"о", "o"}, {"п", "p"},  {"р", "r"},  {"с", "s"},  {"т", "t"},  {"у", "u"},
    {"ф", "f"},    {"х", "kh"}, {"ц", "ts"}, {"ч", "ch"}, {"ш", "sh"}, {"щ", "shch"}, {"ъ", ""},
    {"ы", "y"},    {"ь", ""},  {"э", "e"},  {"ю", "yu"}, {"я", "ya"}, {"кс", "x"}, {NULL, NULL},
};

static const struct tl_rule greek[] = {
    {"α", "a"},  {"β", "v"}, {"γ", "g"},  {"δ", "d"}, {"ε", "e"},  {"ζ", "z"},  {"η", "i"},  {"θ", "th"},
    {"ι", "i"},  {"κ", "k"}, {"λ", "l"},  {"μ", "m"}, {"ν", "n"},  {"ξ", "x"},  {"ο", "o"},  {"π", "p"},
    {"ρ", "r"},  {"σ", "s"}, {"ς", "s"},  {"τ", "t"}, {"υ", "y"},  {"φ", "f"},  {"χ", "ch"}, {"ψ", "ps"},
    {"ω", "o"},  {"ου", "ou"}, {"αυ", "av"}, {"ευ", "ev"}, {"γγ", "ng"}, {"μπ", "b"}, {NULL, NULL},
};

const struct tl_rule *tl_builtin(const char *name)
{
    if (strcmp(name, "ru") == 0)
        return russian;
    if (strcmp(name, "el") == 0)
        return greek;
    return NULL;
}

/* Whether text ends within the length of a part. */
static int short_enough(const char *text)
{
    return memchr(text, '\0', TL_MAX_PART + 1) != NULL;
}

translat *tl_open(const struct tl_rule *rules)
{
    translat *tl;

    for (size_t i = 0; rules[i].from != NULL; i++) {
        if (i >= TL_MAX_RULES || rules[i].to == NULL || rules[i].from[0] == '\0')
            return NULL;
        if (!short_enough(rules[i].from) || !short_enough(rules[i].to))
            return NULL;
    }
    tl = malloc(sizeof *tl);
    if (tl == NULL)
        return NULL;
    tl->rules = rules;
    tl->mode = TL_KEEP;
    tl->used = 0;
    return tl;
}

void tl_close(translat *tl)
{
    free(tl);
}

int tl_unmatched(translat *tl, enum tl_mode mode)
{
    if (mode != TL_KEEP && mode != TL_DROP && mode != TL_QUESTION)
        return -1;
    tl->mode = mode;
    return 0;
}

/* The rule with the longest "from" that text begins with, or NULL. */
static const struct tl_rule *best_rule(const translat *tl, const char *text, size_t *len)
{
    const struct tl_rule *best = NULL;

    *len = 0;
    for (const struct tl_rule *rule = tl->rules; rule->from != NULL; rule++) {
        size_t size = strlen(rule->from);

        if (size > *len && strncmp(text, rule->from, size) == 0) {
            best = rule;
            *len = size;
        }
    }
    return best;
}

static int flush(translat *tl, tl_sink *sink, void *context)
{
    int status;

    if (tl->used == 0)
        return 0;
    status = sink(context, tl->piece, tl->used);
    tl->used = 0;
    return status;
}

static int emit(translat *tl, const char *bytes, size_t len, tl_sink *sink, void *context)
{
    if (len > PIECE - tl->used) {
        int status = flush(tl, sink, context);

        if (status != 0)
            return status;
    }
    memcpy(tl->piece + tl->used, bytes, len);
    tl->used += len;
    return 0;
}

int tl_run(translat *tl, const char *text, tl_sink *sink, void *context)
{
    tl->used = 0;
    while (*text != '\0') {
        size_t len;
        const struct tl_rule *rule = best_rule(tl, text, &len);
        int status = 0;

        if (rule != NULL) {
            status = emit(tl, rule->to, strlen(rule->to), sink, context);
            text += len;
        } else {
            if (tl->mode == TL_KEEP)
                status = emit(tl, text, 1, sink, context);
            else if (tl->mode == TL_QUESTION)
                status = emit(tl, "?", 1, sink, context);
            text++;
        }
        if (status != 0)
            return status;
    }
    return flush(tl, sink, context);
}

struct string {
    char *text;
    size_t len;
    size_t room;
};

static int append(void *context, const char *piece, size_t len)
{
    struct string *string = context;

    if (string->len + len > TL_MAX_RESULT)
        return -1;
    if (string->len + len + 1 > string->room) {
        size_t room = string->room * 2 + len + 1;
        char *text = realloc(string->text, room);

        if (text == NULL)
            return -1;
        string->text = text;
        string->room = room;
    }
    memcpy(string->text + string->len, piece, len);
    string->len += len;
    string->text[string->len] = '\0';
    return 0;
}

char *tl_string(translat *tl, const char *text)
{
    struct string string = {NULL, 0, 0};

    if (append(&string, "", 0) != 0 || tl_run(tl, text, append, &string) != 0) {
        free(string.text);
        return NULL;
    }
    return string.text;
}
