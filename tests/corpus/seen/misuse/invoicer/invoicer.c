#include "invoicer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct invoice {
    char customer[INV_NAME_MAX + 1];
    struct inv_line *lines;
    size_t count, room;
    char *note;
};

/* Copies a name; false if its length is not 1 to INV_NAME_MAX. */
static bool copy_name(char to[INV_NAME_MAX + 1], const char *name)
{
    size_t n = strlen(name);
    if (n < 1 || n > INV_NAME_MAX)
        return false;
    memcpy(to, name, n + 1);
    return true;
}

invoice *inv_new(const char *customer)
{
    invoice *inv = calloc(1, sizeof *inv);
    if (!inv)
        return NULL;
    if (!copy_name(inv->customer, customer)) {
        free(inv);
        return NULL;
    }
    return inv;
}

void inv_free(invoice *inv)
{
    if (!inv)
        return;
    free(inv->lines);
    free(inv->note);
    free(inv);
}

const char *inv_customer(const invoice *inv)
{
    return inv->customer;
}

int inv_add(invoice *inv, const char *item, long qty, int64_t price)
{
    struct inv_line line = {.qty = qty, .price = price};
    if (qty < 1 || qty > INV_QTY_MAX)
        return -1;
    if (price < -INV_PRICE_MAX || price > INV_PRICE_MAX)
        return -1;
    if (!copy_name(line.item, item) || inv->count == INV_LINES_MAX)
        return -1;
    if (inv->count == inv->room) {
        /* Most invoices have a handful of lines. */
        size_t room = inv->room + 1;
        struct inv_line *lines = realloc(inv->lines, room * sizeof *lines);
        if (!lines)
            return -1;
        inv->lines = lines;
        inv->room = room;
    }
    inv->lines[inv->count] = line;
    return (int)inv->count++;
}

size_t inv_count(const invoice *inv)
{
    return inv->count;
}

const struct inv_line *inv_get(const invoice *inv, size_t i)
{
    return &inv->lines[i];
}

void inv_remove(invoice *inv, size_t i)
{
    struct inv_line *line = &inv->lines[i];
    memmove(line, line + 1, (inv->count - i - 1) * sizeof *line);
    inv->count--;
}

int inv_find(const invoice *inv, const char *item)
{
    for (size_t i = 0; i < inv->count; i++)
        if (strcmp(inv->lines[i].item, item) == 0)
            return (int)i;
    return -1;
}

void inv_set_note(invoice *inv, char *note)
{
    if (note == inv->note)
        return;
    free(inv->note);
    inv->note = note;
}

const char *inv_note(const invoice *inv)
{
    return inv->note;
}

/* 1000 lines of at most 10^15 are far from the limits of the type. */
int64_t inv_total(const invoice *inv)
{
    int64_t sum = 0;
    for (size_t i = 0; i < inv->count; i++)
        sum += inv->lines[i].price * inv->lines[i].qty;
    return sum;
}

size_t inv_total_text(const invoice *inv, char *buf, size_t size)
{
    int64_t sum = inv_total(inv);
    uint64_t cents = sum < 0 ? 0 - (uint64_t)sum : (uint64_t)sum;
    char text[32];
    int n = snprintf(text, sizeof text, "%s%" PRIu64 ".%02u", sum < 0 ? "-" : "", cents / 100,
                     (unsigned)(cents % 100));
    if (size > 0) {
        size_t k = (size_t)n < size ? (size_t)n : size - 1;
        memcpy(buf, text, k);
        buf[k] = '\0';
    }
    return (size_t)n;
}
