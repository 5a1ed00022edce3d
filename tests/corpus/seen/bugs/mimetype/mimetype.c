#include "mimetype.h"

#include <stdlib.h>
#include <string.h>

struct MimeType {
    char *name;       /* type/subtype */
    char *parameters; /* in the same memory */
    size_t slash;
};

static bool IsNameChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c != '\0' && strchr("!#$&-^_.+*", c) != NULL);
}

static size_t NameLength(const char *text)
{
    size_t n = 0;
    while (IsNameChar(text[n]))
        n++;
    return n;
}

static int Lower(char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

static int CompareNoCase(const char *a, const char *b)
{
    while (*a != '\0' && Lower(*a) == Lower(*b)) {
        a++;
        b++;
    }
    return Lower(*a) - Lower(*b);
}

static MimeType *Make(const char *name, size_t slash, size_t nameLength, const char *parameters)
{
    size_t size = strlen(parameters) + 1;
    MimeType *type = malloc(sizeof *type);
    char *text = malloc(nameLength + 1 + size);
    if (type == NULL || text == NULL) {
        free(type);
        free(text);
        return NULL;
    }
    memcpy(text, name, nameLength);
    text[nameLength] = '\0';
    memcpy(text + nameLength + 1, parameters, size);
    type->name = text;
    type->parameters = text + nameLength + 1;
    type->slash = slash;
    return type;
}

MimeType *MimeTypeParse(const char *text)
{
    size_t slash = NameLength(text);
    if (slash == 0 || text[slash] != '/')
        return NULL;
    size_t sub = NameLength(text + slash + 1);
    if (sub == 0)
        return NULL;
    size_t length = slash + 1 + sub;
    const char *rest = text + length;
    while (*rest == ' ')
        rest++;
    if (*rest != '\0' && *rest != ';')
        return NULL;
    if (*rest == ';')
        rest++;
    while (*rest == ' ')
        rest++;
    return Make(text, slash, length, rest);
}

void MimeTypeFree(MimeType *type)
{
    if (type != NULL) {
        free(type->name);
        free(type);
    }
}

MimeType *MimeTypeCopy(const MimeType *type)
{
    return Make(type->name, type->slash, strlen(type->name), type->parameters);
}

const char *MimeTypeName(const MimeType *type)
{
    return type->name;
}

const char *MimeTypeParameters(const MimeType *type)
{
    return type->parameters;
}

int MimeTypeCompare(const MimeType *a, const MimeType *b)
{
    return CompareNoCase(a->name, b->name);
}

bool MimeTypeEqual(const MimeType *a, const MimeType *b)
{
    return CompareNoCase(a->name, b->name) == 0;
}

size_t MimeTypeHash(const MimeType *type)
{
    size_t hash = 5381;
    for (const char *p = type->name; *p != '\0'; p++)
        hash = hash * 33 + (unsigned char)*p;
    return hash;
}

bool MimeTypeMatches(const MimeType *type, const MimeType *range)
{
    if (strcmp(range->name, "*/*") == 0 || MimeTypeEqual(type, range))
        return true;
    if (strcmp(range->name + range->slash, "/*") != 0 || type->slash != range->slash)
        return false;
    for (size_t i = 0; i < type->slash; i++)
        if (Lower(type->name[i]) != Lower(range->name[i]))
            return false;
    return true;
}
