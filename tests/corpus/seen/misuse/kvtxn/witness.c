#include "kvtxn.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    KV *kv = kv_open();
    TX *tx = tx_begin(kv);
    if (tx_put(tx, "a", "1") != KV_OK || tx_put(tx, "b", "2") != KV_OK || tx_commit(tx) != KV_OK)
        return 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    tx = tx_begin(kv);
    if (tx_begin(kv) != NULL || tx_put(tx, "", "x") != KV_BADKEY || tx_put(tx, "a", tx_get(tx, "a")) != KV_OK ||
        tx_del(tx, "b") != KV_OK || tx_del(tx, "b") != KV_NOTFOUND || tx_get(tx, "b") != NULL)
        return 2;
    if (strcmp(kv_get(kv, "b"), "2") != 0 || kv_count(kv) != 2)
        return 2;
    tx_abort(tx);
    tx = tx_begin(kv);
    if (tx_del(tx, "b") != KV_OK || tx_put(tx, "a", "") != KV_OK || tx_commit(tx) != KV_OK)
        return 2;
    if (kv_count(kv) != 1 || strcmp(kv_get(kv, "a"), "") != 0)
        return 2;
    kv_close(NULL);
    kv_close(kv);
#else
    tx = tx_begin(kv);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tx_commit(tx);
        tx_put(tx, "a", "2");
        break;
    case 2:
        tx_abort(tx);
        tx_commit(tx);
        break;
    case 3:
        kv_close(kv);
        break;
    case 4: {
        const char *text = kv_get(kv, "a");
        tx_commit(tx);
        return text[0] == '1' ? 0 : 3;
    }
    case 5:
        tx_abort(tx);
        kv_close(kv);
        kv_get(kv, "a");
        break;
    case 6:
        tx_put(tx, "k", NULL);
        break;
    }
#endif
    return 0;
}
