#include "hsmlite.h"

#include <stdlib.h>
#include <string.h>

static const HSM_State Off, On, Hot;

static int on_event(HSM *hsm, int event, void *user)
{
    (void)user;
    if (event == 1)
        HSM_Go(hsm, &Hot);
    if (event == 2)
        HSM_Go(hsm, &Off);
    if (event == 9)
        HSM_Send(hsm, 1);
    return event != 5;
}

static void count(HSM *hsm, void *user)
{
    (void)hsm;
    ++*(int *)user;
}

static void bad_enter(HSM *hsm, void *user)
{
    (void)user;
    HSM_Go(hsm, &Off);
}

static const HSM_State Off = {"off", NULL, NULL, NULL, NULL};
static const HSM_State On = {"on", NULL, on_event, count, count};
static const HSM_State Hot = {"hot", &On, NULL, count, count};
static const HSM_State Bad = {"bad", &On, NULL, bad_enter, NULL};

int main(int argc, char **argv)
{
    HSM hsm;
    int counted = 0;
    HSM_Init(&hsm, &counted);
    int which = argc > 1 ? atoi(argv[1]) : 1;
#ifdef LEGAL
    (void)which, (void)Bad;
    if (strcmp(HSM_Name(&hsm), "") || HSM_IsIn(&hsm, &On))
        return 2;
    HSM_Stop(&hsm);
    HSM_Start(&hsm, &On);
    if (!HSM_Send(&hsm, 1) || !HSM_IsIn(&hsm, &On) || strcmp(HSM_Name(&hsm), "hot") || counted != 2 || HSM_Send(&hsm, 5))
        return 2;
    HSM_Go(&hsm, &Hot);
    if (counted != 2 || HSM_Common(&On, &Hot) != &On || HSM_Common(&Off, &Hot) != NULL || HSM_Common(NULL, &On) != NULL)
        return 2;
    if (!HSM_Send(&hsm, 2) || counted != 4 || HSM_Send(&hsm, 2) || !HSM_IsIn(&hsm, &Off))
        return 2;
    HSM_Stop(&hsm);
    HSM_Start(&hsm, &Hot);
    HSM_Stop(&hsm);
    return counted != 8;
#else
    if (which == 1)
        HSM_Send(&hsm, 1);
    HSM_Start(&hsm, &On);
    switch (which) {
    case 2:
        HSM_Go(&hsm, &Bad);
        break;
    case 3:
        HSM_Send(&hsm, 9);
        break;
    case 4:
        HSM_Start(&hsm, &Off);
        break;
    case 5: {
        HSM_State *s = malloc(sizeof *s);
        *s = Hot;
        HSM_Go(&hsm, s);
        free(s);
        HSM_Send(&hsm, 1);
        break;
    }
    case 6: {
        HSM_State circle = Hot;
        circle.parent = &circle;
        HSM_Go(&hsm, &circle);
        break;
    }
    }
    return 0;
#endif
}
