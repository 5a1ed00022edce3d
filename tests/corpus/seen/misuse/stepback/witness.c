#include "stepback.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static stepback *stack;

static void add(void *data, void *document)
{
    *(int *)document += *(int *)data;
}

static void subtract(void *data, void *document)
{
    *(int *)document -= *(int *)data;
}

static int *number(int value)
{
    int *n = malloc(sizeof *n);

    if (n == NULL)
        exit(0);
    *n = value;
    return n;
}

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

static int nothings;

static void nothing(void *data, void *document)
{
    (void)document;
    nothings += data == NULL;
}

int main(void)
{
    static const sb_kind sum = { subtract, add, free }, plain = { nothing, nothing, NULL };
    int total = 0, i;
    stepback *bare;

    sb_destroy(NULL);
    CHECK(sb_create(NULL, 0) == NULL && sb_create(NULL, SIZE_MAX) == NULL);
    bare = sb_create(NULL, SB_MAX_KEEP);
    stack = sb_create(&total, 3);
    CHECK(stack != NULL && bare != NULL);
    CHECK(!sb_undo(stack) && !sb_redo(stack) && sb_undo_label(stack) == NULL && sb_redo_label(stack) == NULL);
    sb_clear(stack);
    for (i = 1; i <= 5; i++) {
        total += i;
        CHECK(sb_push(stack, &sum, number(i), i == 5 ? NULL : "number") == 0);
    }
    CHECK(total == 15 && sb_can_undo(stack) == 3 && strcmp(sb_undo_label(stack), "") == 0);
    CHECK(sb_undo(stack) && sb_undo(stack) && total == 6 && strcmp(sb_redo_label(stack), "number") == 0);
    CHECK(sb_redo(stack) && total == 10 && strcmp(sb_redo_label(stack), "") == 0);
    CHECK(sb_undo(stack) && sb_undo(stack) && !sb_undo(stack) && total == 3 && sb_can_redo(stack) == 3);
    total += 40;
    CHECK(sb_push(stack, &sum, number(40), "") == 0 && sb_can_redo(stack) == 0 && sb_can_undo(stack) == 1);
    CHECK(sb_push(stack, &plain, NULL, sb_undo_label(stack)) == 0);
    CHECK(sb_undo(stack) && sb_undo(stack) && total == 3 && sb_redo(stack) && sb_redo(stack) && !sb_redo(stack));
    CHECK(total == 43 && nothings == 2);
    CHECK(sb_undo(stack));
    sb_clear(stack);
    CHECK(!sb_undo(stack) && !sb_redo(stack) && sb_can_redo(stack) == 0);
    CHECK(sb_push(stack, &sum, number(1), "last") == 0);
    sb_destroy(stack);
    stack = sb_create(&total, 1);
    CHECK(stack != NULL);
    for (i = 0; i < 5; i++) {
        CHECK(sb_push(stack, &sum, number(1), "one") == 0 && sb_can_undo(stack) == 1);
        if (i % 2)
            CHECK(sb_undo(stack) && !sb_undo(stack) && sb_can_redo(stack) == 1);
    }
    sb_destroy(stack);
    for (i = 0; i < SB_MAX_KEEP + 10; i++)
        CHECK(sb_push(bare, &plain, NULL, "x") == 0);
    CHECK(sb_can_undo(bare) == SB_MAX_KEEP);
    sb_destroy(bare);
    return 0;
}
#else
static void clear(void *data, void *document)
{
    subtract(data, document);
    sb_clear(stack);
}

int main(int argc, char **argv)
{
    static const sb_kind sum = { subtract, add, free }, hasty = { clear, add, free };
    int rule = argc > 1 ? atoi(argv[1]) : 1, total = 7, *data = number(7);
    const char *label;

    stack = sb_create(&total, 1);
    if (stack == NULL)
        return 0;
    if (rule == 1) {
        if (sb_push(stack, &sum, data, "seven") != 0)
            return 0;
        free(data);
    } else if (rule == 2) {
        if (sb_push(stack, &sum, data, "seven") != 0)
            return 0;
        label = sb_undo_label(stack);
        if (sb_push(stack, &sum, number(8), "eight") != 0)
            return 0;
        puts(label);
    } else {
        if (sb_push(stack, &hasty, data, "seven") != 0)
            return 0;
        sb_undo(stack);
    }
    sb_destroy(stack);
    return 0;
}
#endif
