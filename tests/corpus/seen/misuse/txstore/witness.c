#include "txstore.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    txstore *store = txstore_open();
    txstore_txn *one = txstore_begin(store), *two = txstore_begin(store), *three = txstore_begin(store);
    int value = 0;
    for (int i = 0; i < 20; i++)
        if (txstore_put(one, i * 7 % 20, i) != TXSTORE_OK)
            return 2;
    if (txstore_get(one, 14, &value) != TXSTORE_OK || value != 2 || txstore_get(two, 14, &value) != TXSTORE_NOTFOUND ||
        txstore_del(one, 7) != TXSTORE_OK || txstore_del(one, 7) != TXSTORE_NOTFOUND || txstore_put(two, 1, 1) != TXSTORE_OK)
        return 2;
    if (txstore_commit(one) != TXSTORE_OK || txstore_count(store) != 19 || txstore_commit(two) != TXSTORE_CONFLICT ||
        txstore_commit(three) != TXSTORE_OK || txstore_count(store) != 19)
        return 2;
    one = txstore_begin(store);
    if (txstore_get(one, 14, &value) != TXSTORE_OK || txstore_put(one, 14, 3) != TXSTORE_OK)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    txstore_abort(one);
    txstore_close(store);
#else
    if (count > 1 && atoi(arguments[1]) == 2) {
        txstore_close(store);
        txstore_commit(one);
    } else {
        txstore_commit(one);
        txstore_put(one, 1, 1);
    }
#endif
    return 0;
}
