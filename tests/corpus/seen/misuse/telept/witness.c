#include "telept.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct telept list = telept_list(), t = telept_text("pump 3"), c = telept_count(UINT64_MAX);
#ifdef LEGAL
    (void)argc;
    (void)argv;
    struct telept m = telept_measure(NAN), s = telept_switch(-1), e = telept_text(""), n = telept_nil();
    char big[TELEPT_TEXT_MAX + 2];
    memset(big, 'x', sizeof big);
    big[sizeof big - 1] = '\0';
    if (telept_text(big).kind != TELEPT_NIL || telept_length(&t) != 6 || strcmp(telept_string(&e), "") != 0 || s.u.on != 1)
        return 1;
    if (telept_push(&list, t) || telept_push(&list, c) || telept_push(&list, m) || telept_push(&list, e) || telept_push(&list, n) || telept_push(&list, s))
        return 1;
    struct telept copy = telept_copy(&list);
    if (!telept_equal(&copy, &list) || !telept_equal(&list, &list) || telept_equal(&list, &c) || telept_items(&copy) != 6)
        return 1;
    if (telept_at(&copy, 2)->kind != TELEPT_MEASURE)
        return 1;
    int rc;
    do {
        struct telept more = telept_copy(&list);
        rc = telept_push(&list, more);
        if (rc != 0)
            telept_clear(&more);
    } while (rc == 0);
    telept_clear(&list);
    for (int i = 0; i < 3000; i++) {
        struct telept outer = telept_list();
        if (telept_push(&outer, copy) != 0) {
            telept_clear(&outer);
            break;
        }
        copy = outer;
    }
    struct telept deep = telept_copy(&copy);
    if (!telept_equal(&deep, &copy))
        return 1;
    telept_clear(&deep);
    telept_clear(&copy);
    telept_clear(&copy);
    return copy.kind != TELEPT_NIL;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct telept other;
    switch (rule) {
    case 1:
        return (int)telept_length(&c) * 0;
    case 2:
        other = t;
        telept_clear(&t);
        telept_clear(&other);
        break;
    case 3:
        telept_push(&list, t);
        telept_clear(&t);
        telept_clear(&list);
        break;
    case 4:
        telept_push(&list, c);
        telept_push(&list, list);
        telept_clear(&list);
        break;
    case 5:
        telept_push(&list, c);
        telept_at(&list, 1);
        break;
    case 6:
        telept_push(&c, t);
        break;
    case 7: {
        telept_push(&list, c);
        const struct telept *p = telept_at(&list, 0);
        telept_push(&list, t);
        return telept_equal(p, &c) * 0;
    }
    }
    return 0;
#endif
}
