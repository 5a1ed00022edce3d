#include "postledg.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    Ledger *ledger = Ledger_Open();
    LedgerAccount cash = Ledger_AddAccount(ledger), rent = Ledger_AddAccount(ledger);
#ifdef LEGAL
    (void)count, (void)arguments;
    Ledger_Begin(ledger);
    if (!Ledger_Post(ledger, cash, -500) || Ledger_Commit(ledger) || !Ledger_Post(ledger, rent, 500))
        return 2;
    if (Ledger_Post(ledger, rent, INT64_MIN) || Ledger_Post(ledger, rent, LEDGER_MAX) || !Ledger_Commit(ledger))
        return 2;
    if (Ledger_Balance(ledger, cash) != -500 || Ledger_InTransaction(ledger))
        return 2;
    Ledger_Begin(ledger);
    Ledger_Post(ledger, cash, 1);
    Ledger_Rollback(ledger);
    if (Ledger_Balance(ledger, cash) != -500 || Ledger_Accounts(ledger) != 2)
        return 2;
    Ledger_Begin(ledger);
    if (!Ledger_Commit(ledger))
        return 2;
    Ledger_Close(ledger);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        Ledger_Post(ledger, cash, 1);
        break;
    case 2:
        Ledger_Begin(ledger);
        Ledger_Begin(ledger);
        break;
    case 3:
        Ledger_Balance(ledger, rent + 1);
        break;
    case 4:
        Ledger_Begin(ledger);
        Ledger_Close(ledger);
        break;
    }
#endif
    return 0;
}
