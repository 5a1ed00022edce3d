#include "gaptext.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    gaptext *t = gt_new();
    char out[16];

    assert(t != NULL);
    gt_free(NULL);
    gt_mark_free(NULL);
    assert(gt_length(t) == 0 && gt_byte(t, 0) == -1 && gt_delete(t, 0, SIZE_MAX) == 0);
    assert(gt_copy(t, 0, 5, out) == 0 && gt_insert(t, 0, NULL, 0) == 0);
    assert(strcmp(gt_string(t), "") == 0);
    assert(gt_insert(t, 0, "x", SIZE_MAX) == -1);
    assert(gt_insert(t, 0, "held", 4) == 0);
    gapmark *m = gt_mark(t, 2), *e = gt_mark(t, 4), *s = gt_mark(t, 0);
    assert(m != NULL && e != NULL && s != NULL);
    assert(gt_insert(t, 3, "lo wor", 6) == 0 && strcmp(gt_string(t), "hello word") == 0);
    assert(gt_length(t) == 10);
    assert(gt_mark_pos(m) == 2 && gt_mark_pos(e) == 10 && gt_mark_pos(s) == 0);
    assert(gt_insert(t, 2, "\xFF", 1) == 0 && gt_mark_pos(m) == 3 && gt_byte(t, 2) == 0xFF);
    assert(gt_byte(t, 3) == 'l' && gt_copy(t, 1, 3, out) == 3 && memcmp(out, "e\xFFl", 3) == 0);
    assert(gt_copy(t, 3, 100, out) == 8 && gt_copy(t, 0, 2, out) == 2 && gt_copy(t, 0, 0, NULL) == 0);
    assert(gt_delete(t, 1, 4) == 4 && gt_mark_pos(m) == 1 && gt_mark_pos(e) == 7);
    gt_mark_free(e);
    assert(gt_delete(t, 0, SIZE_MAX) == 7 && gt_mark_pos(m) == 0 && gt_length(t) == 0);
    gt_mark_free(s);
    char *large = calloc(1, GAPTEXT_LONGEST);
    assert(large != NULL && gt_insert(t, 0, large, GAPTEXT_LONGEST) == 0);
    assert(gt_insert(t, 0, "a", 1) == -1 && gt_insert(t, 5, NULL, 0) == 0 && gt_string(t) != NULL);
    free(large);
    gt_mark_free(m);
    gt_free(t);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    gaptext *t = gt_new();
    const char *text;
    gapmark *m;

    if (t == NULL || gt_insert(t, 0, "abc", 3) != 0)
        return 0;
    switch (rule) {
    case 1:
        text = gt_string(t);
        gt_insert(t, 3, "a line that is longer than the gap was", 38);
        puts(text);
        break;
    case 2:
        gt_insert(t, 5000, "x", 1);
        break;
    default:
        m = gt_mark(t, 1);
        gt_free(t);
        gt_mark_free(m);
        return 0;
    }
    gt_free(t);
    return 0;
}
#endif
