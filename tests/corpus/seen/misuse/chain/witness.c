#include "chain.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    chain *list = chain_new();
    int value;
    chain_push_back(list, 1);
    chain_iter iter = chain_first(list);
#ifdef LEGAL
    (void)count, (void)arguments;
    chain_push_back(list, 2);
    chain_push_front(list, 0);
    if (chain_value(iter) != 1 || chain_value(chain_last(list)) != 2 || chain_count(list) != 3)
        return 2;
    chain_erase(list, &iter);
    if (chain_value(iter) != 2)
        return 2;
    chain_set_value(iter, 5);
    chain_previous(&iter);
    if (chain_value(iter) != 0 || chain_at_end(chain_find(list, 5)) || !chain_at_end(chain_find(list, 1)))
        return 2;
    chain_previous(&iter);
    if (!chain_at_end(iter) || !chain_pop_back(list, &value) || value != 5)
        return 2;
    iter = chain_first(list);
    chain_next(&iter);
    if (!chain_at_end(iter) || !chain_pop_front(list, &value) || chain_pop_front(list, &value) || chain_pop_back(list, &value))
        return 2;
    if (!chain_at_end(chain_first(list)) || !chain_at_end(chain_last(list)))
        return 2;
    chain_push_front(list, 1);
    chain_clear(list);
    chain_push_back(list, 1);
    chain_free(NULL);
    chain_free(list);
#else
    chain *other = chain_new();
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        chain_pop_front(list, &value);
        chain_value(iter);
        break;
    case 2:
        chain_value(chain_first(other));
        break;
    case 3:
        chain_next(&iter);
        chain_next(&iter);
        break;
    case 4:
        iter = chain_first(other);
        chain_erase(other, &iter);
        break;
    case 5:
        chain_erase(other, &iter);
        chain_free(list);
        break;
    }
#endif
    return 0;
}
