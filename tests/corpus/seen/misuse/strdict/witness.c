#include "strdict.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    dict *d = dict_new();
    dict_set(d, "a", 1);
    dict_iter it = dict_begin(d);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!dict_iter_valid(&it) || strcmp(dict_iter_key(&it), "a") != 0 || dict_iter_value(&it) != 1)
        return 2;
    dict_iter_next(&it);
    if (dict_iter_valid(&it))
        return 2;
    char key[2] = "A";
    for (; key[0] < 'Z'; key[0]++)
        if (!dict_set(d, key, key[0]))
            return 2;
    dict_set(d, "", 5);
    dict_set(d, "", 6);
    long v = 0, sum = 0;
    if (dict_size(d) != 27 || !dict_get(d, "", &v) || v != 6 || dict_get(d, "Z", &v) || !dict_del(d, "a") || dict_del(d, "a"))
        return 2;
    for (it = dict_begin(d); dict_iter_valid(&it);) {
        sum += dict_iter_value(&it);
        if (dict_iter_value(&it) % 2)
            dict_iter_erase(&it);
        else
            dict_iter_next(&it);
    }
    if (sum != 6 + 77 * 25 || dict_size(d) != 13)
        return 2;
    for (it = dict_begin(d); dict_iter_valid(&it);)
        dict_iter_erase(&it);
    it = dict_begin(d);
    if (dict_iter_valid(&it) || dict_size(d) != 0)
        return 2;
#else
    dict_iter second = dict_begin(d);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dict_del(d, "a");
        return (int)dict_iter_value(&it);
    case 2: {
        dict_set(d, "b", 2);
        dict_set(d, "c", 3);
        dict_iter held[3];
        int n = 0;
        for (it = dict_begin(d); dict_iter_valid(&it); dict_iter_next(&it))
            held[n++] = it;
        char key[2] = "d";
        for (; key[0] < 'z'; key[0]++)
            dict_set(d, key, 1);
        while (n > 0)
            dict_iter_erase(&held[--n]); /* not in their buckets any more */
        break;
    }
    case 3:
        dict_iter_next(&it);
        return dict_iter_key(&it)[0];
    case 4:
        dict_iter_next(&it);
        dict_iter_next(&it);
        break;
    case 5:
        dict_free(d);
        dict_iter_next(&it);
        return 0;
    case 6:
        dict_iter_erase(&it);
        dict_iter_erase(&second);
        break;
    }
#endif
    dict_free(d);
    return 0;
}
