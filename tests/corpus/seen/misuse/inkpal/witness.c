#include "inkpal.h"
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static struct ink_palette p, q;
    static struct ink_view v;
    if (ink_nearest(&p, 1, 2, 3) != -1 || ink_file_size(&p) != 6)
        return 1;
    if (ink_add(&p, 255, 0, 0, "red") || ink_add(&p, 0, 0, 255, "") != 1 || ink_add(&p, 9, 9, 9, "a very, very long name indeed") != 2)
        return 1;
    size_t n = ink_file_size(&p);
    unsigned char *f = malloc(n);
    ink_write(&p, f);
    if (ink_open(&v, f, n) || v.count != 3 || strcmp(ink_at(&v, 0).name, "red") || ink_at(&v, 1).blue != 255)
        return 1;
    ink_load(&q, &v);
    if (q.count != 3 || strlen(q.inks[2].name) != INK_NAME || ink_nearest(&q, 200, 10, 10) != 0)
        return 1;
    for (size_t i = 0; i < n; i++) {
        unsigned char *part = malloc(i ? i : 1);
        memcpy(part, f, i);
        if (ink_open(&v, part, i) != -1)
            return 1;
        free(part);
    }
    f[5] = 0xff;
    if (ink_open(&v, f, n) != -1 || ink_open(&v, NULL, 0) != -1)
        return 1;
    free(f);
    while (ink_add(&p, 1, 1, 1, "12345678901234567890") >= 0)
        ;
    n = ink_file_size(&p);
    f = malloc(n);
    ink_write(&p, f);
    if (ink_open(&v, f, n) || v.count != INK_MAX || strcmp(ink_at(&v, 255).name, "12345678901234567890"))
        return 1;
    free(f);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static struct ink_palette p;
    static struct ink_view v;
    ink_add(&p, 1, 2, 3, "one");
    size_t n = ink_file_size(&p);
    unsigned char *f = malloc(n);
    if (rule == 1)
        ink_add(&p, 4, 5, 6, "two");
    ink_write(&p, f);
    ink_open(&v, f, n);
    if (rule == 2) {
        free(f);
        ink_load(&p, &v);
    }
    return rule == 3 && ink_at(&v, INK_MAX).red == 77;
}
#endif
