#include "taxbands.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

static const taxband good[] = {
    {1000000, 0, "free"},
    {4000000, 1900, "basic"},
    {TAXBANDS_REST, 4200, "high"},
};

int main(int argc, char **argv)
{
    taxsheet s;
#ifdef LEGAL
    (void)argc, (void)argv;
    char text[TAXBANDS_TEXT];
    CHECK(taxbands_count(good) == 3 && taxbands_check(good) == 0);
    CHECK(taxbands_find(good, 0) == good && taxbands_find(good, 1000000) == good && taxbands_find(good, 1000001) == good + 1);
    CHECK(taxbands_find(good, -1) == NULL && taxbands_find(good, INT64_MAX) == NULL && taxbands_due(good, INT64_MIN) == -1);
    CHECK(taxbands_due(good, 0) == 0 && taxbands_due(good, 4000000) == 570000 && taxbands_due(good, 4000100) == 570042);
    CHECK(taxbands_average(good, 0) == 0 && taxbands_average(good, 4000000) == 1425 && taxbands_average(good, -5) == -1);
    static const taxband flat[] = {{TAXBANDS_REST, 10000, "all of it, and a long label at that"}};
    CHECK(taxbands_due(flat, TAXBANDS_MONEY) == TAXBANDS_MONEY && taxbands_average(flat, TAXBANDS_MONEY) == 10000);
    static const taxband down[] = {{5, 1, "a"}, {5, 1, "b"}, {TAXBANDS_REST, 1, "c"}};
    static const taxband rate[] = {{TAXBANDS_REST, 10001, "c"}}, label[] = {{TAXBANDS_REST, 1, NULL}};
    static const taxband minus[] = {{INT64_MIN, 1, "a"}, {TAXBANDS_REST, 1, "c"}};
    CHECK(taxbands_check(down) == -1 && taxbands_check(rate) == -1 && taxbands_check(label) == -1);
    CHECK(taxbands_due(minus, 7) == -1 && taxbands_find(down, 1) == NULL && taxsheet_begin(&s, down) == -1);
    CHECK(taxbands_count(minus) == 2);
    CHECK(taxsheet_begin(&s, flat) == 0 && taxsheet_add(&s, TAXBANDS_MONEY, 1) == 0 && taxsheet_add(&s, 1, 0) == -1);
    CHECK(taxsheet_add(&s, INT64_MAX, 0) == -1 && taxsheet_add(&s, 0, -1) == -1 && taxsheet_add(&s, 0, 0) == 0);
    CHECK(taxsheet_balance(&s) == TAXBANDS_MONEY - 1 && strlen(taxsheet_line(&s, text)) < TAXBANDS_TEXT - 1);
    CHECK(taxsheet_begin(&s, good) == 0 && taxsheet_add(&s, 5, TAXBANDS_MONEY) == 0);
    CHECK(taxsheet_balance(&s) == -TAXBANDS_MONEY && strstr(taxsheet_line(&s, text), "refund 1000000000000.00"));
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    taxband *own = malloc(sizeof good);
    CHECK(own);
    memcpy(own, good, sizeof good);
    if (rule == 1) {
        own[2].upto = 9000000;
        size_t n = taxbands_count(own);
        free(own);
        return n == 0;
    }
    CHECK(taxsheet_begin(&s, own) == 0 && taxsheet_add(&s, 5000000, 100000) == 0);
    if (rule == 2) {
        free(own);
        return taxsheet_balance(&s) == 0;
    }
    char *text = malloc(20);
    taxsheet_line(&s, text);
    free(text);
    free(own);
    return 0;
#endif
}
