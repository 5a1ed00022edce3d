#include "tagdoc.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    td *d = td_new();
    td_open(d, "p");
#ifdef LEGAL
    (void)argc, (void)argv;
    td_attr(d, "class", "a\"b");
    td_attr(d, "id", "");
    td_text(d, "1 < 2");
    td_empty(d, "br");
    td_open(d, td_tag(d));
    if (td_depth(d) != 2)
        return 2;
    td_close(d);
    td_close(d);
    char *s = td_finish(d);
    if (s == NULL || strcmp(s, "<p class=\"a&quot;b\" id=\"\">1 &lt; 2<br/><p></p></p>") != 0)
        return 2;
    free(s);
    s = td_finish(d);
    if (s == NULL || strcmp(s, "") != 0)
        return 2;
    free(s);
    td_open(d, "left");
    td_free(d);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        td_close(d);
        td_close(d);
        break;
    case 2:
        td_text(d, "");
        td_attr(d, "a", "b");
        break;
    case 3:
        td_finish(d);
        break;
    case 4:
        td_close(d);
        td_tag(d);
        break;
    case 5: {
        const char *tag = td_tag(d);
        td_close(d);
        td_text(d, tag);
        break;
    }
    }
    return 0;
#endif
}
