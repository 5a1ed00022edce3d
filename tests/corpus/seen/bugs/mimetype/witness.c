#include "mimetype.h"

#include <string.h>

int main(void)
{
    MimeType *a = MimeTypeParse("text/html; charset=utf-8"), *b = MimeTypeParse("Text/HTML"),
             *range = MimeTypeParse("TEXT/*"), *any = MimeTypeParse("*/*"), *png = MimeTypeParse("image/png;");
    int status = 0;
    if (!a || !b || !range || !any || !png || !MimeTypeEqual(a, b) || MimeTypeCompare(a, png) <= 0)
        return 2;
    if (strcmp(MimeTypeName(b), "Text/HTML") != 0 || strcmp(MimeTypeParameters(a), "charset=utf-8") != 0 ||
        MimeTypeParameters(png)[0] != '\0')
        return 2;
    if (!MimeTypeMatches(a, range) || MimeTypeMatches(png, range) || !MimeTypeMatches(png, any) ||
        MimeTypeMatches(any, a))
        return 2;
    if (MimeTypeParse("") || MimeTypeParse("text") || MimeTypeParse("/a") || MimeTypeParse("a/") ||
        MimeTypeParse("a/b c") || MimeTypeParse("a/b/c"))
        return 2;
    MimeType *copy = MimeTypeCopy(a);
    if (!MimeTypeEqual(copy, a) || MimeTypeHash(copy) != MimeTypeHash(a))
        return 2;
#ifndef LEGAL
    status = MimeTypeHash(a) != MimeTypeHash(b);
#endif
    MimeTypeFree(copy);
    MimeTypeFree(a);
    MimeTypeFree(b);
    MimeTypeFree(range);
    MimeTypeFree(any);
    MimeTypeFree(png);
    return status;
}
