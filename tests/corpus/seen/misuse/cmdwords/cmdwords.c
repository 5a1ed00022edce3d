#include "cmdwords.h"

#include <stdlib.h>
#include <string.h>

struct split {
    const char *s;
    int flags;
    cw_lookup *lookup;
    void *arg;
    char word[CW_MAX_TEXT + 1];
    size_t len;
    char *found[CW_MAX_WORDS];
    size_t count;
};

static int name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

static int put(struct split *sp, char c)
{
    if (sp->len == CW_MAX_TEXT)
        return CW_LIMIT;
    sp->word[sp->len++] = c;
    return CW_OK;
}

/* Takes what is at a '$'. */
static int variable(struct split *sp)
{
    char name[CW_MAX_TEXT + 1];
    const char *value = NULL;
    int brace, result = CW_OK;
    size_t n = 0;

    sp->s++;
    brace = *sp->s == '{';
    if (!brace && !name_char(*sp->s))
        return put(sp, '$');
    sp->s += brace;
    while (name_char(*sp->s))
        name[n++] = *sp->s++;
    name[n] = '\0';
    if (brace) {
        if (n == 0 || *sp->s != '}')
            return CW_BRACE;
        sp->s++;
    }
    if (sp->lookup != NULL)
        value = sp->lookup(sp->arg, name);
    if (value == NULL)
        return sp->flags & CW_UNDEF ? CW_UNSET : CW_OK;
    while (*value != '\0' && result == CW_OK)
        result = put(sp, *value++);
    return result;
}

static int quoted(struct split *sp)
{
    char quote = *sp->s++;

    while (*sp->s != quote) {
        int result;

        if (*sp->s == '\0')
            return CW_QUOTE;
        if (quote == '"' && *sp->s == '$') {
            result = variable(sp);
        } else {
            if (quote == '"' && *sp->s == '\\' &&
                (sp->s[1] == '"' || sp->s[1] == '\\' || sp->s[1] == '$'))
                sp->s++;
            result = put(sp, *sp->s++);
        }
        if (result != CW_OK)
            return result;
    }
    sp->s++;
    return CW_OK;
}

/* Takes a word, which begins here, and adds it to the found ones. */
static int take_word(struct split *sp)
{
    int result = CW_OK;
    char *copy;

    sp->len = 0;
    while (*sp->s != '\0' && !blank(*sp->s) && result == CW_OK) {
        switch (*sp->s) {
        case '\'':
        case '"':
            result = quoted(sp);
            break;
        case '$':
            result = variable(sp);
            break;
        case '\\':
            if (*++sp->s == '\0')
                return CW_QUOTE;
            /* fall through */
        default:
            result = put(sp, *sp->s++);
        }
    }
    if (result != CW_OK)
        return result;
    if (sp->count == CW_MAX_WORDS)
        return CW_LIMIT;
    copy = malloc(sp->len + 1);
    if (copy == NULL)
        return CW_MEMORY;
    memcpy(copy, sp->word, sp->len);
    copy[sp->len] = '\0';
    sp->found[sp->count++] = copy;
    return CW_OK;
}

/* Moves the found words into the list. */
static int add_found(struct split *sp, cw_list *list)
{
    char **words;

    if (sp->count > CW_MAX_WORDS - list->count)
        return CW_LIMIT;
    words = realloc(list->words, (list->offs + list->count + sp->count + 1) * sizeof *words);
    if (words == NULL)
        return CW_MEMORY;
    if (list->words == NULL)
        for (size_t i = 0; i < list->offs; i++)
            words[i] = NULL;
    memcpy(words + list->offs + list->count, sp->found, sp->count * sizeof *words);
    list->words = words;
    list->count += sp->count;
    words[list->offs + list->count] = NULL;
    return CW_OK;
}

int cw_split(const char *text, cw_list *list, int flags, cw_lookup *lookup, void *arg)
{
    struct split *sp;
    int result = CW_OK;

    if (!(flags & CW_APPEND)) {
        list->count = 0;
        list->words = NULL;
        if (!(flags & CW_OFFS))
            list->offs = 0;
        if (list->offs > CW_MAX_OFFS) {
            list->offs = 0;
            return CW_LIMIT;
        }
    }
    sp = strlen(text) <= CW_MAX_TEXT ? malloc(sizeof *sp) : NULL;
    if (sp == NULL) {
        result = strlen(text) <= CW_MAX_TEXT ? CW_MEMORY : CW_LIMIT;
    } else {
        sp->s = text;
        sp->flags = flags;
        sp->lookup = lookup;
        sp->arg = arg;
        sp->count = 0;
        for (;;) {
            while (blank(*sp->s))
                sp->s++;
            if (*sp->s == '\0' || result != CW_OK)
                break;
            result = take_word(sp);
        }
        if (result == CW_OK)
            result = add_found(sp, list);
        if (result != CW_OK)
            while (sp->count > 0)
                free(sp->found[--sp->count]);
        free(sp);
    }
    if (result != CW_OK && !(flags & CW_APPEND))
        list->offs = 0;
    return result;
}

void cw_free(cw_list *list)
{
    if (list->words != NULL)
        for (size_t i = 0; i < list->count; i++)
            free(list->words[list->offs + i]);
    free(list->words);
    list->words = NULL;
    list->count = 0;
    list->offs = 0;
}

char *cw_take(cw_list *list, size_t i)
{
    char **at, *word;

    if (i >= list->count)
        return NULL;
    at = list->words + list->offs + i;
    word = *at;
    memmove(at, at + 1, (list->count - i) * sizeof *at);
    list->count--;
    return word;
}

long cw_find(const cw_list *list, const char *word)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->words[list->offs + i], word) == 0)
            return (long)i;
    return -1;
}

static int safe(const char *word)
{
    const char *s = word;

    while (name_char(*s) || *s == '-' || *s == '.' || *s == '/' || *s == '=' || *s == ',')
        s++;
    return *s == '\0' && s > word;
}

static size_t quoted_size(const char *word)
{
    size_t n = 0;

    if (safe(word))
        return strlen(word);
    for (; *word != '\0'; word++)
        n += *word == '\'' ? 4 : 1;
    return n + 2;
}

static char *put_quoted(char *p, const char *word)
{
    if (safe(word)) {
        size_t n = strlen(word);

        memcpy(p, word, n);
        return p + n;
    }
    *p++ = '\'';
    for (; *word != '\0'; word++) {
        if (*word == '\'') {
            memcpy(p, "'\\''", 4);
            p += 4;
        } else {
            *p++ = *word;
        }
    }
    *p++ = '\'';
    return p;
}

char *cw_quote(const char *word)
{
    char *text = malloc(quoted_size(word) + 1);

    if (text != NULL)
        *put_quoted(text, word) = '\0';
    return text;
}

char *cw_join(const cw_list *list)
{
    size_t size = 1;
    char *text, *p;

    for (size_t i = 0; i < list->count; i++)
        size += quoted_size(list->words[list->offs + i]) + 1;
    p = text = malloc(size);
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < list->count; i++) {
        if (i > 0)
            *p++ = ' ';
        p = put_quoted(p, list->words[list->offs + i]);
    }
    *p = '\0';
    return text;
}

const char *cw_message(int result)
{
    static const char *const messages[] = {"ok", "quote not closed", "bad substitution",
                                           "variable without value", "too long", "out of memory"};

    if (result < CW_OK || result > CW_MEMORY)
        return "unknown result";
    return messages[result];
}
