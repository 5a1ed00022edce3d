#ifndef XFERMUX_H
#define XFERMUX_H

/*
 * xfermux - run several transfers at a time in one thread
 *
 * A transfer is described by an "easy handle" and run by a "multi handle", to
 * which it is added together with others.  Each call of xm_multi_perform()
 * moves every transfer a little further.  When a transfer is done, there is a
 * message.  This is the usual order of calls:
 *
 *   xm_easy_init(), xm_easy_setdata(), xm_multi_init(), xm_multi_add_handle(),
 *   xm_multi_perform() until nothing is running, xm_multi_info_read(),
 *   xm_multi_remove_handle(), xm_easy_cleanup(), xm_multi_cleanup()
 */

#include <stddef.h>
#include <stdint.h>

typedef struct xm_easy XME;
typedef struct xm_multi XMM;

typedef enum {
  XME_OK = 0,
  XME_BAD_ARGUMENT,        /* a NULL pointer or a number out of range */
  XME_OUT_OF_MEMORY,
  XME_ADDED_ALREADY,       /* the easy handle is in a multi handle */
  XME_NOT_ADDED,           /* the easy handle is not in this multi handle */
  XME_FULL,                /* XM_MAX_HANDLES have been added */
  XME_WRITE_ERROR,         /* the write callback did not take the bytes */
  XME_RECURSIVE_API_CALL   /* not from within a callback */
} XMEcode;

#define XM_MAX_HANDLES 32
#define XM_CHUNK 64        /* bytes of a transfer in one xm_multi_perform() */

/*
 * NAME xm_easy_init()
 *
 * DESCRIPTION
 *
 * Returns a new easy handle for a transfer of no bytes, or NULL when memory
 * is out.  It must have a corresponding call of xm_easy_cleanup().
 */
XME *xm_easy_init(void);

/*
 * NAME xm_easy_cleanup()
 *
 * DESCRIPTION
 *
 * Frees an easy handle, which can not be used any more afterwards.  NULL is
 * ignored.  A handle that has been added to a multi handle must be removed
 * from it with xm_multi_remove_handle() first.
 */
void xm_easy_cleanup(XME *easy);

/*
 * NAME xm_easy_setname()
 *
 * DESCRIPTION
 *
 * Gives the transfer a name for messages.  The text is copied.  NULL is the
 * same as an empty name, which is what it has at first.
 */
XMEcode xm_easy_setname(XME *easy, const char *name);

/*
 * NAME xm_easy_setdata()
 *
 * DESCRIPTION
 *
 * Tells what to transfer.  The data is NOT copied: as a consequence, it must
 * be preserved by the application until the associated transfer finishes.
 * 'data' may be NULL when 'size' is 0.  XME_ADDED_ALREADY while the handle is
 * in a multi handle.
 */
XMEcode xm_easy_setdata(XME *easy, const void *data, size_t size);

/*
 * NAME xm_easy_setwrite()
 *
 * DESCRIPTION
 *
 * Sets the function that takes the bytes as they come, at most XM_CHUNK at a
 * time, with 'userp' as its last argument.  It must return how many of them
 * it took; if that is not all of them the transfer ends with XME_WRITE_ERROR.
 * It must not free handles, and must not call functions of the multi handle
 * that runs it, which would return XME_RECURSIVE_API_CALL.  With NULL the
 * bytes go nowhere.
 */
typedef size_t (*xm_write_callback)(const char *bytes, size_t size, void *userp);
XMEcode xm_easy_setwrite(XME *easy, xm_write_callback func, void *userp);

/*
 * NAME xm_easy_progress()
 *
 * DESCRIPTION
 *
 * The number of bytes that were transferred since the handle was added last,
 * and the Adler-32 checksum of these, where a pointer is not NULL.
 */
XMEcode xm_easy_progress(const XME *easy, size_t *done, uint32_t *checksum);

/*
 * NAME xm_multi_init(), xm_multi_cleanup()
 *
 * DESCRIPTION
 *
 * Make and free a multi handle.  Easy handles that are in it when it is freed
 * are removed from it; they are not freed.  NULL is ignored.
 */
XMM *xm_multi_init(void);
XMEcode xm_multi_cleanup(XMM *multi);

/*
 * NAME xm_multi_add_handle(), xm_multi_remove_handle()
 *
 * DESCRIPTION
 *
 * Add a transfer, which begins, and remove one, which is stopped if it is not
 * done yet.  An easy handle can only be in one multi handle at a time.  It can
 * be added again after it was removed, and then begins anew.
 */
XMEcode xm_multi_add_handle(XMM *multi, XME *easy);
XMEcode xm_multi_remove_handle(XMM *multi, XME *easy);

/*
 * NAME xm_multi_perform()
 *
 * DESCRIPTION
 *
 * Moves all transfers by up to XM_CHUNK bytes and, when 'running' is not NULL,
 * stores there how many are not done.
 */
XMEcode xm_multi_perform(XMM *multi, int *running);

/*
 * NAME xm_multi_info_read()
 *
 * DESCRIPTION
 *
 * Returns the message of a transfer that is done, and NULL when there are no
 * more.  Each message is returned once.  WARNING: The data the returned
 * pointer points to does not survive calling xm_multi_remove_handle() or
 * xm_easy_cleanup() for that transfer, or xm_multi_cleanup().
 */
typedef struct xm_msg XMMsg;
const XMMsg *xm_multi_info_read(XMM *multi);

/* What a message says.  The name lives as long as the message does. */
XME *xm_msg_easy(const XMMsg *msg);
XMEcode xm_msg_result(const XMMsg *msg);
const char *xm_msg_name(const XMMsg *msg);

#endif
