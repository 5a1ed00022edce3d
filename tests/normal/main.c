/* The second file of the program, or the only one: in an ordinary build
 * conditions are evaluated once, labels and notes not at all, choices are the
 * first. */
#ifdef ALONE
#include "queue.c"
#else
#include "queue.h"
#endif
#include <stdio.h>

static int calls;

static int call(int result)
{
    calls++;
    return result;
}

static const char *call_text(void)
{
    calls++;
    return "text";
}

ASSAY_PROPERTY static void static_in_the_second_file(void)
{
    assay_assume(1);
}

static int failed;
static void expect(int holds, const char *what)
{
    if (holds)
        return;
    printf("FAILED: %s\n", what);
    failed = 1;
}

int main(void)
{
    int before = calls;
    assay_assume(call(1));
    expect(calls == before + 1, "a condition that holds is evaluated once");
    assay_assume(call(0));
    expect(calls == before + 2, "a condition that does not hold is evaluated once, and the function goes on");
    assay_label(call_text());
    assay_note("%s %d", call_text(), call(3));
    expect(calls == before + 2, "labels and notes are not evaluated");
    expect(assay_choose(call(7), 9) == 7 && calls == before + 3, "the lowest number is chosen, evaluated once");
    expect(assay_choose(-9223372036854775807LL - 1, 0) == -9223372036854775807LL - 1, "choices are long long");
    expect(sizeof assay_choose(0, 1) == sizeof(long long), "the result is a long long");
    expect(assay_weighted(2, call(0), 1) == 0 && calls == before + 4, "the first of weighted ones is chosen");
    if (calls)
        assay_label("a statement without braces");
    else
        assay_note("and its other branch");

    struct queue *queue = some_queue();
    expect(queue->size == 2, "the generator runs with the lowest choices");
    push_makes_it_longer(queue, 1);
    expect(queue->size == 3 && stands_in_a_header(1), "properties are functions");
    queue_free(queue);
    return failed;
}
