#include "xfermux.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct xm_msg {
  XME *easy;
  XMEcode result;
  char name[];
};

struct xm_easy {
  char *name;
  const char *data;
  size_t size;
  xm_write_callback write;
  void *userp;

  XMM *multi;
  size_t done;
  uint32_t low, high;   /* halves of the checksum */
  bool running;
  bool told;            /* the message was read */
  XMMsg *msg;           /* made when the handle is added */
};

struct xm_multi {
  XME *easy[XM_MAX_HANDLES];
  size_t count;
  bool busy;            /* in a callback */
};

XME *xm_easy_init(void)
{
  XME *easy = calloc(1, sizeof *easy);
  if(easy)
    easy->low = 1;
  return easy;
}

void xm_easy_cleanup(XME *easy)
{
  if(!easy)
    return;
  free(easy->msg);
  free(easy->name);
  free(easy);
}

XMEcode xm_easy_setname(XME *easy, const char *name)
{
  char *copy = NULL;
  if(!easy)
    return XME_BAD_ARGUMENT;
  if(name) {
    size_t size = strlen(name) + 1;
    copy = malloc(size);
    if(!copy)
      return XME_OUT_OF_MEMORY;
    memcpy(copy, name, size);
  }
  free(easy->name);
  easy->name = copy;
  return XME_OK;
}

XMEcode xm_easy_setdata(XME *easy, const void *data, size_t size)
{
  if(!easy || (!data && size))
    return XME_BAD_ARGUMENT;
  if(easy->multi)
    return XME_ADDED_ALREADY;
  easy->data = data;
  easy->size = size;
  return XME_OK;
}

XMEcode xm_easy_setwrite(XME *easy, xm_write_callback func, void *userp)
{
  if(!easy)
    return XME_BAD_ARGUMENT;
  easy->write = func;
  easy->userp = userp;
  return XME_OK;
}

XMEcode xm_easy_progress(const XME *easy, size_t *done, uint32_t *checksum)
{
  if(!easy)
    return XME_BAD_ARGUMENT;
  if(done)
    *done = easy->done;
  if(checksum)
    *checksum = easy->high << 16 | easy->low;
  return XME_OK;
}

XMM *xm_multi_init(void)
{
  return calloc(1, sizeof(XMM));
}

static void forget(XME *easy)
{
  free(easy->msg);
  easy->msg = NULL;
  easy->multi = NULL;
  easy->running = false;
}

XMEcode xm_multi_cleanup(XMM *multi)
{
  if(!multi)
    return XME_OK;
  if(multi->busy)
    return XME_RECURSIVE_API_CALL;
  for(size_t i = 0; i < multi->count; i++)
    forget(multi->easy[i]);
  free(multi);
  return XME_OK;
}

XMEcode xm_multi_add_handle(XMM *multi, XME *easy)
{
  if(!multi || !easy)
    return XME_BAD_ARGUMENT;
  if(multi->busy)
    return XME_RECURSIVE_API_CALL;
  if(easy->multi)
    return XME_ADDED_ALREADY;
  if(multi->count == XM_MAX_HANDLES)
    return XME_FULL;
  const char *name = easy->name ? easy->name : "";
  easy->msg = malloc(sizeof *easy->msg + strlen(name) + 1);
  if(!easy->msg)
    return XME_OUT_OF_MEMORY;
  easy->msg->easy = easy;
  easy->msg->result = XME_OK;
  strcpy(easy->msg->name, name);
  easy->multi = multi;
  easy->done = 0;
  easy->low = 1;
  easy->high = 0;
  easy->running = true;
  easy->told = false;
  multi->easy[multi->count++] = easy;
  return XME_OK;
}

XMEcode xm_multi_remove_handle(XMM *multi, XME *easy)
{
  if(!multi || !easy)
    return XME_BAD_ARGUMENT;
  if(multi->busy)
    return XME_RECURSIVE_API_CALL;
  size_t i = 0;
  while(i < multi->count && multi->easy[i] != easy)
    i++;
  if(i == multi->count)
    return XME_NOT_ADDED;
  for(multi->count--; i < multi->count; i++)
    multi->easy[i] = multi->easy[i + 1];
  forget(easy);
  return XME_OK;
}

static void advance(XME *easy)
{
  size_t part = easy->size - easy->done;
  if(part > XM_CHUNK)
    part = XM_CHUNK;
  if(part) {
    const char *bytes = easy->data + easy->done;
    for(size_t i = 0; i < part; i++) {
      easy->low = (easy->low + (unsigned char)bytes[i]) % 65521;
      easy->high = (easy->high + easy->low) % 65521;
    }
    easy->done += part;
    if(easy->write && easy->write(bytes, part, easy->userp) != part) {
      easy->msg->result = XME_WRITE_ERROR;
      easy->running = false;
    }
  }
  if(easy->done == easy->size)
    easy->running = false;
}

XMEcode xm_multi_perform(XMM *multi, int *running)
{
  int count = 0;
  if(!multi)
    return XME_BAD_ARGUMENT;
  if(multi->busy)
    return XME_RECURSIVE_API_CALL;
  multi->busy = true;
  for(size_t i = 0; i < multi->count; i++) {
    if(multi->easy[i]->running)
      advance(multi->easy[i]);
    count += multi->easy[i]->running;
  }
  multi->busy = false;
  if(running)
    *running = count;
  return XME_OK;
}

const XMMsg *xm_multi_info_read(XMM *multi)
{
  if(!multi || multi->busy)
    return NULL;
  for(size_t i = 0; i < multi->count; i++) {
    XME *easy = multi->easy[i];
    if(!easy->running && !easy->told) {
      easy->told = true;
      return easy->msg;
    }
  }
  return NULL;
}

XME *xm_msg_easy(const XMMsg *msg)
{
  return msg->easy;
}

XMEcode xm_msg_result(const XMMsg *msg)
{
  return msg->result;
}

const char *xm_msg_name(const XMMsg *msg)
{
  return msg->name;
}
