#include "httask.h"

#include <string.h>

int main(void)
{
    char out[512], small[8];
    httask *task = httask_init();
    if (httask_setopt(task, HTO_PATH, "/a?b=c") != HTE_OK || httask_setopt(task, HTO_PATH, "no") != HTE_BAD_ARGUMENT ||
        httask_setopt(task, HTO_COOKIE, "k=v\r\n") != HTE_BAD_ARGUMENT ||
        httask_setopt(task, (htopt)9, "x") != HTE_BAD_OPTION || httask_setopt(task, HTO_USERAGENT, "") != HTE_OK)
        return 2;
    if (httask_addheader(task, "X: y") != HTE_OK || httask_addheader(task, ":") != HTE_BAD_ARGUMENT)
        return 2;
    if (httask_setopt(task, HTO_PATH, httask_getopt(task, HTO_PATH)) != HTE_OK)
        return 2;
    httask *copy = httask_duphandle(task);
    size_t size = httask_render(copy, out, sizeof out);
    if (size != strlen(out) || strcmp(out, "GET /a?b=c HTTP/1.1\r\nHost: localhost\r\nUser-Agent: \r\nX: y\r\n\r\n") != 0)
        return 2;
    if (httask_render(task, NULL, 0) != size || httask_render(task, small, sizeof small) != size ||
        strcmp(small, "GET /a?") != 0)
        return 2;
    if (httask_setbody(task, "\0\1\2", 3) != HTE_OK || httask_bodysize(task) != 3 ||
        httask_setbody(task, NULL, 1) != HTE_BAD_ARGUMENT)
        return 2;
    size = httask_render(task, out, sizeof out);
    if (memcmp(out, "POST", 4) != 0 || memcmp(out + size - 3, "\0\1\2", 4) != 0)
        return 2;
    httask_cleanup(copy);
    copy = NULL;
#ifndef LEGAL
    httask_setbody(task, "body", 4);
    copy = httask_duphandle(task);
    httask_render(copy, out, sizeof out);
#endif
    httask_cleanup(copy);
    httask_setbody(task, "", 0);
    httask_reset(task);
    httask_cleanup(task);
    httask_cleanup(NULL);
    return 0;
}
