#include "xform.h"

#include <stdlib.h>
#include <string.h>

struct XForm {
    const XfField *fields;
    size_t count;
    char *texts[]; /* NULL when empty */
};

XForm *XfOpen(const XfField *fields, size_t count)
{
    if (count > 1000)
        return NULL;
    XForm *form = calloc(1, sizeof *form + count * sizeof form->texts[0]);
    if (form == NULL)
        return NULL;
    form->fields = fields;
    form->count = count;
    return form;
}

void XfClose(XForm *form)
{
    if (form == NULL)
        return;
    XfReset(form);
    free(form);
}

size_t XfCount(const XForm *form)
{
    return form->count;
}

size_t XfFind(const XForm *form, const char *name)
{
    size_t i = 0;
    while (i < form->count && strcmp(form->fields[i].name, name) != 0)
        i++;
    return i;
}

int XfSet(XForm *form, size_t field, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return 0;
    memcpy(copy, text, size);
    free(form->texts[field]);
    form->texts[field] = copy;
    return 1;
}

const char *XfGet(const XForm *form, size_t field)
{
    const char *text = form->texts[field];
    return text == NULL ? "" : text;
}

XfStatus XfCheck(const XForm *form, size_t field)
{
    const XfField *description = &form->fields[field];
    const char *text = XfGet(form, field);
    if (*text == '\0')
        return description->required ? XF_EMPTY : XF_OK;
    switch (description->kind) {
    case XF_DIGITS:
        return text[strspn(text, "0123456789")] == '\0' ? XF_OK : XF_NOT_DIGITS;
    case XF_CHOICE:
        for (const char *const *choice = description->choices; *choice != NULL; choice++)
            if (strcmp(*choice, text) == 0)
                return XF_OK;
        return XF_NO_CHOICE;
    default:
        return XF_OK;
    }
}

size_t XfFirstBad(const XForm *form)
{
    size_t i = 0;
    while (i < form->count && XfCheck(form, i) == XF_OK)
        i++;
    return i;
}

void XfReset(XForm *form)
{
    for (size_t i = 0; i < form->count; i++) {
        free(form->texts[i]);
        form->texts[i] = NULL;
    }
}
