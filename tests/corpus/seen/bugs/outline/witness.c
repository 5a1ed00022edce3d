#include "outline.h"

int main(void)
{
    struct outline_token token;
    struct outline *scan = outline_open("key: value\n  \"two\nlines\" word\n  \"\n\" word\n");
    while (outline_next(scan, &token) != OUTLINE_END)
        ;
    outline_close(scan);
    return 0;
}
