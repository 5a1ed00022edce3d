#include "farebox.h"

#include <stdlib.h>

struct farebox {
    int cents, teeth;
    int rides[3];
};

farebox *farebox_new(void)
{
    return calloc(1, sizeof(farebox));
}

void farebox_free(farebox *box)
{
    free(box);
}

int farebox_pay(farebox *box, int cents)
{
    if (cents < 1 || cents > 1000 || box->cents > 100000)
        return -1;
    box->cents += cents;
    return 0;
}

int farebox_ride(farebox *box, int zone)
{
    if (zone < 0 || zone > 3)
        return -1;
    if (zone == 0)
        return box->rides[3 - zone]++; /* bug: there are but three */
    return box->rides[zone - 1]++;
}

void farebox_turn(farebox *box, int teeth)
{
    box->rides[(teeth - 1) / 3]++;
}

void farebox_turn_back(farebox *box, int teeth)
{
    box->rides[(teeth - 1) / 3]--;
}
