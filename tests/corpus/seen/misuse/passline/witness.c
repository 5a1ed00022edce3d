#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include "passline.h"

int main(int argc, char **argv)
{
    char line[] = "root:x:0:18446744073709551616:\n", list[] = "a,,b", empty[] = "", colons[40];
    passline p;

    (void)argc, (void)argv;
#ifdef LEGAL
    char *rest = list, lines[] = "a\nb\n";
    unsigned long n = 7;
    assert(pwl_cut(&p, line, ':') == 5 && strcmp(pwl_field(&p, 4), "") == 0 && pwl_index(&p, "x") == 1);
    assert(pwl_number(&p, 2, 0, &n) == 0 && n == 0 && pwl_number(&p, 3, ULONG_MAX, &n) == -1);
    assert(pwl_number(&p, 0, 9, &n) == -1 && pwl_number(&p, 4, 9, &n) == -1);
    assert(strcmp(pwl_join(&p), "root:x:0:18446744073709551616:") == 0 && p.count == 0 && pwl_index(&p, "") == -1);
    assert(pwl_cut(&p, line, '\0') == 1);
    assert(pwl_cut(&p, empty, ':') == 1 && pwl_join(&p) == empty);
    assert(pwl_cut(&p, lines, '\n') == 2 && strcmp(pwl_field(&p, 1), "b") == 0);
    memset(colons, ':', sizeof colons);
    colons[39] = '\0';
    assert(pwl_cut(&p, colons, ':') == -1 && p.count == 0);
    colons[31] = '\0';
    assert(pwl_cut(&p, colons, ':') == 32);
    assert(strcmp(pwl_member(&rest), "a") == 0 && *pwl_member(&rest) == '\0' && strcmp(pwl_member(&rest), "b") == 0);
    assert(!rest && !pwl_member(&rest));
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *heap, *rest = (char *)"a,b";
    (void)list, (void)empty, (void)colons;
    switch (rule) {
    case 1:
        pwl_cut(&p, (char *)"root:x", ':');
        break;
    case 2:
        pwl_cut(&p, line, ':');
        pwl_field(&p, 5);
        break;
    case 3:
        heap = malloc(8);
        strcpy(heap, "a:b");
        pwl_cut(&p, heap, ':');
        free(heap);
        pwl_index(&p, "b");
        break;
    case 4:
        pwl_cut(&p, line, ':');
        pwl_join(&p);
        pwl_join(&p);
        break;
    case 5:
        pwl_member(&rest);
        break;
    }
#endif
    return 0;
}
