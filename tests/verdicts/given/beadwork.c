#include "beadwork.h"

#include <stdlib.h>

struct knot {
    int is_tied;
};
struct bead {
    int colour;
    struct string *string;
    struct bead *next;
};
struct string {
    struct bead *first;
    struct knot *knot;
};

struct string *string_new(void)
{
    struct string *string = calloc(1, sizeof *string);
    if (string)
        string->knot = knot_new();
    return string;
}

void string_free(struct string *string)
{
    while (string && string->first) {
        struct bead *next = string->first->next;
        free(string->first);
        string->first = next;
    }
    if (string)
        free(string->knot);
    free(string);
}

void string_thread(struct string *string, int colour)
{
    struct bead *bead = calloc(1, sizeof *bead);
    if (!bead)
        return;
    *bead = (struct bead){colour, string, string->first};
    string->first = bead;
}

struct bead *string_first(struct string *string)
{
    return string->first;
}

int string_count(const struct string *string)
{
    int count = 0;
    for (const struct bead *bead = string->first; bead; bead = bead->next)
        count++;
    return count;
}

void bead_free(struct bead *bead)
{
    if (bead && bead->string->first != bead)
        for (struct bead *before = bead->string->first; before; before = before->next)
            if (before->next == bead)
                before->next = bead->next;
    free(bead); /* the first one stays: the bug */
}

struct knot *string_knot(struct string *string)
{
    return string->knot;
}

struct knot *knot_new(void)
{
    return calloc(1, sizeof(struct knot));
}

void knot_free(struct knot *knot)
{
    free(knot);
}
