#include "corelist.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { WORDS = CORES_MOST / 64 };

static void set_bits(coreset *set, unsigned first, unsigned count)
{
    for (; count > 0; count--, first++)
        set->word[first / 64] |= UINT64_C(1) << (first % 64);
}

bool cores_has(const coreset *set, unsigned core)
{
    return core < CORES_MOST && (set->word[core / 64] >> (core % 64) & 1) != 0;
}

unsigned cores_count(const coreset *set)
{
    unsigned count = 0;
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t rest = set->word[i]; rest != 0; rest &= rest - 1)
            count++;
    return count;
}

bool cores_equal(const coreset *a, const coreset *b)
{
    return memcmp(a->word, b->word, sizeof a->word) == 0;
}

int cores_add(coreset *set, unsigned core)
{
    return cores_add_range(set, core, core);
}

int cores_remove(coreset *set, unsigned core)
{
    if (core >= CORES_MOST)
        return CORES_ERANGE;
    set->word[core / 64] &= ~(UINT64_C(1) << (core % 64));
    return CORES_OK;
}

int cores_add_range(coreset *set, unsigned first, unsigned last)
{
    if (first > last || last >= CORES_MOST)
        return CORES_ERANGE;
    set_bits(set, first, last - first + 1);
    return CORES_OK;
}

int cores_add_groups(coreset *set, unsigned first, unsigned last, unsigned used, unsigned group)
{
    if (first > last || last >= CORES_MOST || used > group)
        return CORES_ERANGE;
    for (uint64_t at = first; at <= last; at += group) {
        unsigned left = last - (unsigned)at + 1;
        set_bits(set, (unsigned)at, used < left ? used : left);
    }
    return CORES_OK;
}

void cores_and(coreset *result, const coreset *a, const coreset *b)
{
    for (unsigned i = 0; i < WORDS; i++)
        result->word[i] = a->word[i] & b->word[i];
}

void cores_or(coreset *result, const coreset *a, const coreset *b)
{
    for (unsigned i = 0; i < WORDS; i++)
        result->word[i] = a->word[i] | b->word[i];
}

void cores_minus(coreset *result, const coreset *a, const coreset *b)
{
    for (unsigned i = 0; i < WORDS; i++)
        result->word[i] = a->word[i] & ~b->word[i];
}

int cores_next(const coreset *set, int after)
{
    if (after >= CORES_MOST)
        return -1;
    for (int core = after < 0 ? 0 : after + 1; core < CORES_MOST; core++)
        if (cores_has(set, (unsigned)core))
            return core;
    return -1;
}

// Reads a number, UINT_MAX when it is larger; false when there is none.
static bool number(const char **text, unsigned *value)
{
    const char *at = *text;
    uint64_t sum = 0;
    for (; *at >= '0' && *at <= '9'; at++) {
        sum = 10 * sum + (uint64_t)(*at - '0');
        if (sum > UINT_MAX)
            sum = UINT_MAX;
    }
    if (at == *text)
        return false;
    *text = at;
    *value = (unsigned)sum;
    return true;
}

static bool taken(const char **text, char c)
{
    if (**text != c)
        return false;
    ++*text;
    return true;
}

int cores_parse(const char *list, coreset *set)
{
    coreset result = {{0}};
    if (*list != '\0') {
        do {
            unsigned first, last, used = 1, group = 1;
            if (!number(&list, &first))
                return CORES_ESYNTAX;
            last = first;
            if (taken(&list, '-')) {
                if (!number(&list, &last))
                    return CORES_ESYNTAX;
                if (taken(&list, ':') && (!number(&list, &used) || !taken(&list, '/') || !number(&list, &group)))
                    return CORES_ESYNTAX;
            }
            int status = cores_add_groups(&result, first, last, used, group);
            if (status != CORES_OK)
                return status;
        } while (taken(&list, ','));
        if (*list != '\0')
            return CORES_ESYNTAX;
    }
    *set = result;
    return CORES_OK;
}

size_t cores_format(const coreset *set, char *list, size_t size)
{
    char whole[CORES_MOST * 4 + 1] = "";
    size_t length = 0;
    for (int first = cores_next(set, -1); first >= 0;) {
        int last = first;
        while (cores_has(set, (unsigned)last + 1))
            last++;
        if (length > 0)
            whole[length++] = ',';
        if (first == last)
            length += (size_t)snprintf(whole + length, sizeof whole - length, "%d", first);
        else
            length += (size_t)snprintf(whole + length, sizeof whole - length, "%d-%d", first, last);
        first = cores_next(set, last);
    }
    if (size > 0) {
        size_t part = length < size ? length : size - 1;
        memcpy(list, whole, part);
        list[part] = '\0';
    }
    return length;
}
