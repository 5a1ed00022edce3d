#include "rcvars.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct rcvar table[8];
    char text[] = "# rc\n\n  hostname=\"build7\"  # me\nsshd_enable=YES\nsshd_flags='-4 -p\t22'\n"
                  "ifaces=\"em0 \\\n   em1\"\nempty=\nq=a\"b\\\"\\\\\"'c'\nhostname=other\nlast=";
    long n = rc_load(text, table, 8);
    if (n != 7 || strcmp(rc_get(table, 7, "hostname"), "other") != 0 || rc_bool(rc_get(table, 7, "sshd_enable")) != 1)
        return 2;
    if (strcmp(rc_get(table, 7, "q"), "ab\"\\c") != 0 || *rc_get(table, 7, "empty") != '\0' || rc_get(table, 7, "no"))
        return 2;
    char *argv[4];
    if (rc_words(rc_get(table, 7, "sshd_flags"), argv, 3) != 3 || strcmp(argv[2], "22") != 0 || argv[3] != NULL)
        return 2;
    if (rc_words(rc_get(table, 7, "ifaces"), argv, 1) != 1 || strcmp(argv[0], "em0") != 0 || argv[1] != NULL)
        return 2;
    char none[] = "", spaces[] = "  \n ";
    if (rc_words(none, argv, 3) != 0 || rc_words(spaces, argv, 0) != 0 || rc_words(spaces, argv, 2) != 0 ||
        rc_load(none, table, 0) != 0)
        return 2;
    char bad[] = "a=1\nb c\n9=1\nd='x\ne=2 3\nf=\\\n\\";
    struct rcscan s;
    struct rcvar v;
    const int expected[] = {1, -1, -1, -1, -1, 1, 0, 0};
    rc_scan(&s, bad);
    for (int i = 0; i < 8; i++)
        if (rc_scan_next(&s, &v) != expected[i])
            return 2;
    if (s.line != 7 || strcmp(v.value, "\\") != 0)
        return 2;
    char two[] = "a=1\nb=2", again[] = "a=1\na=2";
    if (rc_load(two, table, 1) != -2 || rc_load(again, table, 1) != 1 || rc_bool("oFF") != 0 || rc_bool("") != -1 ||
        rc_bool("ye") != -1 || rc_bool("yess") != -1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    return 0;
#else
    char *heap = malloc(8), *words[1];
    struct rcvar *small = malloc(sizeof *small), none_yet[2] = {{NULL, NULL}, {NULL, NULL}};
    char more[] = "c=3\nd=4\n";
    memcpy(heap, "a=1\nb=2", 8);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rc_load((char *)(size_t)"a=1\n", table, 8);
        break;
    case 2:
        n = rc_load(heap, table, 8);
        free(heap);
        return rc_bool(rc_get(table, (size_t)n, "a")) == 5;
    case 3: {
        char line[] = "one two";
        rc_words(line, words, 1);
        break;
    }
    case 4:
        return rc_bool(rc_get(table, 1, "zz")) == 5;
    case 5:
        heap[7] = '3';
        rc_load(heap, table, 8);
        break;
    case 6:
        rc_load(more, small, 8);
        break;
    default:
        rc_get(none_yet, 2, "a");
        break;
    }
    return 0;
#endif
}
