#include "pkgorder.h"

#include <string.h>

enum kind { END, TILDE, LETTERS, DIGITS };

struct segment {
    enum kind kind;
    const char *start;
    size_t length;
};

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Takes the next segment off *text. */
static struct segment take(const char **text)
{
    const char *s = *text;
    struct segment seg;

    while (*s && *s != '~' && !digit(*s) && !letter(*s))
        s++;
    seg.start = s;
    if (!*s) {
        seg.kind = END;
    } else if (*s == '~') {
        seg.kind = TILDE;
        s++;
    } else if (digit(*s)) {
        seg.kind = DIGITS;
        while (digit(*s))
            s++;
    } else {
        seg.kind = LETTERS;
        while (letter(*s))
            s++;
    }
    seg.length = (size_t)(s - seg.start);
    *text = s;
    return seg;
}

static const char *text_of(const char *version)
{
    return version ? version : "";
}

static int compare_digits(struct segment a, struct segment b)
{
    int c;

    while (a.length && *a.start == '0') {
        a.start++;
        a.length--;
    }
    while (b.length && *b.start == '0') {
        b.start++;
        b.length--;
    }
    if (a.length != b.length)
        return a.length < b.length ? -1 : 1;
    c = memcmp(a.start, b.start, a.length);
    return (c > 0) - (c < 0);
}

static int compare_letters(struct segment a, struct segment b)
{
    size_t n = a.length < b.length ? a.length : b.length;
    int c = memcmp(a.start, b.start, n);

    if (c)
        return c < 0 ? -1 : 1;
    return (a.length > b.length) - (a.length < b.length);
}

int pkg_compare(const char *a, const char *b)
{
    a = text_of(a);
    b = text_of(b);
    for (;;) {
        struct segment one = take(&a), two = take(&b);
        int c;

        if (one.kind == TILDE || two.kind == TILDE) {
            if (one.kind != TILDE)
                return 1;
            if (two.kind != TILDE)
                return -1;
            continue;
        }
        if (one.kind == END)
            return two.kind == END ? 0 : -1;
        if (two.kind == END)
            return 1;
        if (one.kind != two.kind)
            return -1;
        c = one.kind == DIGITS ? compare_digits(one, two) : compare_letters(one, two);
        if (c)
            return c;
    }
}

bool pkg_same(const char *a, const char *b)
{
    return pkg_compare(a, b) == 0;
}

size_t pkg_segments(const char *version)
{
    size_t n = 0;

    version = text_of(version);
    while (take(&version).kind != END)
        n++;
    return n;
}

size_t pkg_segment(const char *version, size_t index, char *out, size_t size)
{
    struct segment seg;

    version = text_of(version);
    do {
        seg = take(&version);
    } while (seg.kind != END && index-- > 0);
    if (size > 0) {
        size_t n = seg.length < size - 1 ? seg.length : size - 1;

        memcpy(out, seg.start, n);
        out[n] = '\0';
    }
    return seg.length;
}

bool pkg_prerelease(const char *version)
{
    return strchr(text_of(version), '~') != NULL;
}

bool pkg_satisfies(const char *version, const char *op, const char *wanted)
{
    int c = pkg_compare(version, wanted);

    if (!op)
        return false;
    if (strcmp(op, "<") == 0)
        return c < 0;
    if (strcmp(op, "<=") == 0)
        return c <= 0;
    if (strcmp(op, "=") == 0)
        return c == 0;
    if (strcmp(op, ">=") == 0)
        return c >= 0;
    if (strcmp(op, ">") == 0)
        return c > 0;
    return false;
}

size_t pkg_newest(const char *const *versions, size_t n)
{
    size_t best = 0;

    for (size_t i = 1; i < n; i++)
        if (pkg_compare(versions[i], versions[best]) > 0)
            best = i;
    return best;
}

void pkg_sort(const char **versions, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        const char *v = versions[i];
        size_t j = i;

        while (j > 0 && pkg_compare(versions[j - 1], v) > 0) {
            versions[j] = versions[j - 1];
            j--;
        }
        versions[j] = v;
    }
}
