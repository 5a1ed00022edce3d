#include "tocnode.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

int main(int argc, char **argv)
{
    toc_node doc, one, two, part;
    toc_init(&doc, NULL);
    toc_init(&one, "One");
    toc_init(&two, "Two");
    toc_init(&part, "Part");
#ifdef LEGAL
    (void)argc, (void)argv;
    char buf[16] = "?";
    CHECK(toc_count(&doc) == 1 && toc_depth(&doc) == 0 && toc_index(&doc) == 0 && !toc_next(&doc, &doc));
    CHECK(toc_number(&doc, NULL, 0) == 0 && toc_number(&doc, buf, 16) == 0 && buf[0] == 0);
    CHECK(toc_find(&doc, "") == &doc && !toc_find(&doc, "One"));
    toc_detach(&doc);
    toc_append(&doc, &two);
    toc_insert(&two, &one);
    toc_append(&two, &part);
    CHECK(toc_count(&doc) == 4 && toc_count(&two) == 2 && toc_depth(&part) == 2);
    CHECK(toc_number(&part, buf, sizeof buf) == 3 && strcmp(buf, "2.1") == 0);
    CHECK(toc_number(&part, buf, 3) == 3 && strcmp(buf, "2.") == 0);
    CHECK(toc_number(&part, buf, 1) == 3 && buf[0] == 0);
    CHECK(toc_next(&doc, &one) == &two && toc_next(&two, &part) == NULL && toc_next(&one, &one) == NULL);
    CHECK(toc_find(&doc, "Part") == &part && !toc_find(&one, "Part"));
    toc_detach(&two);
    CHECK(toc_count(&doc) == 2 && toc_count(&two) == 2 && toc_number(&part, buf, 16) == 1);
    toc_append(&part, &doc);
    CHECK(toc_count(&two) == 4 && toc_number(&one, buf, 16) == 5 && strcmp(buf, "1.1.1") == 0);
    toc_detach(&part);
    toc_detach(&part);
    toc_insert(&one, &two);
    CHECK(toc_index(&two) == 1 && toc_index(&one) == 2 && toc_count(&part) == 4);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    toc_append(&doc, &one);
    toc_append(&one, &part);
    if (rule == 1) {
        toc_append(&part, &doc);
    } else if (rule == 2) {
        toc_append(&doc, &two);
        toc_append(&two, &part);
    } else {
        toc_node *heap = malloc(sizeof *heap);
        CHECK(heap);
        toc_init(heap, "Three");
        toc_append(&doc, heap);
        free(heap);
        printf("%zu\n", toc_count(&doc));
    }
#endif
    return 0;
}
