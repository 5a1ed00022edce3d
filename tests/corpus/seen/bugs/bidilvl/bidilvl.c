#include "bidilvl.h"

#define DEPTH ((BL_MAX_LEVEL + 1) / 2)

uint8_t bl_class(uint32_t cp)
{
    if (cp == 0x202a)
        return BL_LRE;
    if (cp == 0x202b)
        return BL_RLE;
    if (cp == 0x202c)
        return BL_PDF;
    if (cp >= '0' && cp <= '9')
        return BL_NUM;
    if (cp == ' ' || (cp >= 9 && cp <= 13) || cp == 0x2028 || cp == 0x2029)
        return BL_WS;
    if ((cp >= 0x590 && cp <= 0x8ff) || (cp >= 0xfb1d && cp <= 0xfdff) || (cp >= 0xfe70 && cp <= 0xfefe))
        return BL_R;
    return BL_L;
}

int bl_base(const uint8_t *classes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (classes[i] == BL_L || classes[i] == BL_R)
            return classes[i] == BL_R;
    return 0;
}

int bl_levels(const uint8_t *classes, size_t n, int base, uint8_t *levels)
{
    uint8_t stack[DEPTH];
    uint8_t *sp = stack;
    int level = base;
    size_t ignored = 0;

    if (base != 0 && base != 1)
        return -1;
    for (size_t i = 0; i < n; i++) {
        int next;
        switch (classes[i]) {
        case BL_L:
            levels[i] = (uint8_t)(level + (level & 1));
            break;
        case BL_R:
            levels[i] = (uint8_t)(level | 1);
            break;
        case BL_NUM:
            levels[i] = (uint8_t)(level + (level & 1));
            break;
        case BL_WS:
            levels[i] = (uint8_t)level;
            break;
        case BL_LRE:
        case BL_RLE:
            next = classes[i] == BL_RLE ? (level + 1) | 1 : (level + 2) & ~1;
            levels[i] = (uint8_t)level;
            if (next > BL_MAX_LEVEL) {
                ignored++;
                break;
            }
            *sp++ = (uint8_t)level;
            level = next;
            break;
        case BL_PDF:
            if (ignored)
                ignored--;
            else if (sp > stack)
                level = *--sp;
            levels[i] = (uint8_t)level;
            break;
        default:
            return -1;
        }
    }
    return 0;
}

uint8_t bl_deepest(const uint8_t *levels, size_t n)
{
    uint8_t top = 0;
    for (size_t i = 0; i < n; i++)
        if (levels[i] > top)
            top = levels[i];
    return top;
}

static void reverse(size_t *a, size_t from, size_t to)
{
    while (from + 1 < to) {
        size_t t = a[from];
        a[from++] = a[--to];
        a[to] = t;
    }
}

void bl_order(const uint8_t *levels, size_t n, size_t *order)
{
    for (size_t i = 0; i < n; i++)
        order[i] = i;
    for (int level = bl_deepest(levels, n); level > 0; level--)
        for (size_t i = 0; i < n; i++) {
            size_t from = i;
            while (i < n && levels[i] >= level)
                i++;
            if (i - from > 1)
                reverse(order, from, i);
        }
}

int bl_runs(const uint8_t *levels, size_t n, bl_run_fn *fn, void *arg)
{
    for (size_t i = 0; i < n;) {
        size_t from = i;
        while (i < n && levels[i] == levels[from])
            i++;
        int stop = fn(from, i - from, levels[from], arg);
        if (stop)
            return stop;
    }
    return 0;
}
