#include "addrbox.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    static const char *const bad[] = {"@", "a", "a@", "@b", "a@b,", ",a@b", "a@b c", "<a@b", "\"", "\"x", "\"x\\", "\"x\" a@b", "x <a@b> y", "a@b@c",
                                      "a..b@c", ".a@b", "a@b.", "\"x\"\"y\" <a@b>", "x > <a@b>", "<>", "a@b,,c@d"};
    struct addrbox list[3];
    char text[200], out[200];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        strcpy(text, bad[i]);
        if (addrbox_split(text, list, 3) != ADDRBOX_SYNTAX)
            return 2 + (int)i;
    }
    strcpy(text, " ann@example.org , Bob B. <bob@EXAMPLE.net>,\"Carl, \\\"Jr.\\\"\" < carl@example.com > ");
    if (addrbox_split(text, list, 3) != 3 || strcmp(list[0].name, "") || strcmp(list[1].name, "Bob B.") || strcmp(list[2].name, "Carl, \"Jr.\""))
        return 40;
    for (int i = 0; i < 3; i++) {
        char copy[200];
        struct addrbox again;
        size_t n = addrbox_space(&list[i]);
        if (strlen(addrbox_join(&list[i], out)) + 1 != n)
            return 41;
        strcpy(copy, out);
        if (addrbox_split(copy, &again, 1) != 1 || strcmp(again.name, list[i].name) || !addrbox_same(&again, &list[i]) ||
            addrbox_hash(&again) != addrbox_hash(&list[i]))
            return 42;
    }
    char low[] = "bob@example.NET";
    struct addrbox b;
    if (addrbox_split(low, &b, 1) != 1 || !addrbox_same(&b, &list[1]) || !addrbox_same(&list[1], &b) || addrbox_hash(&b) != addrbox_hash(&list[1]) ||
        addrbox_same(&b, &list[0]))
        return 43;
    strcpy(text, "a@b,c@d");
    if (addrbox_split(text, list, 1) != ADDRBOX_MANY)
        return 44;
    strcpy(text, "\t ");
    if (addrbox_split(text, NULL, 0) != 0)
        return 45;
    return addrbox_good_local("") || addrbox_good_domain("a_b") || !addrbox_good_local("a+b");
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct addrbox one[1];
    if (rule == 1)
        return addrbox_split("ann@example.org", one, 1) != 1;
    char *text = malloc(40);
    if (!text)
        return 0;
    strcpy(text, "ann@example.org, bob@example.org");
    if (rule == 2) {
        struct addrbox two[2];
        addrbox_split(text, two, 2);
        free(text);
        return addrbox_hash(&two[1]) == 1;
    }
    addrbox_split(text, one, 2);
    free(text);
    return 0;
#endif
}
