#include "smalltxt.h"
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    struct st_text a, b;
    st_init(&a);
    st_init(&b);
    if (st_length(&a) || *st_string(&a) || st_compare(&a, &b) || st_add(&a, "") || st_add_char(&a, 0))
        return 1;
    st_set(&a, "fifteen chars 1");
    st_swap(&a, &a);
    st_add(&a, st_string(&a));
    st_set(&b, "short");
    st_swap(&a, &b);
    if (strcmp(st_string(&a), "short") || st_length(&b) != 30)
        return 1;
    st_swap(&a, &b);
    st_copy(&b, &a);
    st_copy(&b, &b);
    if (st_compare(&a, &b))
        return 1;
    st_set(&a, st_string(&a) + 15);
    if (strcmp(st_string(&a), "fifteen chars 1"))
        return 1;
    st_add_char(&a, '!');
    st_cut(&a, 3);
    st_cut(&a, (size_t)-1);
    st_swap(&a, &b);
    if (strcmp(st_string(&b), "fif"))
        return 1;
    while (st_add(&a, st_string(&a)) == 0)
        ;
    if (st_length(&a) <= ST_MAX / 2)
        return 1;
    st_clear(&a);
    st_clear(&a);
    st_set(&a, "again");
    st_clear(&a);
    st_clear(&b);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct st_text *t = malloc(sizeof *t);
        st_set(t, "x");
        st_clear(t);
    } else {
        struct st_text a, b;
        st_init(&a);
        st_set(&a, "x");
        b = a;
        st_clear(&a);
        st_clear(&b);
    }
    return 0;
}
#endif
