#include "wrqpipe.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct wq_pipe_s {
  wq_write_t *head;
  wq_write_t **tail;
  size_t queued;
};

const char *wq_strerror(int err)
{
  switch (err) {
  case 0:
    return "success";
  case WQ_EINVAL:
    return "invalid argument";
  case WQ_ENOMEM:
    return "not enough memory";
  case WQ_ENOBUFS:
    return "no buffer space available";
  case WQ_ENOENT:
    return "no such request";
  case WQ_ECANCELED:
    return "operation canceled";
  default:
    return "unknown error";
  }
}

wq_buf_t wq_buf_init(const char *base, size_t len)
{
  wq_buf_t buf = {base, len};
  return buf;
}

wq_pipe_t *wq_pipe_new(void)
{
  wq_pipe_t *pipe = calloc(1, sizeof *pipe);
  if (pipe != NULL)
    pipe->tail = &pipe->head;
  return pipe;
}

static size_t unread(const wq_write_t *req)
{
  size_t sum = 0;
  for (unsigned int i = req->index; i < req->nbufs; i++)
    sum += req->bufs[i].len;
  return sum;
}

/* Runs the callbacks of requests that are in no queue any more. */
static void finish(wq_write_t *list)
{
  while (list != NULL) {
    wq_write_t *req = list;
    list = req->next;
    free(req->bufs);
    req->bufs = NULL;
    if (req->cb != NULL)
      req->cb(req, req->status);
  }
}

void wq_pipe_close(wq_pipe_t *pipe)
{
  if (pipe == NULL)
    return;
  wq_write_t *list = pipe->head;
  free(pipe);
  for (wq_write_t *req = list; req != NULL; req = req->next)
    req->status = WQ_ECANCELED;
  finish(list);
}

int wq_write(wq_write_t *req, wq_pipe_t *pipe, const wq_buf_t bufs[],
             unsigned int nbufs, wq_write_cb cb)
{
  size_t sum = 0;
  if (nbufs > WQ_MAX_BUFS || (bufs == NULL && nbufs > 0))
    return WQ_EINVAL;
  for (unsigned int i = 0; i < nbufs; i++) {
    if (bufs[i].base == NULL && bufs[i].len > 0)
      return WQ_EINVAL;
    if (bufs[i].len > WQ_MAX_QUEUED - pipe->queued - sum)
      return WQ_ENOBUFS;
    sum += bufs[i].len;
  }
  for (const wq_write_t *other = pipe->head; other != NULL; other = other->next)
    assert(other != req);

  wq_buf_t *copy = NULL;
  if (nbufs > 0) {
    copy = malloc(nbufs * sizeof *copy);
    if (copy == NULL)
      return WQ_ENOMEM;
    memcpy(copy, bufs, nbufs * sizeof *copy);
  }
  req->next = NULL;
  req->cb = cb;
  req->status = 0;
  req->bufs = copy;
  req->nbufs = nbufs;
  req->index = 0;
  *pipe->tail = req;
  pipe->tail = &req->next;
  pipe->queued += sum;
  return 0;
}

int wq_cancel(wq_pipe_t *pipe, wq_write_t *req)
{
  wq_write_t **at = &pipe->head;
  while (*at != NULL && *at != req)
    at = &(*at)->next;
  if (*at == NULL)
    return WQ_ENOENT;
  *at = req->next;
  if (req->next == NULL)
    pipe->tail = at;
  pipe->queued -= unread(req);
  req->next = NULL;
  req->status = WQ_ECANCELED;
  finish(req);
  return 0;
}

size_t wq_read(wq_pipe_t *pipe, char *buf, size_t len)
{
  size_t done = 0;
  wq_write_t *complete = NULL, **last = &complete;
  while (pipe->head != NULL) {
    wq_write_t *req = pipe->head;
    while (req->index < req->nbufs) {
      wq_buf_t *from = &req->bufs[req->index];
      size_t part = from->len < len - done ? from->len : len - done;
      if (part > 0) {
        memmove(buf + done, from->base, part);
        done += part;
        from->base += part;
        from->len -= part;
      }
      if (from->len > 0)
        break;
      req->index++;
    }
    if (req->index < req->nbufs)
      break;
    pipe->head = req->next;
    if (pipe->head == NULL)
      pipe->tail = &pipe->head;
    req->next = NULL;
    *last = req;
    last = &req->next;
  }
  pipe->queued -= done;
  finish(complete);
  return done;
}

size_t wq_queue_size(const wq_pipe_t *pipe)
{
  return pipe->queued;
}
