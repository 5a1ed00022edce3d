#include "nsname.h"

#include <string.h>

static uint8_t lower(uint8_t c)
{
    return c >= 'A' && c <= 'Z' ? (uint8_t)(c + ('a' - 'A')) : c;
}

void nsn_root(nsname_t *n)
{
    memset(n, 0, sizeof *n);
    n->length = 1;
}

/* Puts a label before the root label at the end. */
static bool append(nsname_t *n, const uint8_t *label, size_t length)
{
    if (length == 0 || length > NSN_LABEL || n->length + length + 1 > NSN_WIRE)
        return false;
    unsigned at = n->length - 1;
    n->offset[n->labels++] = (uint8_t)at;
    n->wire[at] = (uint8_t)length;
    memcpy(n->wire + at + 1, label, length);
    n->length += (unsigned)length + 1;
    n->wire[n->length - 1] = 0;
    return true;
}

bool nsn_parse(nsname_t *n, const char *text)
{
    uint8_t label[NSN_LABEL];
    size_t length = 0;
    nsn_root(n);
    if (strcmp(text, ".") == 0 || *text == '\0')
        return true;
    for (;; text++) {
        if (*text == '.' || *text == '\0') {
            if (!append(n, label, length))
                break;
            if (*text == '\0' || text[1] == '\0')
                return true;
            length = 0;
            continue;
        }
        if (*text == '\\' && *++text == '\0')
            break;
        if (length == NSN_LABEL)
            break;
        label[length++] = (uint8_t)*text;
    }
    nsn_root(n);
    return false;
}

static void put(char c, char *text, size_t size, size_t *length)
{
    if (*length + 1 < size)
        text[*length] = c;
    ++*length;
}

size_t nsn_format(const nsname_t *n, char *text, size_t size)
{
    size_t length = 0;
    for (unsigned i = 0; i < n->labels; i++) {
        const uint8_t *label = n->wire + n->offset[i];
        for (unsigned k = 1; k <= label[0]; k++) {
            if (label[k] == '.' || label[k] == '\\')
                put('\\', text, size, &length);
            put((char)label[k], text, size, &length);
        }
        put('.', text, size, &length);
    }
    if (n->labels == 0)
        put('.', text, size, &length);
    if (size > 0)
        text[length < size ? length : size - 1] = '\0';
    return length;
}

unsigned nsn_labels(const nsname_t *n)
{
    return n->labels;
}

const uint8_t *nsn_label(const nsname_t *n, unsigned index, size_t *length)
{
    *length = 0;
    if (index >= n->labels)
        return NULL;
    const uint8_t *label = n->wire + n->offset[index];
    *length = label[0];
    return label + 1;
}

bool nsn_prepend(nsname_t *n, const char *label)
{
    nsname_t longer;
    nsn_root(&longer);
    if (!append(&longer, (const uint8_t *)label, strlen(label)))
        return false;
    for (unsigned i = 0; i < n->labels; i++) {
        const uint8_t *old = n->wire + n->offset[i];
        if (!append(&longer, old + 1, old[0]))
            return false;
    }
    *n = longer;
    return true;
}

bool nsn_strip(nsname_t *n)
{
    nsname_t shorter;
    if (n->labels == 0)
        return false;
    nsn_root(&shorter);
    for (unsigned i = 1; i < n->labels; i++) {
        const uint8_t *old = n->wire + n->offset[i];
        append(&shorter, old + 1, old[0]);
    }
    *n = shorter;
    return true;
}

static bool label_equal(const nsname_t *a, unsigned i, const nsname_t *b, unsigned j)
{
    const uint8_t *x = a->wire + a->offset[i], *y = b->wire + b->offset[j];
    if (x[0] != y[0])
        return false;
    for (unsigned k = 1; k <= x[0]; k++)
        if (lower(x[k]) != lower(y[k]))
            return false;
    return true;
}

bool nsn_equal(const nsname_t *a, const nsname_t *b)
{
    return a->labels == b->labels && nsn_within(a, b);
}

bool nsn_within(const nsname_t *n, const nsname_t *zone)
{
    if (n->labels < zone->labels)
        return false;
    unsigned skip = n->labels - zone->labels;
    for (unsigned i = 0; i < zone->labels; i++)
        if (!label_equal(n, skip + i, zone, i))
            return false;
    return true;
}

unsigned nsn_common(const nsname_t *a, const nsname_t *b)
{
    unsigned i = a->labels, j = b->labels, common = 0;
    while (i > 0 && label_equal(a, i - 1, b, j - 1)) {
        i--;
        j--;
        common++;
    }
    return common;
}
