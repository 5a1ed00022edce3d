#ifndef _PAMDLG_H_
#define _PAMDLG_H_

/*
 * Logging users in, without knowing how the application talks to them.
 *
 * The application gives a conversation function.  Whenever the library has
 * something to ask or to tell, it calls that with an array of messages; the
 * application shows them in a window, on a terminal or over the wire.
 */

typedef struct dlg_accounts dlg_accounts; /* users and their secrets */
typedef struct dlg_handle dlg_handle;     /* one transaction */

/* Return values */
#define DLG_SUCCESS    0
#define DLG_BUF_ERR    1  /* memory is out */
#define DLG_CONV_ERR   2  /* the conversation failed */
#define DLG_AUTH_ERR   3  /* user unknown or wrong secret */
#define DLG_MAXTRIES   4  /* too many failures in this transaction */
#define DLG_BAD_ITEM   5
#define DLG_NO_DATA    6
#define DLG_EXISTS     7

/* Styles of messages */
#define DLG_PROMPT_ECHO_OFF 1 /* a secret */
#define DLG_PROMPT_ECHO_ON  2
#define DLG_ERROR_MSG       3 /* wants no response */
#define DLG_TEXT_INFO       4 /* wants no response */

struct dlg_message {
    int style;
    const char *text;
};

/*
 * resp has num_msg elements, all NULL at first.  For each prompt, store the
 * response there: a string allocated with malloc() or strdup().  The library
 * wipes and frees it, also when the function does not return DLG_SUCCESS.
 * The messages are gone after the call.  The function must not end the
 * transaction that it is called for.
 */
typedef int (*dlg_conv)(int num_msg, const struct dlg_message *msg, char **resp, void *appdata);

/* Accounts.  There may be no more than 64 of them (DLG_BUF_ERR). */
dlg_accounts *dlg_accounts_new(void);
int dlg_accounts_add(dlg_accounts *accounts, const char *user, const char *secret);
void dlg_accounts_free(dlg_accounts *accounts);

/*
 * Starts a transaction.  user may be NULL: it will be asked for.  The accounts
 * are not copied, they have to be there until dlg_end().  On success *handle
 * is the new transaction, otherwise NULL.
 */
int dlg_start(const char *service, const char *user, const dlg_accounts *accounts,
              dlg_conv conv, void *appdata, dlg_handle **handle);

/* Ends it; the handle and all that was obtained from it are invalid then. */
void dlg_end(dlg_handle *handle);

/* Asks for what is missing.  After three failures it is DLG_MAXTRIES only. */
int dlg_authenticate(dlg_handle *handle);

/* Items.  Strings are copied when set, NULL unsets; do not free what
   dlg_get_item returns, which is valid until the item is set again. */
#define DLG_SERVICE     1
#define DLG_USER        2
#define DLG_USER_PROMPT 3 /* "login: " when unset */
#define DLG_TTY         4
int dlg_set_item(dlg_handle *handle, int item, const char *value);
int dlg_get_item(const dlg_handle *handle, int item, const char **value);

/* Data of the application, under a name.  The cleanup function, if not NULL,
   is called with it when it is replaced or the transaction ends. */
int dlg_set_data(dlg_handle *handle, const char *name, void *data, void (*cleanup)(void *data));
int dlg_get_data(const dlg_handle *handle, const char *name, void **data);

const char *dlg_strerror(int status);

#endif
