#include "stepper.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void count(step_machine *m, int event, void *user)
{
    (void)m, (void)event;
    ++*(int *)user;
}
static void again(step_machine *m, int event, void *user)
{
    ++*(int *)user;
    assert(step_post(m, event) == STEP_OK);
}
static void flood(step_machine *m, int event, void *user)
{
    (void)event, (void)user;
    for (int i = 0; i < STEP_QUEUE; i++)
        assert(step_post(m, 0) == STEP_OK);
    assert(step_post(m, 0) == STEP_EFULL);
}
static void restart(step_machine *m, int event, void *user)
{
    (void)event, (void)user;
    step_reset(m);
}
static const step_row table[] = {
    {0, 0, 1, count}, {1, 0, 0, count}, {1, 1, STEP_SAME, again}, {STEP_ANY, 2, 5, flood},
    {5, 0, INT_MIN, count}, {STEP_ANY, 3, 7, restart}, {7, STEP_ANY, INT_MAX, NULL}, STEP_END};
#else
static const step_row open_ended[] = {{0, 1, 1, NULL}, {1, 2, 0, NULL}};
static void nested(step_machine *m, int event, void *user)
{
    (void)user;
    step_feed(m, event + 1);
}
static const step_row nesting[] = {{0, 1, 1, nested}, {1, 2, 0, NULL}, STEP_END};
#endif

int main(int argc, char **argv)
{
    step_machine m;
#ifdef LEGAL
    (void)argc, (void)argv;
    int n = 0;
    assert(step_rows(table) == 7 && step_rows(NULL) == 0);
    assert(step_init(&m, NULL, 3, NULL) == STEP_EINVAL && step_feed(&m, 0) == STEP_IGNORED && step_state(&m) == 0);
    assert(step_init(&m, table, -1, &n) == STEP_EINVAL && step_can(&m, 0) == 0);
    assert(step_init(&m, table, 0, &n) == STEP_OK && step_can(&m, 0) && !step_can(&m, 1) && !step_can(&m, -1));
    assert(step_feed(&m, -1) == STEP_EINVAL && step_feed(&m, INT_MAX) == STEP_IGNORED);
    assert(step_feed(&m, 0) == STEP_OK && step_state(&m) == 1 && n == 1);
    assert(step_feed(&m, 1) == STEP_ECHAIN && n == 65 && step_state(&m) == 1);
    assert(step_feed(&m, 2) == STEP_OK && step_state(&m) == 5 && n == 73);
    assert(step_feed(&m, 3) == STEP_OK && step_state(&m) == 0);
    assert(step_post(&m, -5) == STEP_EINVAL && step_post(&m, 0) == STEP_OK && step_state(&m) == 0);
    assert(step_feed(&m, 9) == STEP_IGNORED && step_state(&m) == 1);
    assert(step_post(&m, 0) == STEP_OK);
    step_reset(&m);
    assert(step_feed(&m, 9) == STEP_IGNORED && step_state(&m) == 0);
    assert(step_init(&m, table, 7, NULL) == STEP_OK && step_feed(&m, 9) == STEP_OK && step_state(&m) == INT_MAX);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        step_init(&m, open_ended, 0, NULL);
        printf("%d\n", step_feed(&m, 7));
    } else if (rule == 2) {
        step_row *rows = malloc(sizeof nesting);
        assert(rows);
        memcpy(rows, nesting, sizeof nesting);
        step_init(&m, rows, 1, NULL);
        free(rows);
        printf("%d\n", step_feed(&m, 2));
    } else {
        step_init(&m, nesting, 0, NULL);
        step_feed(&m, 1);
    }
    return 0;
#endif
}
