#include "unitsys.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    us_system *sys = us_open(), *other = us_open();
    const us_unit *m = us_base(sys, "m"), *s = us_base(sys, "s"), *foreign = us_base(other, "m");
    const us_unit *km = us_derived(sys, "km", 1000, m);
#ifdef LEGAL
    (void)count, (void)arguments, (void)s, (void)foreign;
    const us_unit *hop = us_derived(sys, "hop", 0.5, km);
    us_quantity sum = us_add(us_make(1, km), us_make(500, m));
    if (sum.value != 1.5 || sum.unit != km || us_in(sum, hop).value != 3 || us_compare(sum, us_make(3, hop)) != 0)
        return 2;
    if (us_base(sys, "km") != NULL || us_derived(sys, "km", 1, m) != NULL || us_lookup(sys, "hop") != hop)
        return 2;
    if (us_lookup(sys, "") != NULL || us_count(sys) != 4 || strcmp(us_name(hop), "hop") != 0)
        return 2;
    if (us_compatible(m, s) || us_compatible(m, foreign) || !us_compatible(m, hop))
        return 2;
    if (us_compare(us_make(NAN, m), us_make(1, m)) != 0 || us_compare(us_make(-1, m), us_make(1, km)) != -1)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        us_add(us_make(1, m), us_make(1, s));
        break;
    case 2:
        us_derived(sys, "cm", 0.01, foreign);
        break;
    case 3:
        us_close(other);
        return *us_name(foreign);
    case 4:
        us_derived(sys, "nil", 0, km);
        break;
    case 5:
        us_in(us_make(1, m), NULL);
        break;
    }
#endif
    us_close(sys), us_close(other);
    return 0;
}
