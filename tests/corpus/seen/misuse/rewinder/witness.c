#include "rewinder.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static rewinder *the_log;

static void sub(void *document, void *data)
{
    assert(rewinder_busy(the_log));
    *(int *)document -= *(int *)data;
}

static void plus(void *document, void *data)
{
    *(int *)document += *(int *)data;
}

static void drop(void *data)
{
    assert(rewinder_busy(the_log));
    free(data);
}

static int *number(int n)
{
    int *p = malloc(sizeof *p);
    if (!p)
        exit(0);
    *p = n;
    return p;
}

#ifndef LEGAL
static void clear(void *document, void *data)
{
    (void)document, (void)data;
    rewinder_clear(the_log);
}
#endif

int main(int argc, char **argv)
{
    static const rewinder_ops ops = { sub, plus, drop };
    int document = 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    static const rewinder_ops bare = { sub, plus, NULL };
    static int seven = 7;
    char longlabel[200];
    assert(!rewinder_new(NULL, 0) && !rewinder_new(NULL, (size_t)-1));
    rewinder_free(NULL);
    the_log = rewinder_new(&document, 2);
    assert(the_log && !rewinder_undo(the_log) && !rewinder_redo(the_log) && !rewinder_undo_label(the_log));
    for (int i = 1; i <= 3; i++) {
        document += i;
        assert(rewinder_push(the_log, i == 1 ? NULL : "add", &ops, number(i)));
    }
    assert(rewinder_depth(the_log) == 2 && !strcmp(rewinder_undo_label(the_log), "add") && !rewinder_redo_label(the_log));
    assert(rewinder_undo(the_log) && rewinder_undo(the_log) && !rewinder_undo(the_log) && document == 1);
    assert(rewinder_redo(the_log) && document == 3 && !strcmp(rewinder_redo_label(the_log), "add"));
    memset(longlabel, 'l', sizeof longlabel);
    longlabel[199] = 0;
    document += 7;
    assert(rewinder_push(the_log, longlabel, &bare, &seven) && strlen(rewinder_undo_label(the_log)) == REWINDER_MAX_LABEL);
    assert(!rewinder_redo(the_log) && rewinder_depth(the_log) == 2 && !rewinder_busy(the_log));
    rewinder_clear(the_log);
    rewinder_clear(the_log);
    assert(rewinder_depth(the_log) == 0 && rewinder_push(the_log, "", &bare, &seven) && rewinder_undo(the_log));
    rewinder_free(the_log);
    the_log = rewinder_new(&document, 1);
    assert(the_log && rewinder_push(the_log, "a", &ops, number(1)) && rewinder_push(the_log, rewinder_undo_label(the_log), &ops, number(2)));
    rewinder_free(the_log);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static const rewinder_ops clearing = { clear, plus, drop };
    the_log = rewinder_new(&document, 1);
    if (!the_log)
        return 0;
    if (rule == 1) {
        rewinder_push(the_log, "a", &clearing, number(1));
        rewinder_undo(the_log);
    } else if (rule == 2) {
        rewinder_push(the_log, "a", &ops, number(1));
        const char *label = rewinder_undo_label(the_log);
        rewinder_push(the_log, "b", &ops, number(2));
        rewinder_push(the_log, label, &ops, number(3));
    } else {
        int *data = number(1);
        rewinder_push(the_log, "a", &ops, data);
        free(data);
    }
    rewinder_free(the_log);
#endif
    return 0;
}
