#include "phonefmt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct region {
    const char *name;
    int code;
    int trunk;           /* whether a 0 is dialled first */
    const char *pattern; /* '#' is a digit */
};

static const struct region regions[] = {
    {"US", 1, 0, "(###) ###-####"},
    {"GB", 44, 1, "##### ######"},
    {"DE", 49, 1, "#### ### ## ##"},
    {"FR", 33, 1, "## ## ## ## ##"},
};

struct phonefmt {
    const struct region *region;
    size_t count;
    char digits[PF_MAX_DIGITS + 1];
    char *text;
};

static const struct region *find_region(const char *name)
{
    size_t i;

    for (i = 0; i < sizeof regions / sizeof *regions; i++)
        if (strcmp(regions[i].name, name) == 0)
            return &regions[i];
    return NULL;
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

phonefmt *pf_new(const char *name)
{
    const struct region *region = find_region(name);
    phonefmt *pf;

    if (region == NULL)
        return NULL;
    pf = calloc(1, sizeof *pf);
    if (pf != NULL)
        pf->region = region;
    return pf;
}

void pf_free(phonefmt *pf)
{
    if (pf == NULL)
        return;
    free(pf->text);
    free(pf);
}

int pf_code(const char *name)
{
    const struct region *region = find_region(name);

    return region != NULL ? region->code : 0;
}

/* A new text for the first `count` digits. Digits that the pattern has no
   place for follow without separators. */
static char *render(const phonefmt *pf, size_t count)
{
    const char *pattern = pf->region->pattern;
    char *text = malloc(strlen(pattern) + PF_MAX_DIGITS + 1);
    size_t i = 0, n = 0;

    if (text == NULL)
        return NULL;
    while (i < count) {
        if (*pattern == '\0' || *pattern == '#')
            text[n++] = pf->digits[i++];
        else
            text[n++] = *pattern;
        if (*pattern != '\0')
            pattern++;
    }
    /* a bracket right after the last digit is closed */
    if (count > 0 && *pattern == ')')
        text[n++] = ')';
    text[n] = '\0';
    return text;
}

static const char *show(phonefmt *pf, size_t count)
{
    char *text = render(pf, count);

    if (text == NULL)
        return NULL;
    free(pf->text);
    pf->text = text;
    pf->count = count;
    return text;
}

const char *pf_key(phonefmt *pf, char key)
{
    size_t count = pf->count;

    if (is_digit(key) && count < PF_MAX_DIGITS)
        pf->digits[count++] = key;
    return show(pf, count);
}

const char *pf_back(phonefmt *pf)
{
    return show(pf, pf->count > 0 ? pf->count - 1 : 0);
}

void pf_clear(phonefmt *pf)
{
    free(pf->text);
    pf->text = NULL;
    pf->count = 0;
}

size_t pf_digits(const phonefmt *pf)
{
    return pf->count;
}

size_t pf_e164(const phonefmt *pf, char *out)
{
    size_t skip = pf->region->trunk && pf->count > 0 && pf->digits[0] == '0';

    return (size_t)sprintf(out, "+%d%.*s", pf->region->code, (int)(pf->count - skip), pf->digits + skip);
}

int pf_compare(const char *a, const char *b)
{
    for (;;) {
        while (*a != '\0' && !is_digit(*a))
            a++;
        while (*b != '\0' && !is_digit(*b))
            b++;
        if (*a != *b)
            return *a < *b ? -1 : 1;
        if (*a == '\0')
            return 0;
        a++;
        b++;
    }
}
