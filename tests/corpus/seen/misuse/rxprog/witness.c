#include "rxprog.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    RxSpan spans[RX_CAPTURES];
    char text[8];
    RxProg *prog = RxCompile("(%a%a*)=(%d*)%s*");
    if (!prog || RxCaptures(prog) != 2 || !RxMatch(prog, "width=120  ", spans) || RxNumber(&spans[1]) != 120)
        return 2;
    if (strcmp(RxCopy(&spans[0], text, sizeof text), "width") != 0 || strcmp(RxCopy(&spans[0], text, 3), "wi") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (RxMatch(prog, "=1", spans) || RxMatch(prog, "", NULL) || !RxMatch(prog, "x=", spans) || spans[1].length != 0)
        return 2;
    if (RxSame(&spans[0], &spans[1]) || !RxSame(&spans[0], &spans[0]) || *RxCopy(&spans[1], text, 1))
        return 2;
    RxFree(prog);
    const char *const bad[] = {"(", ")", "((a))", "*", "a**", "%", "()*", "()()()()()()()()()"};
    for (int i = 0; i < 8; i++)
        if (RxCompile(bad[i]))
            return 2;
    prog = RxCompile("");
    if (!RxMatch(prog, "", NULL) || RxMatch(prog, "a", NULL))
        return 2;
    RxFree(prog);
    prog = RxCompile("(.*)%.(.?)");
    if (!RxMatch(prog, "a.b.c", spans) || spans[0].length != 3 || spans[1].length != 1)
        return 2;
    RxFree(prog);
    RxFree(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        RxSpan *one = malloc(sizeof *one);
        RxMatch(prog, "a=1", one);
        break;
    }
    case 2: {
        char *subject = malloc(4);
        memcpy(subject, "a=1", 4);
        RxMatch(prog, subject, spans);
        free(subject);
        RxNumber(&spans[1]);
        break;
    }
    case 3:
        RxCopy(&spans[0], text, 0);
        break;
    case 4:
        RxNumber(&spans[0]);
        break;
    case 5: {
        RxSpan wild[2] = {{NULL, 5}, {NULL, 5}};
        RxMatch(prog, "no", wild);
        RxCopy(&wild[0], text, sizeof text);
        break;
    }
    }
#endif
    return 0;
}
