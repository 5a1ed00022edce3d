#include "wordlet.h"

#include <stdlib.h>
#include <string.h>

struct body {
    int refs; /* of its word and of the runs of it */
    char text[];
};

struct word {
    char name[WL_NAME_MAX + 1];
    struct body *body; /* NULL: native */
    wl_fn *fn;
    void *data;
};

struct wordlet {
    struct word words[WL_WORDS_MAX];
    size_t nwords;
    int32_t stack[WL_STACK_MAX];
    size_t depth;
    int nesting;
    int steps;
};

static const char *const builtin[] = { "+", "-", "*", "/", "dup", "drop", "swap", "forget" };

static const char spaces[] = " \t\r\n\v\f";

static struct body *body_new(const char *text)
{
    size_t length = strlen(text);
    struct body *body;

    if (length > WL_BODY_MAX)
        return NULL;
    body = malloc(sizeof *body + length + 1);
    if (body) {
        body->refs = 1;
        memcpy(body->text, text, length + 1);
    }
    return body;
}

static void body_drop(struct body *body)
{
    if (body && --body->refs == 0)
        free(body);
}

wordlet *wl_new(void)
{
    return calloc(1, sizeof(wordlet));
}

void wl_free(wordlet *wl)
{
    if (!wl)
        return;
    for (size_t i = 0; i < wl->nwords; i++)
        body_drop(wl->words[i].body);
    free(wl);
}

static int is_builtin(const char *name)
{
    for (size_t i = 0; i < sizeof builtin / sizeof *builtin; i++)
        if (strcmp(builtin[i], name) == 0)
            return 1;
    return 0;
}

/* Whether a word looks like a number: digits, perhaps with a minus sign. */
static int is_number(const char *s)
{
    if (*s == '-')
        s++;
    return *s && s[strspn(s, "0123456789")] == '\0';
}

static struct word *find(const wordlet *wl, const char *name)
{
    for (size_t i = 0; i < wl->nwords; i++)
        if (strcmp(wl->words[i].name, name) == 0)
            return (struct word *)&wl->words[i];
    return NULL;
}

static int set_word(wordlet *wl, const char *name, struct body *body, wl_fn *fn, void *data)
{
    size_t length = strlen(name);
    struct word *word;

    if (length == 0 || length > WL_NAME_MAX || strcspn(name, spaces) != length || is_number(name) ||
        is_builtin(name))
        return WL_NAME;
    word = find(wl, name);
    if (word) {
        body_drop(word->body);
    } else {
        if (wl->nwords == WL_WORDS_MAX)
            return WL_LIMIT;
        word = &wl->words[wl->nwords++];
        memcpy(word->name, name, length + 1);
    }
    word->body = body;
    word->fn = fn;
    word->data = data;
    return WL_OK;
}

int wl_define(wordlet *wl, const char *name, const char *text)
{
    struct body *body = body_new(text);
    int result;

    if (!body)
        return WL_LIMIT;
    result = set_word(wl, name, body, NULL, NULL);
    if (result != WL_OK)
        body_drop(body);
    return result;
}

int wl_native(wordlet *wl, const char *name, wl_fn *fn, void *data)
{
    return set_word(wl, name, NULL, fn, data);
}

int wl_forget(wordlet *wl, const char *name)
{
    struct word *word = find(wl, name);

    if (!word)
        return WL_UNKNOWN;
    free(word->body);
    wl->nwords--;
    memmove(word, word + 1, (size_t)(wl->words + wl->nwords - word) * sizeof *word);
    return WL_OK;
}

int wl_known(const wordlet *wl, const char *name)
{
    return is_builtin(name) || find(wl, name) != NULL;
}

int wl_push(wordlet *wl, int32_t number)
{
    if (wl->depth == WL_STACK_MAX)
        return WL_OVERFLOW;
    wl->stack[wl->depth++] = number;
    return WL_OK;
}

int wl_pop(wordlet *wl, int32_t *number)
{
    if (wl->depth == 0)
        return WL_UNDERFLOW;
    *number = wl->stack[--wl->depth];
    return WL_OK;
}

size_t wl_depth(const wordlet *wl)
{
    return wl->depth;
}

static int push_text(wordlet *wl, const char *digits)
{
    int64_t value = 0;
    int minus = *digits == '-';

    for (const char *p = digits + minus; *p; p++) {
        value = value * 10 + (*p - '0');
        if (value > (int64_t)INT32_MAX + minus)
            return WL_UNKNOWN;
    }
    return wl_push(wl, (int32_t)(minus ? -value : value));
}

static int arithmetic(wordlet *wl, char operator)
{
    int32_t *top;
    int64_t a, b, r;

    if (wl->depth < 2)
        return WL_UNDERFLOW;
    top = &wl->stack[wl->depth - 1];
    a = top[-1];
    b = top[0];
    if (operator == '/' && b == 0)
        return WL_ZERO;
    r = operator == '+' ? a + b : operator == '-' ? a - b : operator == '*' ? a * b : a / b;
    top[-1] = (int32_t)(uint32_t)(uint64_t)r;
    wl->depth--;
    return WL_OK;
}

static int shuffle(wordlet *wl, const char *name)
{
    int32_t a, b;

    if (strcmp(name, "drop") == 0)
        return wl_pop(wl, &a);
    if (strcmp(name, "dup") == 0)
        return wl->depth ? wl_push(wl, wl->stack[wl->depth - 1]) : WL_UNDERFLOW;
    if (wl->depth < 2)
        return WL_UNDERFLOW;
    a = wl->stack[wl->depth - 1];
    b = wl->stack[wl->depth - 2];
    wl->stack[wl->depth - 1] = b;
    wl->stack[wl->depth - 2] = a;
    return WL_OK;
}

/* Copies the next word to name and returns what follows; NULL at the end of
 * the text.  A word that is too long becomes an empty name. */
static const char *next_word(const char *text, char name[WL_NAME_MAX + 1])
{
    size_t length;

    text += strspn(text, spaces);
    length = strcspn(text, spaces);
    if (length == 0)
        return NULL;
    name[0] = '\0';
    if (length <= WL_NAME_MAX) {
        memcpy(name, text, length);
        name[length] = '\0';
    }
    return text + length;
}

static int run_word(wordlet *wl, const char *name)
{
    const struct word *word;

    if (is_number(name))
        return push_text(wl, name);
    if (is_builtin(name))
        return name[1] == '\0' ? arithmetic(wl, name[0]) : shuffle(wl, name);
    word = find(wl, name);
    if (!word)
        return WL_UNKNOWN;
    if (word->body) {
        struct body *body = word->body;
        int result;

        body->refs++;
        result = wl_run(wl, body->text);
        body_drop(body);
        return result;
    }
    return word->fn(wl, word->data);
}

int wl_run(wordlet *wl, const char *text)
{
    char name[WL_NAME_MAX + 1];
    int result = WL_OK;

    if (wl->nesting == WL_DEPTH_MAX)
        return WL_LIMIT;
    if (wl->nesting++ == 0)
        wl->steps = 0;
    while (result == WL_OK && (text = next_word(text, name)) != NULL) {
        if (++wl->steps > WL_STEPS_MAX)
            result = WL_LIMIT;
        else if (strcmp(name, "forget") != 0)
            result = run_word(wl, name);
        else if ((text = next_word(text, name)) != NULL)
            result = wl_forget(wl, name);
        else {
            result = WL_UNKNOWN;
            break;
        }
    }
    wl->nesting--;
    return result;
}
