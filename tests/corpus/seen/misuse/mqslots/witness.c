#include "mqslots.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mq *q = mq_new(2, 4);
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[4];
    memcpy(mq_reserve(q), "one", 4);
    mq_commit(q);
    if (!mq_send(q, "two") || mq_send(q, "six") || mq_reserve(q) != NULL || mq_length(q) != 2)
        return 2;
    if (strcmp(mq_front(q), "one") != 0 || !mq_receive(q, text) || strcmp(text, "one") != 0)
        return 2;
    mq_reserve(q);
    mq_cancel(q);
    if (!mq_send(q, mq_front(q)))
        return 2;
    mq_release(q);
    if (!mq_receive(q, text) || strcmp(text, "two") != 0 || mq_receive(q, text) || mq_front(q) != NULL ||
        mq_message_size(q) != 4 || mq_new(0, 1) != NULL || mq_new(1, 4097) != NULL)
        return 2;
    mq_reserve(q);
    mq_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mq_commit(q);
        break;
    case 2:
        mq_cancel(q);
        break;
    case 3:
        mq_reserve(q);
        mq_send(q, "abc");
        break;
    case 4:
        mq_release(q);
        break;
    case 5: {
        char small[2] = "x";
        mq_send(q, "abc");
        mq_receive(q, small);
        break;
    }
    case 6:
        memset(mq_reserve(q), 0, 5);
        break;
    case 7: {
        char *slot = mq_reserve(q);
        mq_free(q);
        slot[0] = 1;
        break;
    }
    }
#endif
    mq_free(q);
    return 0;
}
