#include "rexmini.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    unsigned char bits[32];
} set;

enum how { ONE, MAYBE, MANY };

struct item {
    set set;
    enum how how;
};

struct rx {
    int from_start, to_end;
    size_t count;
    struct item *items;
};

/* How often an item comes; max is -1 if there is no limit. */
struct times {
    int min, max;
};

static int has(const set *s, unsigned char c)
{
    return s->bits[c >> 3] >> (c & 7) & 1;
}

static void add_range(set *s, int low, int high)
{
    for (int c = low; c <= high; c++)
        s->bits[c >> 3] |= (unsigned char)(1u << (c & 7));
}

/* *at is behind the opening bracket. */
static rx_status read_set(const char **at, set *s)
{
    const char *p = *at;
    int negate = *p == '^';

    p += negate;
    for (const char *first = p; *p != ']' || p == first;) {
        if (*p == '\\')
            p++;
        if (*p == '\0')
            return RX_SET;
        int low = (unsigned char)*p++, high = low;
        if (*p == '-' && p[1] != ']') {
            if (*++p == '\\')
                p++;
            high = (unsigned char)*p;
            if (high < low)
                return RX_SET;
            p++;
        }
        add_range(s, low, high);
    }
    *at = p + 1;
    for (int i = 0; negate && i < 32; i++)
        s->bits[i] ^= 0xff;
    return RX_OK;
}

static rx_status read_item(const char **at, set *s)
{
    char c = *(*at)++;
    memset(s, 0, sizeof *s);
    switch (c) {
    case '*': case '+': case '?': case '{':
        return RX_REPEAT;
    case '[':
        return read_set(at, s);
    case '.':
        add_range(s, 0, 255);
        return RX_OK;
    case '\\':
        if (**at == '\0')
            return RX_ESCAPE;
        c = *(*at)++;
    }
    add_range(s, (unsigned char)c, (unsigned char)c);
    return RX_OK;
}

/* -1 if there is none, or too large a one. */
static int read_number(const char **at)
{
    int n = 0;
    if (**at < '0' || **at > '9')
        return -1;
    for (; **at >= '0' && **at <= '9'; ++*at)
        if (n <= RX_REPEAT_MAX)
            n = n * 10 + (**at - '0');
    return n <= RX_REPEAT_MAX ? n : -1;
}

static rx_status read_times(const char **at, struct times *t)
{
    t->min = t->max = 1;
    switch (**at) {
    case '*':
        t->min = 0;
        t->max = -1;
        break;
    case '+':
        t->max = -1;
        break;
    case '?':
        t->min = 0;
        break;
    case '{':
        ++*at;
        if ((t->min = t->max = read_number(at)) < 0)
            return RX_REPEAT;
        if (**at == ',') {
            t->max = -1;
            if (*++*at != '}' && (t->max = read_number(at)) < t->min)
                return RX_REPEAT;
        }
        if (**at != '}')
            return RX_REPEAT;
        break;
    default:
        return RX_OK;
    }
    ++*at;
    return RX_OK;
}

/* How many items will be needed for one of the pattern's. */
static size_t room_for(struct times t)
{
    if (t.max >= 0)
        return (size_t)t.max;
    if (t.min == 0)
        return 1;       /* x* */
    if (t.min == 1)
        return 2;       /* xx* */
    return (size_t)t.min;
}

/* Whether only the $ that ties a pattern to the end is left. */
static int at_end(const char *p)
{
    return p[0] == '\0' || (p[0] == '$' && p[1] == '\0');
}

static rx_status measure(const char *p, size_t *count)
{
    *count = 0;
    while (!at_end(p)) {
        set s;
        struct times t;
        rx_status status = read_item(&p, &s);
        if (status == RX_OK)
            status = read_times(&p, &t);
        if (status != RX_OK)
            return status;
        *count += room_for(t);
        if (*count > RX_ITEMS_MAX)
            return RX_TOOBIG;
    }
    return RX_OK;
}

static void put(rx *re, const set *s, enum how how)
{
    re->items[re->count].set = *s;
    re->items[re->count].how = how;
    re->count++;
}

static void emit(rx *re, const char *p)
{
    while (!at_end(p)) {
        set s;
        struct times t;
        read_item(&p, &s);
        read_times(&p, &t);
        for (int i = 0; i < t.min; i++)
            put(re, &s, ONE);
        for (int i = t.min; i < t.max; i++)
            put(re, &s, MAYBE);
        if (t.max < 0)
            put(re, &s, MANY);
    }
    re->to_end = *p == '$';
}

rx *rx_compile(const char *pattern, rx_status *status)
{
    size_t count;
    rx *re = NULL;
    int tied = *pattern == '^';
    rx_status why = measure(pattern += tied, &count);

    if (why == RX_OK) {
        re = calloc(1, sizeof *re);
        if (re)
            re->items = malloc((count ? count : 1) * sizeof *re->items);
        if (!re || !re->items) {
            free(re);
            re = NULL;
            why = RX_NOMEM;
        } else {
            re->from_start = tied;
            emit(re, pattern);
        }
    }
    if (status)
        *status = why;
    return re;
}

void rx_free(rx *re)
{
    if (!re)
        return;
    free(re->items);
    free(re);
}

#define NEVER ((size_t)-1)

/* Runs all possibilities at once.  at[i] is where the leftmost match began of
 * which items 0 .. i - 1 are done. */
static int run(const rx *re, const char *text, size_t from, int whole, rx_span *span)
{
    size_t at[RX_ITEMS_MAX + 1], n = re->count, start = NEVER, end = 0;

    for (size_t i = 0; i <= n; i++)
        at[i] = NEVER;
    for (size_t pos = from;; pos++) {
        if (start == NEVER && (pos == 0 || (!re->from_start && !whole)) && at[0] == NEVER)
            at[0] = pos;
        for (size_t i = 0; i < n; i++)
            if (re->items[i].how != ONE && at[i] < at[i + 1])
                at[i + 1] = at[i];
        int last = text[pos] == '\0';
        if (at[n] != NEVER && at[n] <= start && (last || !(re->to_end || whole))) {
            start = at[n];
            end = pos;
        }
        if (last)
            break;
        int alive = 0;
        at[n] = NEVER;
        for (size_t i = n; i-- > 0;) {
            size_t began = at[i];
            at[i] = NEVER;
            if (began == NEVER || began > start || !has(&re->items[i].set, (unsigned char)text[pos]))
                continue;
            size_t next = re->items[i].how == MANY ? i : i + 1;
            if (began < at[next])
                at[next] = began;
            alive = 1;
        }
        if (!alive && (start != NEVER || re->from_start || whole))
            break;
    }
    if (start == NEVER)
        return 0;
    span->start = start;
    span->end = end;
    return 1;
}

int rx_find(const rx *re, const char *text, rx_span *span)
{
    rx_span found;
    if (!run(re, text, 0, 0, &found))
        return 0;
    if (span)
        *span = found;
    return 1;
}

int rx_whole(const rx *re, const char *text)
{
    rx_span found;
    return run(re, text, 0, 1, &found);
}

size_t rx_count(const rx *re, const char *text)
{
    size_t n = 0, from = 0;
    rx_span found;
    while (run(re, text, from, 0, &found)) {
        n++;
        if (text[found.end] == '\0' || re->from_start)
            break;
        from = found.end + (found.end == found.start);
    }
    return n;
}
