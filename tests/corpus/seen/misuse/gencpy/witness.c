#include "gencpy.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char out[64], text[] = "a:b;;c", *a[6], *heap;

    if (strcmp(gc_strecpy(out, "a\n\001\377\\", NULL), "a\\n\\001\\377\\\\") != 0)
        return 2;
    if (strcmp(gc_strccpy(out, out), "a\n\001\377\\") != 0)
        return 2;
    if (gc_streadd(out, "x\ty", "\t") != out + 3 || strcmp(out, "x\ty") != 0)
        return 2;
    if (gc_strcadd(out, "\\q\\1018\\") != out + 3 || strcmp(out, "qA8") != 0 || gc_strcadd(out, "a\\0b") != out + 1)
        return 2;
    if (strcmp(gc_strtrns("banana", "an", "ope", out), "bopopo") != 0 || strcmp(gc_strtrns(out, "o", "i", out), "bipipi") != 0)
        return 2;
    if (gc_bufsplit(text, ":;", 6, a) != 4 || strcmp(a[0], "a") || strcmp(a[2], "") || strcmp(a[3], "c") || *a[5])
        return 2;
    strcpy(out, "1 2 3");
    if (gc_bufsplit(out, " ", 2, a) != 2 || strcmp(a[1], "2 3") != 0 || gc_bufsplit(out, "", 0, NULL) != 0)
        return 2;
    if (gc_strfind("hello", "lo") != 3 || gc_strfind("", "x") != -1 || gc_strfind("", "") != 0)
        return 2;
    strcpy(out, "trim  ");
    *gc_strrspn(out, " ") = '\0';
    if (strcmp(out, "trim") != 0 || *gc_strrspn("", "x") != '\0')
        return 2;
    heap = malloc(4);
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        gc_strecpy(heap, "\001\002", NULL);
        break;
    case 2:
        strcpy(heap, "\n\n\n");
        gc_strecpy(heap, heap, NULL);
        break;
    case 3:
        gc_strtrns("abc", "abc", "x", heap);
        break;
    case 4:
        gc_bufsplit((char *)"a b", " ", 2, a);
        break;
    case 5:
        strcpy(out, "a b");
        gc_bufsplit(out, " ", 100, malloc(2 * sizeof(char *)));
        break;
    case 6:
        memset(heap, 'x', 4);
        gc_strfind(heap, "y");
        break;
    case 7:
        gc_strccpy(heap, "longer");
        break;
    }
#endif
    free(heap);
    return 0;
}
