#include "argfmt.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct argfmt {
    int arity;
    int uses[10];
    char format[];
};

argfmt *argfmt_compile(const char *format, int *error_at)
{
    size_t length = strlen(format);
    argfmt *f = length > INT_MAX / 2 ? NULL : calloc(1, sizeof *f + length + 1);
    if (f == NULL) {
        if (error_at != NULL)
            *error_at = -1;
        return NULL;
    }
    memcpy(f->format, format, length + 1);
    for (size_t i = 0; i < length; i++) {
        if (format[i] != '%')
            continue;
        char next = format[i + 1];
        if (next >= '1' && next <= '9') {
            int number = next - '0';
            f->uses[number]++;
            if (number > f->arity)
                f->arity = number;
        } else if (next != '%') {
            if (error_at != NULL)
                *error_at = (int)i;
            free(f);
            return NULL;
        }
        i++;
    }
    return f;
}

void argfmt_free(argfmt *f)
{
    free(f);
}

int argfmt_arity(const argfmt *f)
{
    return f->arity;
}

int argfmt_uses(const argfmt *f, int number)
{
    return number >= 1 && number <= 9 ? f->uses[number] : 0;
}

size_t argfmt_render(const argfmt *f, const char *const *args, char *out, size_t size)
{
    size_t length = 0;
    for (const char *c = f->format; *c != '\0'; c++) {
        const char *piece = c;
        size_t count = 1;
        if (*c == '%') {
            c++;
            if (*c != '%') {
                piece = args[*c - '1'];
                count = strlen(piece);
            }
        }
        for (size_t i = 0; i < count; i++, length++)
            if (size > 0 && length < size - 1)
                out[length] = piece[i];
    }
    if (size > 0)
        out[length < size ? length : size - 1] = '\0';
    return length;
}

char *argfmt_render_new(const argfmt *f, const char *const *args)
{
    size_t size = argfmt_render(f, args, NULL, 0) + 1;
    char *text = malloc(size);
    if (text != NULL)
        argfmt_render(f, args, text, size);
    return text;
}

char *argfmt_render1(const argfmt *f, const char *arg1)
{
    assert(f->arity <= 1);
    return argfmt_render_new(f, &arg1);
}

char *argfmt_render2(const argfmt *f, const char *arg1, const char *arg2)
{
    assert(f->arity <= 2);
    return argfmt_render_new(f, (const char *const[]){arg1, arg2});
}
