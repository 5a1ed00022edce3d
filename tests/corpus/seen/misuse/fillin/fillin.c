#include "fillin.h"

#include <stdlib.h>
#include <string.h>

struct piece {
    const char *text; /* NULL for a slot */
    size_t length;
    int slot;
};

struct fillin {
    int slots;
    int pieces;
    struct piece piece[FI_PIECES];
};

static enum fi_error add(fillin *t, const char *text, size_t length, int slot)
{
    if (text && length == 0)
        return FI_OK;
    if (t->pieces == FI_PIECES)
        return FI_TOO_MANY;
    t->piece[t->pieces++] = (struct piece){text, length, slot};
    return FI_OK;
}

static enum fi_error compile(fillin *t, const char *text)
{
    const char *start = text;
    while (*text) {
        enum fi_error error;
        if (*text != '{' && *text != '}') {
            text++;
            continue;
        }
        if (text[1] == text[0]) {
            /* The text up to here with one of the braces. */
            error = add(t, start, (size_t)(text - start) + 1, -1);
            if (error != FI_OK)
                return error;
            text += 2;
            start = text;
            continue;
        }
        if (*text == '}' || text[1] < '0' || text[1] > '9' || text[2] != '}')
            return FI_BRACE;
        error = add(t, start, (size_t)(text - start), -1);
        if (error != FI_OK)
            return error;
        int slot = text[1] - '0';
        error = add(t, NULL, 0, slot);
        if (error != FI_OK)
            return error;
        if (slot >= t->slots)
            t->slots = slot + 1;
        text += 3;
        start = text;
    }
    return add(t, start, (size_t)(text - start), -1);
}

fillin *fi_compile(const char *text, enum fi_error *error)
{
    enum fi_error result = FI_MEMORY;
    fillin *t = calloc(1, sizeof *t);
    if (t) {
        result = compile(t, text);
        if (result != FI_OK) {
            free(t);
            t = NULL;
        }
    }
    if (error)
        *error = result;
    return t;
}

void fi_free(fillin *t)
{
    free(t);
}

int fi_slots(const fillin *t)
{
    return t->slots;
}

int fi_uses(const fillin *t, int slot)
{
    int n = 0;
    for (int i = 0; i < t->pieces; i++)
        if (!t->piece[i].text && t->piece[i].slot == slot)
            n++;
    return n;
}

size_t fi_render(const fillin *t, const char *const *args, char *out, size_t size)
{
    size_t whole = 0;
    for (int i = 0; i < t->pieces; i++) {
        const struct piece *p = &t->piece[i];
        const char *text = p->text ? p->text : args[p->slot];
        size_t length = p->text ? p->length : strlen(text);
        if (size > 0 && whole < size - 1) {
            size_t room = size - 1 - whole;
            memcpy(out + whole, text, length < room ? length : room);
        }
        whole += length;
    }
    if (size > 0)
        out[whole < size ? whole : size - 1] = '\0';
    return whole;
}

char *fi_render_new(const fillin *t, const char *const *args)
{
    size_t length = fi_render(t, args, NULL, 0);
    char *out = malloc(length + 1);
    if (out)
        fi_render(t, args, out, length + 1);
    return out;
}

const char *fi_message(enum fi_error error)
{
    switch (error) {
    case FI_OK:
        return "no error";
    case FI_MEMORY:
        return "out of memory";
    case FI_BRACE:
        return "stray brace in a template";
    case FI_TOO_MANY:
        return "too many pieces in a template";
    }
    return "unknown error";
}
