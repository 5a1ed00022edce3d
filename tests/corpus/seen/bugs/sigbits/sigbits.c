#include "sigbits.h"

static bool valid(int signal)
{
    return signal >= 1 && signal <= SIGBITS_MAX;
}

void sigbits_empty(sigbits *set)
{
    set->bits = 0;
}

void sigbits_fill(sigbits *set)
{
    set->bits = UINT64_MAX;
}

int sigbits_add(sigbits *set, int signal)
{
    if (!valid(signal))
        return -1;
    set->bits |= UINT64_C(1) << (signal - 1);
    return 0;
}

int sigbits_del(sigbits *set, int signal)
{
    if (!valid(signal))
        return -1;
    set->bits &= ~(uint64_t)(1 << (signal - 1));
    return 0;
}

bool sigbits_has(const sigbits *set, int signal)
{
    return valid(signal) && (set->bits >> (signal - 1) & 1) != 0;
}

bool sigbits_is_empty(const sigbits *set)
{
    return set->bits == 0;
}

int sigbits_count(const sigbits *set)
{
    int count = 0;
    for (uint64_t rest = set->bits; rest != 0; rest &= rest - 1)
        count++;
    return count;
}

int sigbits_next(const sigbits *set, int signal)
{
    for (int next = signal < 0 ? 1 : signal < SIGBITS_MAX ? signal + 1 : SIGBITS_MAX + 1; next <= SIGBITS_MAX; next++)
        if (sigbits_has(set, next))
            return next;
    return 0;
}

void sigbits_or(sigbits *result, const sigbits *a, const sigbits *b)
{
    result->bits = a->bits | b->bits;
}

void sigbits_and(sigbits *result, const sigbits *a, const sigbits *b)
{
    result->bits = a->bits & b->bits;
}

int sigbits_parse(sigbits *set, const char *list)
{
    sigbits read = {0};
    if (*list == '\0') {
        *set = read;
        return 0;
    }
    for (;; list++) {
        int signal = 0;
        if (*list < '0' || *list > '9')
            return -1;
        for (; *list >= '0' && *list <= '9'; list++) {
            signal = signal * 10 + (*list - '0');
            if (signal > SIGBITS_MAX)
                return -1;
        }
        if (sigbits_add(&read, signal) != 0)
            return -1;
        if (*list == '\0')
            break;
        if (*list != ',')
            return -1;
    }
    *set = read;
    return 0;
}
