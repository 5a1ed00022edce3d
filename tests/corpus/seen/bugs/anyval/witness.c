#include "anyval.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    static char text[ANY_MAX_TEXT + 2];
    any *v[12], *list, *twin;
    int i, j, k, n = 0;

    v[n++] = NULL;
    v[n++] = any_truth(0);
    v[n++] = any_truth(-5);
    v[n++] = any_real(NAN);
    v[n++] = any_real(-INFINITY);
    v[n++] = any_whole(INT64_MIN);
    v[n++] = any_real(-0.5);
    v[n++] = any_whole(0);
    v[n++] = any_whole(INT64_MAX);
    v[n++] = any_real(INFINITY);
    v[n++] = any_text(NULL);
    v[n++] = any_list();
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            k = any_compare(v[i], v[j]);
            MUST((k > 0) - (k < 0) == (i > j) - (i < j));
        }
    list = v[11];
    for (i = 0; i < n; i++)
        MUST(any_push(list, v[i]) == 0);
    MUST(any_length(list) == 12 && any_length(any_item(list, 11)) == 11);
    MUST(any_item(list, 12) == NULL && any_item(list, (size_t)-1) == NULL && any_item(NULL, 0) == NULL);
    MUST(any_push(NULL, list) == -1 && any_push(v[1], list) == -1);
    twin = any_copy(list);
    MUST(any_compare(list, twin) == 0 && any_compare(twin, list) == 0);
    MUST(any_push(twin, v[2]) == 0 && any_compare(list, twin) < 0);
    while (any_push(twin, twin) == 0)
        ;
    any_free(twin);
    twin = any_list();
    for (i = 0; i < ANY_MAX_DEPTH; i++) {
        any *outer = any_list();

        MUST(any_push(outer, twin) == 0);
        any_free(twin);
        twin = outer;
    }
    MUST(any_push(twin, twin) == -1);
    any_free(twin);
    twin = any_real(-0.0);
    MUST(any_compare(twin, v[7]) == 0 && any_compare(v[7], twin) == 0);
    any_free(twin);
    MUST(any_number(v[7], 3) == 0 && any_number(v[2], 3) == 3 && any_number(NULL, 3) == 3);
    MUST(strcmp(any_chars(v[10]), "") == 0 && any_chars(v[0]) == NULL);
    memset(text, 'x', ANY_MAX_TEXT + 1);
    MUST(any_text(text) == NULL);
    text[ANY_MAX_TEXT] = '\0';
    twin = any_text(text);
    MUST(twin != NULL && any_compare(twin, v[10]) > 0 && any_type_of(twin) == ANY_TEXT);
    any_free(twin);
    twin = any_copy(NULL);
    MUST(any_compare(twin, NULL) == 0);
    any_free(twin);
    for (i = 0; i < n; i++)
        any_free(v[i]);
    return 0;
}
#else
int main(void)
{
    any *a = any_whole(INT64_MAX), *b = any_real((double)INT64_MAX), *c = any_whole(INT64_MAX - 1);
    int ab = any_compare(a, b), bc = any_compare(b, c), ac = any_compare(a, c);

    printf("a ? b: %d, b ? c: %d, a ? c: %d\n", ab, bc, ac);
    any_free(a);
    any_free(b);
    any_free(c);
    return ab == 0 && bc == 0 && ac != 0;
}
#endif
