#include "waybill.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct waybill_goods {
    char what[WAYBILL_TEXT_MAX + 1];
    uint32_t grams;
};

struct waybill {
    char number[WAYBILL_TEXT_MAX + 1];
    waybill *master;
    size_t ngoods, nhouses;
    waybill_goods *goods[WAYBILL_MAX];
    waybill *house[WAYBILL_MAX];
};

static long live;

static int valid(const char *s)
{
    size_t len = strlen(s);
    return len > 0 && len <= WAYBILL_TEXT_MAX;
}

waybill *waybill_new(const char *number)
{
    waybill *bill = valid(number) ? calloc(1, sizeof *bill) : NULL;
    if (bill == NULL)
        return NULL;
    strcpy(bill->number, number);
    live++;
    return bill;
}

void waybill_free(waybill *bill)
{
    if (bill == NULL)
        return;
    for (size_t i = 0; i < bill->ngoods; i++)
        waybill_goods_free(bill->goods[i]);
    for (size_t i = 0; i < bill->nhouses; i++)
        waybill_free(bill->house[i]);
    free(bill);
    live--;
}

waybill_goods *waybill_goods_new(const char *what, uint32_t grams)
{
    waybill_goods *goods = valid(what) ? malloc(sizeof *goods) : NULL;
    if (goods == NULL)
        return NULL;
    strcpy(goods->what, what);
    goods->grams = grams;
    live++;
    return goods;
}

void waybill_goods_free(waybill_goods *goods)
{
    if (goods == NULL)
        return;
    free(goods);
    live--;
}

int waybill_load(waybill *bill, waybill_goods *goods)
{
    if (bill->ngoods == WAYBILL_MAX)
        return -1;
    bill->goods[bill->ngoods++] = goods;
    return 0;
}

waybill_goods *waybill_unload(waybill *bill, size_t i)
{
    assert(i < bill->ngoods);
    waybill_goods *goods = bill->goods[i];
    bill->ngoods--;
    memmove(&bill->goods[i], &bill->goods[i + 1], (bill->ngoods - i) * sizeof bill->goods[0]);
    return goods;
}

const waybill_goods *waybill_goods_at(const waybill *bill, size_t i)
{
    assert(i < bill->ngoods);
    return bill->goods[i];
}

size_t waybill_goods_count(const waybill *bill)
{
    return bill->ngoods;
}

int waybill_consolidate(waybill *master, waybill *house)
{
    assert(master != house && house->master == NULL);
    if (master->nhouses == WAYBILL_MAX || master->master != NULL || house->nhouses > 0)
        return -1;
    master->house[master->nhouses++] = house;
    house->master = master;
    return 0;
}

uint64_t waybill_grams(const waybill *bill)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < bill->ngoods; i++)
        sum += bill->goods[i]->grams;
    for (size_t i = 0; i < bill->nhouses; i++)
        sum += waybill_grams(bill->house[i]);
    return sum;
}

static size_t lines(const waybill *bill)
{
    size_t n = 1 + bill->ngoods;
    for (size_t i = 0; i < bill->nhouses; i++)
        n += lines(bill->house[i]);
    return n;
}

#define LINE (WAYBILL_TEXT_MAX + 40)

static char *list(const waybill *bill, char *to)
{
    to += snprintf(to, LINE, "%s%s %llu g\n", bill->master ? "house " : "bill ", bill->number,
                   (unsigned long long)waybill_grams(bill));
    for (size_t i = 0; i < bill->ngoods; i++)
        to += snprintf(to, LINE, "- %s %lu g\n", bill->goods[i]->what, (unsigned long)bill->goods[i]->grams);
    for (size_t i = 0; i < bill->nhouses; i++)
        to = list(bill->house[i], to);
    return to;
}

char *waybill_manifest(const waybill *bill)
{
    char *text = malloc(lines(bill) * LINE);
    if (text != NULL)
        list(bill, text);
    return text;
}

long waybill_live(void)
{
    return live;
}
