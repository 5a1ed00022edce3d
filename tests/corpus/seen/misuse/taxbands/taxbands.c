#include "taxbands.h"

#include <inttypes.h>
#include <stdio.h>

static int out_of_range(int64_t money)
{
    return money < 0 || money > TAXBANDS_MONEY;
}

size_t taxbands_count(const taxband *bands)
{
    size_t n = 1;
    while (bands[n - 1].upto != TAXBANDS_REST)
        n++;
    return n;
}

int taxbands_check(const taxband *bands)
{
    int64_t below = 0;
    for (const taxband *b = bands;; b++) {
        if (b->upto <= below || b->rate < 0 || b->rate > 10000 || b->label == NULL)
            return -1;
        if (b->upto == TAXBANDS_REST)
            return 0;
        below = b->upto;
    }
}

const taxband *taxbands_find(const taxband *bands, int64_t amount)
{
    if (out_of_range(amount) || taxbands_check(bands) != 0)
        return NULL;
    while (amount > bands->upto)
        bands++;
    return bands;
}

int64_t taxbands_due(const taxband *bands, int64_t amount)
{
    if (out_of_range(amount) || taxbands_check(bands) != 0)
        return -1;
    /* at most 10^14 * 10^4 */
    int64_t sum = 0, below = 0;
    for (const taxband *b = bands; below < amount; b++) {
        int64_t top = amount < b->upto ? amount : b->upto;
        sum += (top - below) * b->rate;
        below = top;
    }
    return (sum + 5000) / 10000;
}

int taxbands_average(const taxband *bands, int64_t amount)
{
    int64_t due = taxbands_due(bands, amount);
    if (due < 0)
        return -1;
    if (amount == 0)
        return 0;
    return (int)(due * 10000 / amount);
}

int taxsheet_begin(taxsheet *sheet, const taxband *bands)
{
    if (taxbands_check(bands) != 0)
        return -1;
    sheet->bands = bands;
    sheet->income = sheet->paid = 0;
    sheet->entries = 0;
    return 0;
}

int taxsheet_add(taxsheet *sheet, int64_t income, int64_t paid)
{
    if (out_of_range(income) || out_of_range(paid))
        return -1;
    if (out_of_range(sheet->income + income) || out_of_range(sheet->paid + paid))
        return -1;
    sheet->income += income;
    sheet->paid += paid;
    sheet->entries++;
    return 0;
}

int64_t taxsheet_balance(const taxsheet *sheet)
{
    return taxbands_due(sheet->bands, sheet->income) - sheet->paid;
}

char *taxsheet_line(const taxsheet *sheet, char *text)
{
    const taxband *b = taxbands_find(sheet->bands, sheet->income);
    int64_t balance = taxsheet_balance(sheet);
    int64_t size = balance < 0 ? -balance : balance;
    snprintf(text, TAXBANDS_TEXT, "%u entries, %" PRId64 ".%02d (%.16s): %s %" PRId64 ".%02d", sheet->entries,
             sheet->income / 100, (int)(sheet->income % 100), b != NULL ? b->label : "?",
             balance < 0 ? "refund" : "due", size / 100, (int)(size % 100));
    return text;
}
