#include "cjkwid.h"

#include <string.h>

struct range {
    uint32_t first, last;
};

static const struct range invisible[] = {
    { 0x0300, 0x036F }, { 0x0483, 0x0489 }, { 0x0591, 0x05BD }, { 0x05BF, 0x05BF },
    { 0x05C1, 0x05C2 }, { 0x0610, 0x061A }, { 0x064B, 0x065F }, { 0x0900, 0x0902 },
    { 0x0E31, 0x0E31 }, { 0x0E34, 0x0E3A }, { 0x1AB0, 0x1ACE }, { 0x1DC0, 0x1DFF },
    { 0x200B, 0x200F }, { 0x202A, 0x202E }, { 0x2060, 0x2064 }, { 0x20D0, 0x20F0 },
    { 0x302A, 0x302D }, { 0x3099, 0x309A }, { 0xFE00, 0xFE0F }, { 0xFE20, 0xFE2F },
    { 0xFEFF, 0xFEFF }, { 0x1D167, 0x1D169 }, { 0xE0100, 0xE01EF },
};

static const struct range wide[] = {
    { 0x1100, 0x115F }, { 0x231A, 0x231B }, { 0x2329, 0x232A }, { 0x2E80, 0x303E },
    { 0x3041, 0x33FF }, { 0x3400, 0x4DBF }, { 0x4E00, 0x9FFF }, { 0xA000, 0xA4CF },
    { 0xA960, 0xA97F }, { 0xAC00, 0xD7A3 }, { 0xF900, 0xFAFF }, { 0xFE30, 0xFE6F },
    { 0xFF01, 0xFF60 }, { 0xFFE0, 0xFFE6 }, { 0x1F300, 0x1F64F }, { 0x1F900, 0x1F9FF },
    { 0x20000, 0x2FFFD }, { 0x30000, 0x3FFFD },
};

#define COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

static int within(const struct range *table, int lo, int hi, uint32_t cp)
{
    while (lo <= hi) {
        int mid = lo + (hi - lo) / 2;
        if (cp > table[mid].last)
            lo = mid + 1;
        else if (cp < table[mid].first)
            hi = mid - 1;
        else
            return 1;
    }
    return 0;
}

int cjkwid_of(uint32_t cp)
{
    if (cp == 0)
        return 0;
    if (cp < 0x20 || (cp >= 0x7F && cp < 0xA0) || (cp >= 0xD800 && cp < 0xE000) || cp > 0x10FFFF)
        return -1;
    if (cp < 0x300)
        return 1;
    if (within(invisible, 0, COUNT(invisible) - 1, cp))
        return 0;
    return within(wide, 0, COUNT(wide), cp) ? 2 : 1;
}

uint32_t cjkwid_decode(const char **s)
{
    static const uint32_t least[] = { 0, 0x80, 0x800, 0x10000 };
    const unsigned char *p = (const unsigned char *)*s;
    uint32_t cp = p[0];
    int more;

    if (!cp)
        return 0;
    ++*s;
    if (cp < 0x80)
        return cp;
    if (cp >= 0xC0 && cp < 0xE0)
        more = 1;
    else if (cp >= 0xE0 && cp < 0xF0)
        more = 2;
    else if (cp >= 0xF0 && cp < 0xF8)
        more = 3;
    else
        return 0xFFFD;
    cp &= 0x3Fu >> more;
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0xFFFD;
        cp = cp << 6 | (p[i] & 0x3Fu);
    }
    if (cp < least[more] || cp > 0x10FFFF || (cp >= 0xD800 && cp < 0xE000))
        return 0xFFFD;
    *s += more;
    return cp;
}

long cjkwid_text(const char *s)
{
    long total = 0;
    while (*s) {
        int w = cjkwid_of(cjkwid_decode(&s));
        if (w < 0)
            return -1;
        total += w;
    }
    return total;
}

static size_t fit(const char *s, size_t cols, size_t *used)
{
    const char *p = s;
    *used = 0;
    while (*p) {
        const char *next = p;
        int w = cjkwid_of(cjkwid_decode(&next));
        if (w < 0 || (size_t)w > cols - *used)
            break;
        *used += (size_t)w;
        p = next;
    }
    return (size_t)(p - s);
}

size_t cjkwid_fit(const char *s, size_t cols)
{
    size_t used;
    return fit(s, cols, &used);
}

int cjkwid_pad(char *dst, size_t cap, const char *s, size_t cols)
{
    size_t used, len = fit(s, cols, &used), spaces = cols - used;
    if (len >= cap || spaces >= cap - len) {
        if (cap)
            *dst = '\0';
        return -1;
    }
    memmove(dst, s, len);
    memset(dst + len, ' ', spaces);
    dst[len + spaces] = '\0';
    return 0;
}

size_t cjkwid_column(const char *s, size_t pos)
{
    const char *p = s;
    size_t column = 0;
    while (*p) {
        const char *next = p;
        int w = cjkwid_of(cjkwid_decode(&next));
        if (pos < (size_t)(next - s))
            break;
        if (w > 0)
            column += (size_t)w;
        p = next;
    }
    return column;
}
