#include "keypath.h"

#include <string.h>

static bool part_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static bool append(keypath *path, const char *part, size_t length)
{
    if (path->depth >= KP_DEPTH || length == 0 || length > KP_PART)
        return false;
    for (size_t i = 0; i < length; i++)
        if (!part_char(part[i]))
            return false;
    char *to = path->part[path->depth];
    memset(to, 0, KP_PART + 1);
    memcpy(to, part, length);
    path->depth++;
    return true;
}

bool kp_parse(keypath *path, const char *text)
{
    keypath made;
    memset(&made, 0, sizeof made);
    if (*text != '\0') {
        for (;;) {
            size_t length = strcspn(text, ".");
            if (!append(&made, text, length))
                return false;
            text += length;
            if (*text == '\0')
                break;
            text++;
        }
    }
    *path = made;
    return true;
}

void kp_format(const keypath *path, char text[KP_TEXT])
{
    char *at = text;
    for (int i = 0; i < path->depth; i++) {
        size_t length = strlen(path->part[i]);
        if (i > 0)
            *at++ = '.';
        memcpy(at, path->part[i], length);
        at += length;
    }
    *at = '\0';
}

bool kp_parent(const keypath *path, keypath *parent)
{
    if (path->depth == 0)
        return false;
    keypath made = *path;
    made.depth--;
    memset(made.part[made.depth], 0, KP_PART + 1);
    *parent = made;
    return true;
}

bool kp_child(const keypath *path, const char *part, keypath *child)
{
    keypath made = *path;
    if (!append(&made, part, strlen(part)))
        return false;
    *child = made;
    return true;
}

static int shared(const keypath *a, const keypath *b)
{
    int n = 0;
    while (n < a->depth && n < b->depth && strcmp(a->part[n], b->part[n]) == 0)
        n++;
    return n;
}

void kp_common(const keypath *a, const keypath *b, keypath *common)
{
    keypath made;
    memset(&made, 0, sizeof made);
    made.depth = shared(a, b);
    for (int i = 0; i < made.depth; i++)
        memcpy(made.part[i], a->part[i], KP_PART + 1);
    *common = made;
}

bool kp_within(const keypath *path, const keypath *other)
{
    return shared(path, other) == other->depth;
}

bool kp_equal(const keypath *a, const keypath *b)
{
    return a->depth == b->depth && shared(a, b) == a->depth;
}

int kp_compare(const keypath *a, const keypath *b)
{
    int n = shared(a, b);
    if (n < a->depth && n < b->depth)
        return strcmp(a->part[n], b->part[n]);
    return a->depth == b->depth ? 0 : -1;
}
