#include "piecetxt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(void *ctx, const char *s, size_t n)
{
    *(size_t *)ctx += n;
    return s[0] == '!';
}
#else
static int meddle(void *ctx, const char *s, size_t n)
{
    (void)s;
    (void)n;
    for (int i = 0; i < 8; i++)
        pt_insert(ctx, 1, "x", 1);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
#ifdef LEGAL
    (void)rule;
    pt_doc *d = pt_new("hello\nworld", 11);
    char out[64] = "";
    int bad = pt_insert(d, 5, ", big", 5) || pt_insert(d, 16, "!", 1) || pt_insert(d, 0, "> ", 2);
    bad |= pt_length(d) != 19 || pt_lines(d) != 2;
    pt_copy(d, 0, out, 19);
    bad |= memcmp(out, "> hello, big\nworld!", 19) != 0;
    bad |= pt_delete(d, 1, 8) || pt_delete(d, 0, 0) || pt_delete(d, pt_length(d), 0);
    memset(out, 0, sizeof out);
    pt_copy(d, 0, out, pt_length(d));
    bad |= strcmp(out, ">big\nworld!") != 0 && strcmp(out, "> big\nworld!") != 0;
    size_t total = 0;
    bad |= pt_walk(d, count, &total) != 1 || total != pt_length(d);
    bad |= pt_at(d, 0) != '>' || pt_at(d, pt_length(d) - 1) != '!';
    bad |= pt_insert(d, 0, "", (size_t)-1) != -1;
    bad |= pt_delete(d, 0, pt_length(d)) != 0 || pt_length(d) != 0 || pt_lines(d) != 1;
    bad |= pt_insert(d, 0, "z", 1) != 0 || pt_at(d, 0) != 'z';
    pt_free(d);
    d = pt_new(NULL, 0);
    total = 0;
    bad |= pt_walk(d, count, &total) != 0 || total != 0;
    pt_copy(d, 0, out, 0);
    pt_free(d);
    pt_free(NULL);
    bad |= pt_new("", (size_t)-1) != NULL;
    return bad;
#else
    char *text = malloc(8), *small = malloc(4);
    memcpy(text, "abcdefgh", 8);
    pt_doc *d = pt_new(text, 8);
    switch (rule) {
    case 1: free(text); return pt_at(d, 3) == 'x';
    case 2: pt_insert(d, 9, "x", 1); break;
    case 3: pt_delete(d, 4, 5); break;
    case 4: pt_insert(d, 4, "--", 2); pt_walk(d, meddle, d); break;
    case 5: pt_copy(d, 0, small, 8); break;
    }
    pt_free(d);
    free(small);
    free(text);
    return 0;
#endif
}
