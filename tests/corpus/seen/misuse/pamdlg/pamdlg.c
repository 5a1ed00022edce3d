#include "pamdlg.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define ACCOUNTS 64
#define DATA 16
#define TRIES 3

struct dlg_accounts {
    int count;
    char *users[ACCOUNTS], *secrets[ACCOUNTS];
};

struct datum {
    char *name;
    void *data;
    void (*cleanup)(void *data);
};

struct dlg_handle {
    const dlg_accounts *accounts;
    dlg_conv conv;
    void *appdata;
    bool talking;
    int failures;
    char *items[DLG_TTY + 1];
    int data_count;
    struct datum data[DATA];
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static void wipe(char *text)
{
    if (text != NULL)
        for (volatile char *p = text; *p != '\0'; p++)
            *p = '\0';
    free(text);
}

dlg_accounts *dlg_accounts_new(void)
{
    return calloc(1, sizeof(dlg_accounts));
}

static int find_user(const dlg_accounts *accounts, const char *user)
{
    for (int i = 0; i < accounts->count; i++)
        if (strcmp(accounts->users[i], user) == 0)
            return i;
    return -1;
}

int dlg_accounts_add(dlg_accounts *accounts, const char *user, const char *secret)
{
    if (find_user(accounts, user) >= 0)
        return DLG_EXISTS;
    if (accounts->count == ACCOUNTS)
        return DLG_BUF_ERR;
    char *u = duplicate(user), *s = duplicate(secret);
    if (u == NULL || s == NULL) {
        free(u);
        wipe(s);
        return DLG_BUF_ERR;
    }
    accounts->users[accounts->count] = u;
    accounts->secrets[accounts->count++] = s;
    return DLG_SUCCESS;
}

void dlg_accounts_free(dlg_accounts *accounts)
{
    if (accounts == NULL)
        return;
    for (int i = 0; i < accounts->count; i++) {
        free(accounts->users[i]);
        wipe(accounts->secrets[i]);
    }
    free(accounts);
}

int dlg_start(const char *service, const char *user, const dlg_accounts *accounts, dlg_conv conv, void *appdata,
              dlg_handle **handle)
{
    dlg_handle *h = calloc(1, sizeof *h);
    *handle = NULL;
    if (h == NULL)
        return DLG_BUF_ERR;
    h->accounts = accounts;
    h->conv = conv;
    h->appdata = appdata;
    if (dlg_set_item(h, DLG_SERVICE, service) != DLG_SUCCESS || dlg_set_item(h, DLG_USER, user) != DLG_SUCCESS) {
        dlg_end(h);
        return DLG_BUF_ERR;
    }
    *handle = h;
    return DLG_SUCCESS;
}

void dlg_end(dlg_handle *handle)
{
    if (handle == NULL)
        return;
    assert(!handle->talking);
    for (int i = 0; i < handle->data_count; i++) {
        struct datum *d = &handle->data[i];
        if (d->cleanup != NULL)
            d->cleanup(d->data);
        free(d->name);
    }
    for (int i = DLG_SERVICE; i <= DLG_TTY; i++)
        free(handle->items[i]);
    free(handle);
}

/* One message; *answer is the caller's to wipe. */
static int converse(dlg_handle *h, int style, const char *text, char **answer)
{
    char *copy = duplicate(text);
    char *response = NULL;
    if (copy == NULL)
        return DLG_BUF_ERR;
    struct dlg_message message = {style, copy};
    bool nested = h->talking;
    h->talking = true;
    int status = h->conv(1, &message, &response, h->appdata);
    h->talking = nested;
    free(copy);
    if (status == DLG_SUCCESS && answer != NULL && response != NULL)
        *answer = response;
    else
        wipe(response);
    if (status != DLG_SUCCESS || (answer != NULL && response == NULL))
        return DLG_CONV_ERR;
    return DLG_SUCCESS;
}

int dlg_authenticate(dlg_handle *handle)
{
    char *secret = NULL;
    int status;
    if (handle->talking)
        return DLG_CONV_ERR;
    if (handle->failures >= TRIES)
        return DLG_MAXTRIES;
    if (handle->items[DLG_USER] == NULL) {
        const char *prompt = handle->items[DLG_USER_PROMPT];
        char *user = NULL;
        status = converse(handle, DLG_PROMPT_ECHO_ON, prompt != NULL ? prompt : "login: ", &user);
        if (status == DLG_SUCCESS)
            status = dlg_set_item(handle, DLG_USER, user);
        wipe(user);
        if (status != DLG_SUCCESS)
            return status;
    }
    status = converse(handle, DLG_PROMPT_ECHO_OFF, "Password: ", &secret);
    if (status != DLG_SUCCESS)
        return status;
    /* the conversation may have set the user anew */
    const char *user = handle->items[DLG_USER];
    int at = user == NULL ? -1 : find_user(handle->accounts, user);
    bool right = at >= 0 && strcmp(handle->accounts->secrets[at], secret) == 0;
    wipe(secret);
    if (right)
        return DLG_SUCCESS;
    handle->failures++;
    converse(handle, DLG_ERROR_MSG, "Login incorrect", NULL);
    return DLG_AUTH_ERR;
}

int dlg_set_item(dlg_handle *handle, int item, const char *value)
{
    char *copy = NULL;
    if (item < DLG_SERVICE || item > DLG_TTY)
        return DLG_BAD_ITEM;
    if (value != NULL && (copy = duplicate(value)) == NULL)
        return DLG_BUF_ERR;
    free(handle->items[item]);
    handle->items[item] = copy;
    return DLG_SUCCESS;
}

int dlg_get_item(const dlg_handle *handle, int item, const char **value)
{
    if (item < DLG_SERVICE || item > DLG_TTY)
        return DLG_BAD_ITEM;
    *value = handle->items[item];
    return DLG_SUCCESS;
}

static int find_data(const dlg_handle *handle, const char *name)
{
    int i = 0;
    while (i < handle->data_count && strcmp(handle->data[i].name, name) != 0)
        i++;
    return i;
}

int dlg_set_data(dlg_handle *handle, const char *name, void *data, void (*cleanup)(void *data))
{
    int at = find_data(handle, name);
    struct datum *d = &handle->data[at < DATA ? at : 0];
    if (at == handle->data_count) {
        if (at == DATA || (d->name = duplicate(name)) == NULL)
            return DLG_BUF_ERR;
        handle->data_count++;
    }
    struct datum old = *d;
    d->data = data;
    d->cleanup = cleanup;
    if (old.cleanup != NULL)
        old.cleanup(old.data);
    return DLG_SUCCESS;
}

int dlg_get_data(const dlg_handle *handle, const char *name, void **data)
{
    int at = find_data(handle, name);
    if (at == handle->data_count)
        return DLG_NO_DATA;
    *data = handle->data[at].data;
    return DLG_SUCCESS;
}

const char *dlg_strerror(int status)
{
    static const char *const texts[] = {"Success",
                                        "Memory buffer error",
                                        "Conversation error",
                                        "Authentication failure",
                                        "Too many failures",
                                        "Bad item",
                                        "No such data",
                                        "Account exists"};
    return status < DLG_SUCCESS || status > DLG_EXISTS ? "Unknown status" : texts[status];
}
