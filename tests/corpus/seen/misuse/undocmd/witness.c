#include "undocmd.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

static int document;

static void plus(void *data) { document += *(int *)data; }
static void minus(void *data) { document -= *(int *)data; }

static const uc_ops add_ops = { plus, minus, NULL, free };

static uc_cmd *add(const char *label, const uc_ops *ops, int n)
{
    int *data = malloc(sizeof *data);
    uc_cmd *c;

    CHECK(data != NULL);
    *data = n;
    c = uc_cmd_new(label, ops, data);
    CHECK(c != NULL);
    return c;
}

#ifdef LEGAL
static int join(void *data, void *next)
{
    if (*(int *)next == 0)
        return 0;
    *(int *)data += *(int *)next;
    return 1;
}

static const uc_ops join_ops = { plus, minus, join, free };
static const uc_ops only_redo = { plus, NULL, NULL, NULL };

int main(void)
{
    static int five = 5;
    uc_stack *s;
    uc_cmd *c;
    int i;

    CHECK(uc_stack_new(0) == NULL && uc_stack_new(INT_MIN) == NULL && uc_stack_new(UC_MAX + 1) == NULL);
    s = uc_stack_new(10);
    CHECK(s != NULL && !uc_undo(s) && !uc_redo(s) && uc_undo_label(s) == NULL);
    uc_clear(s);
    CHECK(uc_push(s, add("", &add_ops, 1)) == 0 && strcmp(uc_undo_label(s), "") == 0);
    CHECK(uc_push(s, add("two", &add_ops, 2)) == 0 && document == 3);
    CHECK(uc_undo(s) && document == 1 && uc_redo_count(s) == 1 && uc_redo(s) && document == 3 && !uc_redo(s));
    CHECK(uc_undo(s) && uc_undo(s) && !uc_undo(s) && document == 0);
    CHECK(uc_push(s, add("ten", &add_ops, 10)) == 0 && uc_redo_count(s) == 0 && uc_undo_count(s) == 1);
    for (i = 0; i < 25; i++)
        CHECK(uc_push(s, add("one", &add_ops, 1)) == 0);
    CHECK(uc_undo_count(s) == 10);
    while (uc_undo(s))
        continue;
    CHECK(document == 25 && uc_redo_count(s) == 10);
    uc_clear(s);
    CHECK(uc_redo_count(s) == 0 && uc_undo_count(s) == 0);

    CHECK(uc_push(s, add("a", &join_ops, 1)) == 0 && uc_push(s, add("b", &join_ops, 2)) == 0);
    CHECK(uc_undo_count(s) == 1 && strcmp(uc_undo_label(s), "a") == 0 && document == 28);
    CHECK(uc_push(s, add("c", &join_ops, 0)) == 0 && uc_undo_count(s) == 2);
    CHECK(uc_undo(s) && uc_undo(s) && document == 25);
    c = uc_cmd_new("five", &only_redo, &five);
    CHECK(c != NULL && uc_push(s, c) == 0 && uc_undo(s) && uc_redo(s) && document == 35);
    uc_cmd_free(add("unused", &add_ops, 4));
    uc_cmd_free(NULL);
    uc_stack_free(s);

    s = uc_stack_new(1);
    CHECK(s != NULL && uc_push(s, add("x", &add_ops, 1)) == 0 && uc_push(s, add("y", &add_ops, 1)) == 0);
    CHECK(uc_undo_count(s) == 1 && strcmp(uc_undo_label(s), "y") == 0);
    uc_stack_free(s);
    s = uc_stack_new(UC_MAX);
    CHECK(s != NULL);
    for (i = 0; i < UC_MAX + 50; i++)
        CHECK(uc_push(s, add("z", &add_ops, 1)) == 0);
    CHECK(uc_undo_count(s) == UC_MAX);
    uc_stack_free(s);
    uc_stack_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uc_stack *s = uc_stack_new(10);
    uc_cmd *c = add("one", &add_ops, 1);

    CHECK(s != NULL && uc_push(s, c) == 0);
    if (rule == 1) {
        uc_cmd_free(c);
        uc_undo(s);
    } else if (rule == 2) {
        uc_push(s, c);
    } else {
        const char *label = uc_undo_label(s);

        uc_undo(s);
        uc_push(s, add("two", &add_ops, 2));
        printf("undid %s\n", label);
    }
    uc_stack_free(s);
    return 0;
}
#endif
