#include "rctext.h"

#include <stdlib.h>
#include <string.h>

struct RcText {
    size_t refs;
    size_t length;
    char chars[];
};

static RcText *make(const char *chars, size_t length, size_t extra)
{
    RcText *text = malloc(sizeof *text + length + extra + 1);
    if (text == NULL)
        return NULL;
    text->refs = 1;
    text->length = length;
    memcpy(text->chars, chars, length);
    text->chars[length] = '\0';
    return text;
}

RcText *RcText_New(const char *chars)
{
    size_t length = strlen(chars);
    return length > RCTEXT_MAX ? NULL : make(chars, length, 0);
}

RcText *RcText_Retain(RcText *text)
{
    text->refs++;
    return text;
}

void RcText_Release(RcText *text)
{
    if (text != NULL && --text->refs == 0)
        free(text);
}

const char *RcText_Chars(const RcText *text)
{
    return text->chars;
}

size_t RcText_Length(const RcText *text)
{
    return text->length;
}

bool RcText_IsShared(const RcText *text)
{
    return text->refs > 1;
}

bool RcText_Equal(const RcText *a, const RcText *b)
{
    return a->length == b->length && memcmp(a->chars, b->chars, a->length) == 0;
}

/* Makes *text a text with one reference. */
static bool unshare(RcText **text)
{
    RcText *own;
    if ((*text)->refs == 1)
        return true;
    own = make((*text)->chars, (*text)->length, 0);
    if (own == NULL)
        return false;
    (*text)->refs--;
    *text = own;
    return true;
}

bool RcText_Append(RcText **text, const char *chars)
{
    RcText *old = *text, *longer;
    size_t more = strlen(chars);
    if (more > RCTEXT_MAX - old->length)
        return false;
    longer = make(old->chars, old->length, more);
    if (longer == NULL)
        return false;
    memcpy(longer->chars + longer->length, chars, more);
    longer->length += more;
    longer->chars[longer->length] = '\0';
    if (old->refs == 1)
        free(old);
    *text = longer;
    return true;
}

bool RcText_Truncate(RcText **text, size_t length)
{
    if (length >= (*text)->length)
        return true;
    if (!unshare(text))
        return false;
    (*text)->length = length;
    (*text)->chars[length] = '\0';
    return true;
}

bool RcText_Upper(RcText **text)
{
    if (!unshare(text))
        return false;
    for (char *c = (*text)->chars; *c != '\0'; c++)
        if (*c >= 'a' && *c <= 'z')
            *c = (char)(*c - 'a' + 'A');
    return true;
}
