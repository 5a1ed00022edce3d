#include "hdrlist.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct hdr_list list, other;
    struct hdr from = {.name = "From", .value = "ann"}, to = {.name = "To", .value = "bob"}, cc = {.name = "cc", .value = ""};
    char buf[64];
    hdr_list_init(&list);
    hdr_list_init(&other);
    hdr_append(&list, &to);
    hdr_insert_before(&list, &to, &from);
    if (hdr_count(&list) != 2 || hdr_find(&list, NULL, "TO") != &to || hdr_find(&list, &to, "to") != NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (hdr_write(&list, buf, hdr_write_size(&list) - 1) != -1 || hdr_write(&list, buf, hdr_write_size(&list)) != 0 ||
        strcmp(buf, "From: ann\r\nTo: bob\r\n") != 0)
        return 2;
    hdr_append(&other, &cc);
    hdr_move_all(&other, &list);
    hdr_move_all(&other, &list);
    hdr_move_all(&other, &other);
    hdr_remove(&other, &from);
    hdr_append(&list, &from);
    if (hdr_count(&other) != 2 || other.last != &to || hdr_count(&list) != 1)
        return 2;
    hdr_remove(&other, &cc);
    hdr_remove(&other, &to);
    if (other.first != NULL || hdr_write(&other, buf, 1) != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hdr_append(&list, &from);
        break;
    case 2: {
        struct hdr *h = malloc(sizeof *h);
        *h = cc;
        hdr_append(&list, h);
        free(h);
        hdr_find(&list, NULL, "x");
        break;
    }
    case 3:
        hdr_remove(&other, &from);
        break;
    case 4:
        cc.value = NULL;
        hdr_append(&list, &cc);
        hdr_write_size(&list);
        break;
    case 5: {
        char *small = malloc(10);
        hdr_write(&list, small, sizeof buf);
        break;
    }
    case 6:
        hdr_insert_before(&other, &to, &cc);
        break;
    }
#endif
    return 0;
}
