#include "condrv.h"
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int rule;

static void count(struct con_driver *drv, const char *text, size_t len)
{
    *(size_t *)drv->data += len;
    if (len == 0 || text == NULL)
        exit(2);
    if (rule == 3)
        con_puts("again");
}

int main(int argc, char **argv)
{
    size_t a = 0, b = 0;
    struct con_driver da = {"a", 1, count, &a, NULL}, db = {"b", INT_MAX, count, &b, NULL};
    (void)argc, (void)argv, (void)db, (void)b;
#ifdef LEGAL
    con_puts("early");
    con_register(&da);
    con_register(&db);
    con_puts("");
    con_write(NULL, 0);
    for (int i = 0; i < 100; i++)
        con_puts("0123456789");
    if (a != 1005 || b != 1005 || con_count() != 2 || con_first() != &db || con_find("a") != &da)
        return 1;
    if (con_find("c") != NULL || con_unregister(&db) != 0 || con_unregister(&db) != -1)
        return 1;
    con_register(&db);
    if (b != 1005 + CON_LOG_SIZE)
        return 1;
    con_clear();
    con_unregister(&da);
    con_unregister(&db);
    con_puts("nobody");
    return con_count() != 0 || con_first() != NULL;
#else
    rule = argc > 1 ? atoi(argv[1]) : 1;
    struct con_driver *heap;
    switch (rule) {
    case 1:
        con_register(&da);
        con_register(&da);
        return (int)con_count();
    case 2:
        heap = malloc(sizeof *heap);
        *heap = da;
        con_register(heap);
        free(heap);
        con_puts("x");
        break;
    case 3:
        con_register(&da);
        con_puts("x");
        break;
    case 4:
        da.write = NULL;
        con_register(&da);
        con_puts("x");
        break;
    case 5:
        da.name = NULL;
        con_register(&da);
        con_find("a");
        break;
    }
    return 0;
#endif
}
