#include "mdfeed.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    mdfeed *d = mdfeed_open();
    if (!d)
        return 2;
#ifdef LEGAL
    static const char *const lines[] = { "Title", "===", "", "Sub\r\n", "---", "---", "a <b>", " & c\n", "", "- one",
                                         "===", "- two", "", "# H", "#", "## ", "-" };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (mdfeed_line(d, lines[i]))
            return 1;
    if (mdfeed_kind_at(d, 0) != MDFEED_H1 || mdfeed_text_at(d, 99) || mdfeed_kind_at(d, (size_t)-1) != -1 ||
        strcmp(mdfeed_text_at(d, 4), "one ===") || mdfeed_count(d) != 8)
        return 1;
    char *html = mdfeed_close(d);
    if (!html || strcmp(html, "<h1>Title</h1>\n<h2>Sub</h2>\n<hr>\n<p>a &lt;b> &amp; c</p>\n<ul>\n<li>one ===</li>\n"
                              "<li>two</li>\n</ul>\n<h1>H</h1>\n<p># ## -</p>\n"))
        return 1;
    free(html);
#else
    mdfeed_line(d, "# Totals");
    mdfeed_line(d, "=====");
    free(mdfeed_close(d));
#endif
    return 0;
}
