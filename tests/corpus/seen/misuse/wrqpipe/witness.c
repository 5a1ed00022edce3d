#include "wrqpipe.h"

#include <stdlib.h>
#include <string.h>

static int calls, canceled;

static void count_calls(wq_write_t *req, int status)
{
    (void)req;
    calls++;
    canceled += status == WQ_ECANCELED;
}

#ifdef LEGAL
static void again(wq_write_t *req, int status)
{
    wq_buf_t buf = wq_buf_init("again", 5);
    if (status == 0 && wq_write(req, req->data, &buf, 1, count_calls) != 0)
        abort();
}
#endif

int main(int count, char **arguments)
{
    wq_pipe_t *pipe = wq_pipe_new();
    wq_write_t *req = malloc(sizeof *req);
    char *memory = malloc(4), out[16];
    memcpy(memory, "abcd", 4);
    wq_buf_t bufs[2] = {wq_buf_init(memory, 4), wq_buf_init("ef", 2)};
    if (wq_write(req, pipe, bufs, 2, count_calls) != 0 || wq_queue_size(pipe) != 6)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    wq_write_t second, third;
    if (wq_write(&second, pipe, NULL, 0, count_calls) != 0 || wq_write(&third, pipe, bufs, 65, NULL) != WQ_EINVAL ||
        wq_read(pipe, NULL, 0) != 0 || calls != 0)
        return 2;
    wq_buf_t large = wq_buf_init(memory, WQ_MAX_QUEUED);
    if (wq_write(&third, pipe, &large, 1, NULL) != WQ_ENOBUFS || wq_cancel(pipe, &third) != WQ_ENOENT)
        return 2;
    if (wq_read(pipe, out, 3) != 3 || calls != 0 || wq_read(pipe, out + 3, 13) != 3 || calls != 2 ||
        memcmp(out, "abcdef", 6) != 0 || wq_queue_size(pipe) != 0)
        return 2;
    req->data = pipe;
    if (wq_write(req, pipe, bufs, 1, again) != 0 || wq_read(pipe, out, 16) != 4 || wq_queue_size(pipe) != 5)
        return 2;
    if (wq_write(&second, pipe, bufs, 2, count_calls) != 0 || wq_cancel(pipe, &second) != 0 || canceled != 1 ||
        wq_write(&third, pipe, bufs, 2, NULL) != 0)
        return 2;
    if (wq_read(pipe, out, 7) != 7 || memcmp(out, "againab", 7) != 0 || wq_queue_size(pipe) != 4 || calls != 4)
        return 2;
    wq_pipe_close(pipe);
    wq_pipe_close(NULL);
    if (strcmp(wq_strerror(WQ_ENOENT), "no such request") != 0 || strcmp(wq_strerror(9), "unknown error") != 0)
        return 2;
    free(memory);
    free(req);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(memory);
        wq_read(pipe, out, sizeof out);
        break;
    case 2:
        wq_write(req, pipe, bufs, 1, count_calls);
        break;
    case 3:
        free(req);
        wq_pipe_close(pipe);
        break;
    case 4:
        wq_pipe_close(pipe);
        wq_queue_size(pipe);
        break;
    case 5: {
        char *small = malloc(2);
        wq_read(pipe, small, 6);
        free(small);
        break;
    }
    }
#endif
    return 0;
}
