#include "ordgraph.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
int main(void)
{
    ordgraph *g = og_new();
    int order[OG_MAX_NODES], a, b, c, d;
    const int *next;
    char name[OG_MAX_NAME + 2];
    size_t n;

    CHECK(g && og_count(g) == 0 && og_sort(g, NULL) == 0 && og_find(g, "a") == -1);
    CHECK(og_before(g, 0, 0) == -1 && og_reaches(g, 0, 0) == -1 && og_edge(g, 0, 0) == -1);
    CHECK(og_name(g, 0) == NULL && og_next(g, INT_MAX, &n) == NULL && n == 0);
    og_free(g);
    og_free(NULL);

    g = og_new();
    CHECK(g && (a = og_node(g, "a")) == 0 && (b = og_node(g, "b")) == 1 && og_node(g, "a") == a);
    CHECK((c = og_node(g, "c")) == 2 && (d = og_node(g, "d")) == 3 && og_count(g) == 4);
    CHECK(og_node(g, "") == -1 && og_node(g, og_name(g, c)) == c);
    memset(name, 'n', sizeof name);
    name[sizeof name - 1] = '\0';
    CHECK(og_node(g, name) == -1 && og_find(g, name) == -1);
    CHECK(og_edge(g, d, c) == 0 && og_edge(g, c, a) == 0 && og_edge(g, d, a) == 0 && og_edge(g, d, b) == 0);
    CHECK(og_edge(g, d, c) == 0 && og_edge(g, a, a) == -1 && og_edge(g, -1, a) == -1 && og_edge(g, a, INT_MIN) == -1);
    next = og_next(g, d, &n);
    CHECK(n == 3 && next[0] == c && next[1] == a && next[2] == b && !og_next(g, a, &n) && n == 0);
    CHECK(og_sort(g, order) == 4 && order[0] == d);
    CHECK(og_before(g, d, c) == 1 && og_before(g, c, a) == 1 && og_before(g, a, d) == 0 && og_before(g, a, a) == 0);
    CHECK(og_before(g, a, 4) == -1 && og_edge(g, d, b) == 0 && og_before(g, d, b) == 1);
    CHECK(og_reaches(g, d, a) == 1 && og_reaches(g, a, d) == 0 && og_reaches(g, b, b) == 1 && og_reaches(g, b, 9) == -1);
    CHECK(og_edge(g, a, c) == 0 && og_sort(g, order) == 2 && og_reaches(g, a, a) == 1 && og_reaches(g, c, b) == 0);
    og_free(g);

    g = og_new();
    CHECK(g);
    for (int i = 0; i < OG_MAX_NODES; i++) {
        snprintf(name, sizeof name, "%d", i);
        CHECK(og_node(g, name) == i && (i == 0 || og_edge(g, i, i - 1) == 0));
    }
    CHECK(og_node(g, "more") == -1 && og_node(g, "5") == 5);
    CHECK(og_sort(g, order) == OG_MAX_NODES && order[0] == 999 && og_reaches(g, 999, 0) == 1);
    CHECK(strcmp(og_name(g, 999), "999") == 0);
    og_free(g);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ordgraph *g = og_new();
    int wash = og_node(g, "wash"), peel = og_node(g, "peel"), chop = og_node(g, "chop"), cook = og_node(g, "cook");
    int order[3], result = 0;
    const int *next;
    size_t count;

    og_edge(g, wash, peel);
    og_edge(g, wash, chop);
    switch (rule) {
    case 1:
        next = og_next(g, wash, &count);
        og_edge(g, wash, cook);
        result = next[0] == 77;
        break;
    case 2:
        og_sort(g, order);
        break;
    case 3:
        result = og_before(g, wash, cook) == 77;
        break;
    }
    og_free(g);
    return result;
}
#endif
