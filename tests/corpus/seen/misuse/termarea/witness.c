#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include "termarea.h"

#ifdef LEGAL
static int seen;
static int put(int c)
{
    seen += c;
    return c;
}
#endif

int main(int argc, char **argv)
{
    const char *vt52 = "vt52|DEC VT52:am:co#80:li#99999999999:cl=\\EH\\072\\EJ^[\\000:cm=\\EY%+ %+ :xx=\\:^:zz=";

    (void)argc, (void)argv;
#ifdef LEGAL
    char area[40], *to = area, name[3], *cl;
    tma_select("");
    assert(tma_name(name, 3) == 0 && !tma_flag("am") && tma_number("co") == -1 && tma_size("cl") == 0);
    tma_select(vt52);
    assert(tma_name(name, 3) == 4 && strcmp(name, "vt") == 0 && tma_name(NULL, 0) == 4);
    assert(tma_flag("am") && !tma_flag("") && !tma_flag("a") && !tma_flag("co") && !tma_flag("ammm"));
    assert(tma_number("co") == 80 && tma_number("li") == -1);
    cl = tma_string("cl", &to);
    assert(strcmp(cl, "\033H:\033J\033\200") == 0 && tma_size("cl") == 8 && to == area + 8);
    assert(strcmp(tma_goto(tma_string("cm", &to), 2, 1), "\033Y!\"") == 0);
    assert(strcmp(tma_string("xx", &to), ":^") == 0 && tma_size("zz") == 1 && !tma_string("no", &to));
    assert(strcmp(tma_goto("%d;%d;%d%%", INT_MAX, INT_MIN), "0;32767;0%") == 0);
    assert(strcmp(tma_goto("%", 0, 0), "") == 0 && strcmp(tma_goto("%+", 0, 0), "") == 0);
    assert(strcmp(tma_goto("%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d"
                           "%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d", 40000, 40000), "") == 0);
    tma_puts(cl, put);
    assert(seen > 0);
    tma_select(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char small[4], *to = small, *heap;
    switch (rule) {
    case 1:
        tma_select(vt52);
        tma_string("cl", &to);
        break;
    case 2:
        tma_flag("am");
        break;
    case 3:
        heap = malloc(20);
        strcpy(heap, "tty:am:co#80:");
        tma_select(heap);
        free(heap);
        return tma_number("co") == 80 ? 1 : 2;
    case 4:
        tma_select(vt52);
        tma_goto(tma_string("no", &to), 1, 1);
        break;
    }
#endif
    return 0;
}
