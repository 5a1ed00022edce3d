#include "txthist.h"

#include <string.h>

int main(void)
{
    txthist_t *h = txthist_create(3);
    if (h == NULL || txthist_create(0) != NULL || txthist_create((size_t)-1) != NULL || txthist_current(h) != NULL)
        return 2;
    if (txthist_undo(h) != NULL || txthist_redo(h) != NULL || !txthist_record(h, "") || !txthist_record(h, "a") ||
        !txthist_record(h, "ab"))
        return 2;
    if (strcmp(txthist_undo(h), "a") != 0 || txthist_undos(h) != 1 || txthist_redos(h) != 1 ||
        strcmp(txthist_redo(h), "ab") != 0)
        return 2;
    txthist_undo(h);
    if (!txthist_record(h, txthist_current(h)) || txthist_redos(h) != 0)
        return 2;
    txthist_undo(h);
    txthist_forget(h);
    if (strcmp(txthist_current(h), "a") != 0 || txthist_undos(h) != 0)
        return 2;
#ifndef LEGAL
    txthist_record(h, "b");
    txthist_record(h, "c");
    txthist_record(h, "d");
#endif
    txthist_destroy(h);
    txthist_destroy(NULL);
    return 0;
}
