#define _POSIX_C_SOURCE 200809L
#include "pamdlg.h"

#include <stdlib.h>
#include <string.h>

static int told, cleaned;

static int talk(int num_msg, const struct dlg_message *msg, char **resp, void *appdata)
{
    for (int i = 0; i < num_msg; i++)
        if (msg[i].style == DLG_PROMPT_ECHO_ON)
            resp[i] = strdup("eva");
        else if (msg[i].style == DLG_PROMPT_ECHO_OFF)
            resp[i] = strdup(appdata);
        else
            told++;
    return DLG_SUCCESS;
}

static int refuse(int num_msg, const struct dlg_message *msg, char **resp, void *appdata)
{
    (void)num_msg, (void)msg, (void)appdata;
    resp[0] = strdup("half");
    return DLG_CONV_ERR;
}

static int silent(int num_msg, const struct dlg_message *msg, char **resp, void *appdata)
{
    (void)num_msg, (void)msg, (void)resp, (void)appdata;
    return DLG_SUCCESS;
}

#ifndef LEGAL
static int constant(int num_msg, const struct dlg_message *msg, char **resp, void *appdata)
{
    static char answer[] = "secret";
    (void)num_msg, (void)msg, (void)appdata;
    resp[0] = answer;
    return DLG_SUCCESS;
}

static int end(int num_msg, const struct dlg_message *msg, char **resp, void *appdata)
{
    (void)num_msg, (void)msg, (void)resp;
    dlg_end(*(dlg_handle **)appdata);
    return DLG_CONV_ERR;
}
#endif

static void clean(void *data)
{
    cleaned++;
    free(data);
}

int main(int count, char **arguments)
{
    dlg_accounts *accounts = dlg_accounts_new();
    dlg_handle *h, *g;
    const char *text;
    char secret[] = "secret", wrong[] = "";
    void *data;
    if (dlg_accounts_add(accounts, "eva", "secret") || dlg_accounts_add(accounts, "eva", "") != DLG_EXISTS)
        return 2;
    if (dlg_start("login", NULL, accounts, talk, secret, &h) || dlg_set_item(h, DLG_USER_PROMPT, "Who? "))
        return 2;
    if (dlg_authenticate(h) || dlg_get_item(h, DLG_USER, &text) || strcmp(text, "eva") != 0)
        return 2;
    if (dlg_set_item(h, DLG_USER, text) || dlg_set_item(h, 0, "") != DLG_BAD_ITEM || dlg_get_item(h, 5, &text) != DLG_BAD_ITEM)
        return 2;
    if (dlg_set_data(h, "a", malloc(1), clean) || dlg_set_data(h, "a", malloc(1), clean) || cleaned != 1)
        return 2;
    if (dlg_get_data(h, "b", &data) != DLG_NO_DATA || dlg_get_data(h, "a", &data) || data == NULL)
        return 2;
    for (char name[] = "A"; dlg_set_data(h, name, NULL, NULL) == DLG_SUCCESS; name[0]++)
        if (name[0] > 'Z')
            return 2;
    if (dlg_start("", "eva", accounts, talk, wrong, &g))
        return 2;
    for (int i = 0; i < 3; i++)
        if (dlg_authenticate(g) != DLG_AUTH_ERR)
            return 2;
    if (dlg_authenticate(g) != DLG_MAXTRIES || told != 3)
        return 2;
    dlg_end(g);
    if (dlg_start("x", NULL, accounts, refuse, NULL, &g) || dlg_authenticate(g) != DLG_CONV_ERR)
        return 2;
    dlg_end(g);
    if (dlg_start("x", "y", accounts, silent, NULL, &g) || dlg_authenticate(g) != DLG_CONV_ERR || strlen(dlg_strerror(-1)) == 0)
        return 2;
    dlg_end(g);
#ifdef LEGAL
    (void)count, (void)arguments;
    dlg_end(h);
    dlg_end(NULL);
    dlg_accounts_free(accounts);
    return cleaned == 2 ? 0 : 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        if (dlg_start("login", "eva", accounts, constant, NULL, &g) == DLG_SUCCESS)
            dlg_authenticate(g);
        break;
    case 2:
        dlg_accounts_free(accounts);
        dlg_authenticate(h);
        break;
    case 3:
        dlg_end(h);
        dlg_set_item(h, DLG_TTY, "tty1");
        break;
    case 4:
        if (dlg_start("login", "eva", accounts, end, &g, &g) == DLG_SUCCESS)
            dlg_authenticate(g);
        break;
    case 5:
        dlg_get_item(h, DLG_USER, &text);
        dlg_set_item(h, DLG_USER, "adam");
        dlg_set_item(h, DLG_TTY, text);
        break;
    case 6:
        free(data);
        dlg_end(h);
        break;
    }
    return 0;
#endif
}
