#include "peekvar.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void quiet(const char *name, void *user)
{
    char out[4];
    pv_print(user, out, strlen(name) > 3 ? 4 : 1);
}

#ifndef LEGAL
static void meddle(const char *name, void *user)
{
    pv_remove(user, name);
}
#endif

int main(int count, char **arguments)
{
    static int speed = 3;
    static double angle;
    static const char *state;
    char out[100];
    pv_board *board = pv_open();
    if (board == NULL || pv_print(board, out, 1) != 0 || pv_poll(board, NULL, NULL) != 0)
        return 0;
    if (!pv_int(board, "speed", &speed) || !pv_real(board, "angle", &angle) || !pv_text(board, "state", &state))
        return 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const char names[40][2] = {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O",
                                      "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z", "a", "b", "c", "d"};
    if (pv_real(board, "speed", &angle) || !pv_int(board, "", &speed) || pv_count(board) != 4)
        return 2;
    if (pv_poll(board, quiet, board) != 0 || pv_print(board, NULL, 0) != 10 + 10 + 15 + 5)
        return 2;
    speed = INT_MIN;
    angle = NAN;
    if (pv_poll(board, quiet, board) != 3 || pv_poll(board, quiet, board) != 0)
        return 2;
    state = "";
    if (pv_poll(board, NULL, NULL) != 1 || !pv_remove(board, "angle") || pv_remove(board, "angle"))
        return 2;
    speed = 4;
    if (pv_print(board, out, sizeof out) != 24 || strcmp(out, "speed = 4\nstate = \n = 4\n") != 0)
        return 2;
    pv_print(board, out, 4);
    if (strcmp(out, "spe") != 0)
        return 2;
    for (int i = 0; i < 29; i++)
        if (!pv_int(board, names[i], &speed))
            return 2;
    if (pv_int(board, names[29], &speed) || pv_count(board) != PV_MAX)
        return 2;
#else
    int *number = malloc(sizeof *number);
    char *text = malloc(5);
    if (number == NULL || text == NULL)
        return 0;
    *number = 1;
    strcpy(text, "text");
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pv_int(board, "number", number);
        free(number);
        pv_poll(board, quiet, board);
        break;
    case 2:
        pv_int(board, text, number);
        free(text);
        pv_remove(board, "number");
        break;
    case 3:
        state = text;
        free(text);
        pv_print(board, out, sizeof out);
        break;
    case 4:
        speed++;
        pv_poll(board, meddle, board);
        break;
    case 5:
        pv_close(board);
        pv_count(board);
        break;
    case 6:
        pv_print(board, text, 50);
        break;
    }
#endif
    pv_close(board);
    return 0;
}
