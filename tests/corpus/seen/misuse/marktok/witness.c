#include "marktok.h"
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static enum marktok_kind last(const char *doc)
{
    char *copy = malloc(strlen(doc) + 1);
    if (!copy) exit(9);
    strcpy(copy, doc);
    marktok mt;
    marktok_init(&mt, copy, strlen(copy));
    size_t sum = 0;
    while (marktok_next(&mt) > MT_END) {
        sum += strlen(marktok_string(&mt));
        for (size_t i = 0; i < marktok_attrs(&mt); i++)
            sum += strlen(marktok_attr_name(&mt, i)) + strlen(marktok_attr_value(&mt, i));
    }
    enum marktok_kind kind = marktok_next(&mt);
    if ((kind == MT_ERROR) != (marktok_error(&mt) != NULL) || *marktok_string(&mt)) exit(8);
    free(copy);
    return sum > 10000 ? MT_TEXT : kind;
}
#endif

int main(int argc, char **argv)
{
    marktok mt;
#ifdef LEGAL
    (void)argc, (void)argv;
    static const char *const good[] = {"", "x", "&amp;", "<a/>", "<a b='1' c = \"&lt;&quot;\" />", "<a><b>x</b ></a>",
                                       "<!---->", "<!-- a -->t<a></a>tail", "  ", "<a></a><b/>"};
    static const char *const bad[] = {"<", "<a", "<a>", "</a>", "<a></b>", "&", "&lt", "&x;", "<a b>", "<a b=", "<a b='", "<a b='&'/>",
                                      "<a/", "<a /x>", "<!--", "<!---", "<!-->", "<a b='1'c='2'>", "< a>", "<a>x", "</", "</>", "<a b=x>"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (last(good[i]) != MT_END) return 10 + (int)i;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (last(bad[i]) != MT_ERROR) return 40 + (int)i;
    char deep[33 * 3 + 1] = "";
    for (int i = 0; i < 33; i++) strcat(deep, "<d>");
    if (last(deep) != MT_ERROR) return 1;
    if (last("<a a='' b='' c='' d='' e='' f='' g='' h='' i=''/>") != MT_ERROR) return 2;
    char page[] = "<p class='x' id=\"&amp;7\">1 &lt; 2<br/></p>";
    marktok_init(&mt, page, strlen(page));
    if (marktok_next(&mt) != MT_OPEN || strcmp(marktok_string(&mt), "p") || marktok_attrs(&mt) != 2) return 3;
    if (strcmp(marktok_attr(&mt, "id"), "&7") || marktok_attr(&mt, "no") || marktok_attr_name(&mt, 2)) return 4;
    if (marktok_next(&mt) != MT_TEXT || strcmp(marktok_string(&mt), "1 < 2") || marktok_depth(&mt) != 1) return 5;
    if (marktok_next(&mt) != MT_OPEN || marktok_next(&mt) != MT_CLOSE || strcmp(marktok_string(&mt), "br")) return 6;
    if (marktok_next(&mt) != MT_CLOSE || marktok_next(&mt) != MT_END || marktok_next(&mt) != MT_END) return 7;
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        marktok_init(&mt, "<p>text</p>", 11);
        while (marktok_next(&mt) > MT_END)
            ;
    } else if (rule == 2) {
        char *doc = malloc(4);
        if (!doc) return 0;
        memcpy(doc, "text", 4);
        marktok_init(&mt, doc, 4);
        marktok_next(&mt);
        free(doc);
    } else {
        char *doc = malloc(12);
        if (!doc) return 0;
        strcpy(doc, "<p>text</p>");
        marktok_init(&mt, doc, 11);
        marktok_next(&mt);
        free(doc);
        marktok_next(&mt);
    }
    return 0;
#endif
}
