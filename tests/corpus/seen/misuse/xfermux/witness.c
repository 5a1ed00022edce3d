#include "xfermux.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static size_t take(const char *bytes, size_t size, void *userp)
{
    size_t *sum = userp;
    (void)bytes;
    *sum += size;
    return *sum > 150 ? 0 : size;
}

static size_t recurse(const char *bytes, size_t size, void *userp)
{
    (void)bytes;
    if (xm_multi_perform(userp, NULL) != XME_RECURSIVE_API_CALL || xm_multi_cleanup(userp) == XME_OK)
        abort();
    return size;
}
#endif

int main(int count, char **arguments)
{
    char *data = malloc(200);
    memset(data, 'x', 200);
    XME *easy = xm_easy_init();
    XMM *multi = xm_multi_init();
    int running;
    if (xm_easy_setname(easy, "first") || xm_easy_setdata(easy, data, 200) || xm_multi_add_handle(multi, easy) ||
        xm_multi_perform(multi, &running) || running != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t sum = 0, done;
    uint32_t checksum;
    XME *second = xm_easy_init();
    XMM *other = xm_multi_init();
    if (xm_easy_setdata(second, NULL, 1) != XME_BAD_ARGUMENT || xm_easy_setdata(second, data, 200) ||
        xm_easy_setwrite(second, take, &sum) || xm_multi_add_handle(multi, second) ||
        xm_multi_add_handle(other, second) != XME_ADDED_ALREADY || xm_multi_remove_handle(other, second) != XME_NOT_ADDED ||
        xm_easy_setdata(second, NULL, 0) != XME_ADDED_ALREADY || xm_multi_info_read(multi) != NULL)
        return 2;
    for (int i = 0; i < 3; i++)
        xm_multi_perform(multi, &running);
    const XMMsg *msg = xm_multi_info_read(multi);
    if (running != 0 || xm_msg_easy(msg) != easy || xm_msg_result(msg) != XME_OK || strcmp(xm_msg_name(msg), "first") != 0)
        return 2;
    msg = xm_multi_info_read(multi);
    if (xm_msg_easy(msg) != second || xm_msg_result(msg) != XME_WRITE_ERROR || xm_multi_info_read(multi) != NULL)
        return 2;
    if (xm_multi_remove_handle(multi, easy) || xm_easy_setname(easy, NULL) || xm_easy_setdata(easy, "abc", 3) ||
        xm_easy_setwrite(easy, recurse, multi) || xm_multi_add_handle(multi, easy) || xm_multi_perform(multi, NULL))
        return 2;
    if (xm_easy_progress(easy, &done, &checksum) || done != 3 || checksum != 0x024d0127)
        return 2;
    if (xm_multi_cleanup(multi) || xm_multi_add_handle(other, easy) || xm_multi_remove_handle(other, easy))
        return 2;
    xm_multi_cleanup(other);
    xm_multi_cleanup(NULL);
    xm_easy_cleanup(easy);
    xm_easy_cleanup(second);
    xm_easy_cleanup(NULL);
    free(data);
#else
    const XMMsg *msg;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        xm_easy_cleanup(easy);
        xm_multi_perform(multi, &running);
        break;
    case 2:
        free(data);
        xm_multi_perform(multi, &running);
        break;
    case 3:
        for (int i = 0; i < 3; i++)
            xm_multi_perform(multi, &running);
        msg = xm_multi_info_read(multi);
        xm_multi_remove_handle(multi, easy);
        xm_msg_result(msg);
        break;
    case 4:
        xm_multi_remove_handle(multi, easy);
        xm_easy_cleanup(easy);
        xm_easy_setname(easy, "late");
        break;
    case 5:
        xm_msg_result(xm_multi_info_read(multi));
        break;
    }
#endif
    return 0;
}
