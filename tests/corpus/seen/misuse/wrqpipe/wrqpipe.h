#ifndef WRQPIPE_H
#define WRQPIPE_H

/*
 * wrqpipe - a pipe in memory, with write requests
 *
 * One side of a pipe queues writes, the other side reads.  Like in an event
 * loop, a write does not block and does not copy: it is a request, which is
 * complete when all of its bytes were read at the other end.  Its callback
 * tells so.
 *
 * All functions that return int return 0 or a negative error code.
 */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Error codes. wq_strerror() never returns NULL. */
#define WQ_EINVAL    -22   /* invalid argument */
#define WQ_ENOMEM    -12   /* not enough memory */
#define WQ_ENOBUFS   -105  /* too many bytes are queued */
#define WQ_ENOENT    -2    /* no such request is queued */
#define WQ_ECANCELED -125  /* the request was canceled */

const char *wq_strerror(int err);

#define WQ_MAX_BUFS   64
#define WQ_MAX_QUEUED ((size_t)1 << 30)

/* Buffer data type. */
typedef struct wq_buf_s {
  const char *base;
  size_t len;
} wq_buf_t;

wq_buf_t wq_buf_init(const char *base, size_t len);

typedef struct wq_pipe_s wq_pipe_t;
typedef struct wq_write_s wq_write_t;

/*
 * Called exactly once for each request that was queued. `status` is 0 when
 * all was read, or WQ_ECANCELED. The request is not used by the pipe any more
 * at that point; the callback may free it, or start another write with it.
 * Every function may be called from it.
 */
typedef void (*wq_write_cb)(wq_write_t *req, int status);

/*
 * Write request type. The memory is the user's. There is no need to
 * initialize it. All members but `data` are private.
 */
struct wq_write_s {
  void *data;  /* Space for user-defined arbitrary data, untouched. */

  wq_write_t *next;
  wq_write_cb cb;
  int status;
  wq_buf_t *bufs;
  unsigned int nbufs;
  unsigned int index;
};

/* Returns NULL if memory is out. */
wq_pipe_t *wq_pipe_new(void);

/*
 * Close the pipe and free it. Requests that are still queued are canceled,
 * and their callbacks run before wq_pipe_close() returns. In these callbacks
 * the pipe is gone already. A NULL pipe is ignored.
 */
void wq_pipe_close(wq_pipe_t *pipe);

/*
 * Queue a write. Buffers are written in the order of the array.
 *
 * The array of buffers is copied. The memory that the buffers point to is not:
 * it must remain valid, and `req` as well, until the callback is called. A
 * request that is queued must not be queued a second time.
 *
 * `cb` may be NULL. With `nbufs` 0, `bufs` may be NULL; such a request is
 * complete when all earlier ones are and the next read is done.
 *
 * Errors: WQ_EINVAL if there are more than WQ_MAX_BUFS buffers, WQ_ENOBUFS if
 * more than WQ_MAX_QUEUED bytes would be queued, WQ_ENOMEM. When an error is
 * returned nothing was queued and the callback will not be called.
 */
int wq_write(wq_write_t *req, wq_pipe_t *pipe, const wq_buf_t bufs[],
             unsigned int nbufs, wq_write_cb cb);

/*
 * Cancel a request. Its callback is called, from here. What was read of it
 * already stays read. WQ_ENOENT if the request is not queued in this pipe.
 */
int wq_cancel(wq_pipe_t *pipe, wq_write_t *req);

/*
 * Read up to `len` bytes into `buf`, which must have that many, and call the
 * callbacks of the requests that are complete by that. Returns the number of
 * bytes read. `buf` may be NULL if `len` is 0.
 */
size_t wq_read(wq_pipe_t *pipe, char *buf, size_t len);

/* Bytes that are queued and not read yet. */
size_t wq_queue_size(const wq_pipe_t *pipe);

#ifdef __cplusplus
}
#endif

#endif /* WRQPIPE_H */
