#include "rope.h"

#include <stdlib.h>
#include <string.h>

struct rope {
    size_t references;
    size_t length;
    rope *left, *right; /* both NULL of a leaf */
    char text[];
};

static rope *leaf(const char *text, size_t length)
{
    rope *made = malloc(sizeof *made + length + 1);
    if (made == NULL)
        return NULL;
    made->references = 1;
    made->length = length;
    made->left = NULL;
    made->right = NULL;
    memcpy(made->text, text, length);
    made->text[length] = '\0';
    return made;
}

rope *rope_new(const char *text)
{
    size_t length = strlen(text);
    return length > ROPE_MAX ? NULL : leaf(text, length);
}

rope *rope_ref(rope *text)
{
    text->references++;
    return text;
}

void rope_unref(rope *text)
{
    while (text != NULL && --text->references == 0) {
        rope *right = text->right;
        rope_unref(text->left);
        free(text);
        text = right;
    }
}

rope *rope_concat(rope *left, rope *right)
{
    if (left->length + right->length > ROPE_MAX)
        return NULL;
    if (left->length == 0)
        return rope_ref(right);
    if (right->length == 0)
        return left;
    rope *made = malloc(sizeof *made);
    if (made == NULL)
        return NULL;
    made->references = 1;
    made->length = left->length + right->length;
    made->left = rope_ref(left);
    made->right = rope_ref(right);
    return made;
}

/* Copies `length` characters from `from` on, which are there. */
static void copy(const rope *text, size_t from, size_t length, char *out)
{
    while (length > 0) {
        if (text->left == NULL) {
            memcpy(out, text->text + from, length);
            return;
        }
        if (from >= text->left->length) {
            from -= text->left->length;
            text = text->right;
            continue;
        }
        size_t part = text->left->length - from;
        if (part > length)
            part = length;
        copy(text->left, from, part, out);
        out += part;
        length -= part;
        from = 0;
        text = text->right;
    }
}

rope *rope_slice(rope *text, size_t from, size_t length)
{
    if (from > text->length)
        from = text->length;
    if (length > text->length - from)
        length = text->length - from;
    if (length == text->length)
        return rope_ref(text);
    char part[ROPE_MAX];
    copy(text, from, length, part);
    return leaf(part, length);
}

size_t rope_length(const rope *text)
{
    return text->length;
}

int rope_at(const rope *text, size_t position)
{
    if (position >= text->length)
        return -1;
    char found;
    copy(text, position, 1, &found);
    return (unsigned char)found;
}

bool rope_equal(const rope *left, const rope *right)
{
    if (left == right)
        return true;
    if (left->length != right->length)
        return false;
    char one[64], other[64];
    for (size_t from = 0; from < left->length; from += sizeof one) {
        size_t part = left->length - from < sizeof one ? left->length - from : sizeof one;
        copy(left, from, part, one);
        copy(right, from, part, other);
        if (memcmp(one, other, part) != 0)
            return false;
    }
    return true;
}

char *rope_string(const rope *text)
{
    char *string = malloc(text->length + 1);
    if (string == NULL)
        return NULL;
    copy(text, 0, text->length, string);
    string[text->length] = '\0';
    return string;
}
