#include "scpilet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int volt_q(const char *arg, char *reply, void *dev)
{
    (void)arg;
    snprintf(reply, SL_REPLY, "%d", *(int *)dev);
    return 0;
}
static int volt(const char *arg, char *reply, void *dev)
{
    (void)reply;
    if (!*arg)
        return -109;
    *(int *)dev = atoi(arg);
    return 0;
}
static int wide(const char *arg, char *reply, void *dev)
{
    (void)arg, (void)dev;
    memset(reply, 'w', SL_REPLY - 1);
    reply[SL_REPLY - 1] = 0;
    return 0;
}
#ifndef LEGAL
static int wider(const char *arg, char *reply, void *dev)
{
    (void)arg, (void)dev;
    memset(reply, 'w', SL_REPLY + 16);
    return 0;
}
static int again(const char *arg, char *reply, void *dev)
{
    (void)arg, (void)dev, (void)reply;
    char out[SL_LINE];
    sl_feed("MEAS:VOLT?", out);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1, level = 5;
    char out[SL_LINE];
#ifdef LEGAL
    (void)rule;
    const struct sl_cmd table[] = { { "MEASure:VOLTage?", volt_q }, { "SOURce:VOLTage", volt }, { "*WIDE?", wide }, { NULL, NULL } };
    int bad = sl_error() != 0;
    sl_attach(table, &level);
    bad |= sl_feed("meas:volt?", out) != 1 || strcmp(out, "5") != 0;
    bad |= sl_feed(" SOUR:VOLTAGE  12 ; MEASURE:volt? ;;\n", out) != 2 || strcmp(out, "12") != 0;
    bad |= sl_feed("sour:volt", out) != 0 || out[0] != 0 || sl_error() != -109 || sl_error() != 0;
    bad |= sl_feed("meas:vol?;meas:volt;meas;?;:;::", out) != 0 || sl_error() != SL_EUNDEF;
    bad |= sl_feed("*wide?;*wide?;*wide?;*wide?", out) != 4 || strlen(out) != 255;
    bad |= sl_feed("*wide?;*wide?;*wide?;*wide?;meas:volt?", out) != 4;
    bad |= sl_feed("", out) != 0 || out[0] != 0;
    char text[400] = "sour:volt ";
    memset(text + 10, '1', 300);
    bad |= sl_feed(text, out) != 0;
    int last = 0, code;
    while ((code = sl_error()) != 0)
        last = code;
    bad |= last != SL_ETOOMUCH;
    for (int i = 0; i < 20; i++)
        sl_feed("x", out);
    strcpy(out, "meas:volt?");
    bad |= sl_feed(out, out) != 1 || strcmp(out, "12") != 0;
    sl_detach();
    const struct sl_cmd none[] = { { NULL, NULL } };
    sl_attach(none, NULL);
    bad |= sl_feed("a", out) != 0 || sl_error() != SL_EUNDEF;
    sl_detach();
    return bad;
#else
    struct sl_cmd *table = malloc(5 * sizeof *table), *open = malloc(sizeof *open);
    char *tiny = malloc(16);
    table[0] = (struct sl_cmd){ "MEASure:VOLTage?", volt_q };
    table[1] = (struct sl_cmd){ "WIDer?", wider };
    table[2] = (struct sl_cmd){ "AGAin", again };
    table[3] = (struct sl_cmd){ "*WIDE?", wide };
    table[4] = (struct sl_cmd){ NULL, NULL };
    open[0] = (struct sl_cmd){ "SOURce:VOLTage", volt };
    if (rule != 1)
        sl_attach(rule == 2 ? open : table, &level);
    switch (rule) {
    case 1: sl_feed("meas:volt?", out); break;
    case 2: sl_feed("meas:volt?", out); break;
    case 3: sl_feed("wid?", out); break;
    case 4: sl_feed("aga", out); break;
    case 5: free(table); sl_feed("meas:volt?", out); return 0;
    case 6: sl_feed("*wide?", tiny); break;
    }
    free(table);
    free(open);
    free(tiny);
    return 0;
#endif
}
