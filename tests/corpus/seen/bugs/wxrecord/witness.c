#include "wxrecord.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct wxrecord r;
#ifdef LEGAL
    static const char *const good[] = {"EGLL 121350Z 24015G25KT 15/M02 Q1013", "A1B2 010000Z VRB00KT M99/M99 Q0800",
                                       "ZZZZ 312359Z 36098G99KT 99/99 Q1099"};
    static const struct { const char *text; int group; } bad[] = {
        {"", 1}, {"EGL", 1}, {"EGLL", 1}, {"EGLL ", 2}, {"EGLL 001350Z 24015KT 15/02 Q1013", 2}, {"EGLL 121350Z 36115KT 15/02 Q1013", 3},
        {"EGLL 121350Z 24015G15KT 15/02 Q1013", 3}, {"EGLL 121350Z 24015KT 15/16 Q1013", 4}, {"EGLL 121350Z 24015KT 15/02 Q1013 ", 5},
        {"EGLL 121350Z 24015KT 15/02 Q0799", 5}, {"EGLL 121350Z 24000G00KT 15/02 Q1013", 3}};
    struct wxrecord many[3], s;
    char buf[80];
    for (int i = 0; i < 3; i++) {
        if (wx_parse(&many[i], good[i]) || wx_format(&many[i], buf, sizeof buf) != (int)strlen(good[i]) || strcmp(buf, good[i]))
            return 2;
        if (wx_format(&many[i], NULL, 0) != (int)strlen(good[i]) || wx_humidity(&many[i]) < 0 || wx_humidity(&many[i]) > 100)
            return 3;
        if (wx_format(&many[i], buf, strlen(good[i])) != (int)strlen(good[i]) || strlen(buf) != strlen(good[i]) - 1)
            return 4;
        if (wx_compare(&many[i], &many[i]))
            return 5;
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (wx_parse(&r, bad[i].text) != bad[i].group)
            return 6;
    if (wx_coldest(many, 3) != &many[1] || wx_coldest(NULL, 0) || wx_compare(&many[0], &many[1]) != 1 || wx_compare(&many[1], &many[0]) != -1)
        return 7;
    wx_init(&s);
    s.temp = INT_MIN;
    if (wx_valid(&s) || wx_format(&s, buf, 3) != -1 || wx_humidity(&s) != -1)
        return 8;
    wx_init(&s);
    memset(s.station, 'X', 5);
    return wx_valid(&s) || wx_format(&s, buf, 80) != -1;
#else
    char *buf = malloc(8);
    if (!buf)
        return 0;
    wx_init(&r);
    wx_format(&r, buf, 8);
    free(buf);
    return 0;
#endif
}
