#include "hamquota.h"

#include <stddef.h>
#include <string.h>

int main(void)
{
    election *e = ham_new();
    if (e == NULL)
        return 2;
#ifdef LEGAL
    if (ham_hamilton(e, 10) != 0 || ham_dhondt(e, 10) != 0 || ham_find(e, "a") != -1)
        return 3;
    if (ham_party(e, "a") != 0 || ham_party(e, "b") != 1 || ham_party(e, "") != 2)
        return 3;
    if (ham_hamilton(e, 10) != 0 || ham_threshold(e, 1001) != -1 || ham_vote(e, 3, 1) != -1)
        return 3;
    if (ham_vote(e, 0, HAM_VOTES) != 0 || ham_vote(e, 0, 1) != -1 || ham_vote(e, 1, HAM_VOTES / 2) != 0)
        return 3;
    if (ham_vote(e, 2, 5) != 0 || ham_threshold(e, 50) != 0 || ham_hamilton(e, HAM_SEATS) != HAM_SEATS)
        return 3;
    if (ham_seats(e, 0) != 6667 || ham_seats(e, 2) != 0 || ham_dhondt(e, 3) != 3 || ham_seats(e, 0) != 2)
        return 3;
    if (ham_hamilton(e, 0) != 0 || ham_hamilton(e, -1) != -1 || ham_dhondt(e, HAM_SEATS + 1) != -1)
        return 3;
    if (strcmp(ham_name(e, 1), "b") != 0 || ham_name(e, -1) != NULL || ham_total(e) != HAM_VOTES / 2 * 3 + 5)
        return 3;
    if (ham_threshold(e, 1000) != 0 || ham_dhondt(e, 5) != 0)
        return 3;
#else
    int a = ham_party(e, "apples"), b = ham_party(e, "pears");
    ham_vote(e, a, 10);
    ham_vote(e, b, 10);
    ham_threshold(e, 600);
    if (ham_hamilton(e, 5) != 0)
        return 1;
#endif
    ham_free(e);
    return 0;
}
