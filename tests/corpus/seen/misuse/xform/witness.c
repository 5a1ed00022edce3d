#include "xform.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const char *const sizes[] = {"S", "M", "L", NULL};
    XfField fields[] = {{"name", XF_TEXT, 1, NULL}, {"zip", XF_DIGITS, 0, NULL}, {"size", XF_CHOICE, 0, sizes}};
    XForm *form = XfOpen(fields, 3);
    if (XfOpen(fields, (size_t)-1) != NULL || XfFind(form, "zip") != 1 || XfFind(form, "") != 3)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (XfFirstBad(form) != 0 || XfCheck(form, 0) != XF_EMPTY || !XfSet(form, 0, "x") || XfFirstBad(form) != XfCount(form))
        return 2;
    if (!XfSet(form, 0, XfGet(form, 0)) || strcmp(XfGet(form, 0), "x") != 0 || !XfSet(form, 1, "12a") ||
        XfCheck(form, 1) != XF_NOT_DIGITS || !XfSet(form, 2, "XL") || XfCheck(form, 2) != XF_NO_CHOICE ||
        !XfSet(form, 2, "L") || XfCheck(form, 2) != XF_OK)
        return 2;
    XfReset(form);
    if (*XfGet(form, 2) != '\0')
        return 2;
    XForm *none = XfOpen(NULL, 0);
    if (XfFirstBad(none) != 0)
        return 2;
    XfClose(none);
    XfClose(form);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        XfGet(form, 3);
        break;
    case 2: {
        XfField *table = malloc(sizeof *table);
        *table = fields[0];
        form = XfOpen(table, 1);
        free(table);
        XfCheck(form, 0);
        break;
    }
    case 3: {
        XfSet(form, 0, "x");
        const char *text = XfGet(form, 0);
        XfSet(form, 0, "y");
        return *text == 'x';
    }
    case 4:
        XfSet(form, 0, "x");
        free((char *)XfGet(form, 0));
        XfClose(form);
        break;
    case 5:
        XfFirstBad(XfOpen(fields + 1, 3));
        break;
    case 6:
        fields[2].choices = NULL;
        XfSet(form, 2, "M");
        XfCheck(form, 2);
        break;
    case 7:
        XfClose(form);
        XfCount(form);
        break;
    }
#endif
    return 0;
}
