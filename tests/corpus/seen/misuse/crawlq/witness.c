#include "crawlq.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

#ifdef LEGAL
static int count(const cq_item *item, void *arg)
{
    *(size_t *)arg += strlen(cq_url(item)) > 0;
    return cq_tries(item) > 5 ? 9 : 0;
}
#else
static int forget(const cq_item *item, void *arg)
{
    if (strstr(cq_url(item), "a.org"))
        cq_drop(arg, "a.org");
    return 0;
}
#endif

int main(int argc, char **argv)
{
    crawlq *q = cq_new();
    CHECK(q);
#ifdef LEGAL
    (void)argc, (void)argv;
    size_t n = 0;
    char url[CQ_MAX_URL + 2] = "http://h/";
    CHECK(!cq_next(q) && cq_each(q, count, &n) == 0 && n == 0 && cq_drop(q, "") == 0);
    CHECK(cq_add(q, "") == -1 && cq_add(q, "://h") == -1 && cq_add(q, "a/b://c") == -1);
    CHECK(cq_add(q, "http:") == -1 && cq_add(q, "http:/") == -1 && cq_add(q, "http://") == -1 && cq_add(q, "http:///x") == -1);
    memset(url + 9, 'x', CQ_MAX_URL - 8);
    CHECK(cq_add(q, url) == -1);
    url[CQ_MAX_URL] = 0;
    CHECK(cq_add(q, url) == 1 && cq_add(q, url) == 0);
    CHECK(cq_add(q, "http://h") == 1 && cq_add(q, "http://hh?q") == 1 && cq_add(q, "x://h:80#f") == 1);
    CHECK(cq_waiting(q) == 4 && cq_each(q, count, &n) == 0 && n == 4);
    cq_item *a = cq_next(q), *b = cq_next(q), *c = cq_next(q), *d = cq_next(q);
    CHECK(strcmp(cq_url(a), url) == 0 && strcmp(cq_url(b), "http://hh?q") == 0);
    CHECK(strcmp(cq_url(c), "x://h:80#f") == 0 && strcmp(cq_url(d), "http://h") == 0);
    CHECK(!cq_next(q) && cq_lent(q) == 4 && cq_waiting(q) == 0);
    cq_done(b);
    CHECK(cq_add(q, "http://hh?q") == 0);
    cq_retry(a);
    CHECK(cq_drop(q, "h:80") == 0 && cq_drop(q, "h") == 1 && cq_lent(q) == 2);
    for (unsigned i = 0; i < 6; i++) {
        cq_retry(c);
        c = cq_next(q);
        CHECK(c && cq_tries(c) == i + 2);
    }
    cq_retry(c);
    CHECK(cq_each(q, count, &n) == 9);
    int i = 0;
    do
        snprintf(url, sizeof url, "http://host%d/%d", i % 20, i);
    while (i++, cq_add(q, url) == 1);
    CHECK(i == CQ_MAX_URLS - 4 + 1);
    cq_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cq_add(q, "http://a.org/1");
    cq_add(q, "http://a.org/2");
    if (rule == 1) {
        cq_item *item = cq_next(q);
        cq_done(item);
        cq_done(item);
    } else if (rule == 2) {
        cq_item *item = cq_next(q);
        const char *url = cq_url(item);
        cq_done(item);
        puts(url);
    } else {
        cq_each(q, forget, q);
    }
#endif
    cq_free(q);
    return 0;
}
