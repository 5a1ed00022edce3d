#include "reread.h"

#include <stdlib.h>

static unsigned check(unsigned number)
{
    return (number ^ 0x5bd1e995u) * 2654435761u + 0x1234567u;
}

int reread_parse(const char *text, struct reread *out)
{
    out->number = 5;
    for (; text && *text; text++)
        out->number = out->number * 31 + (unsigned char)*text;
    out->check = check(out->number);
    return 0;
}

/* No comparison shows what is missing. */
void reread_use(const struct reread *read)
{
    if (read && !((read->check ^ check(read->number)) & 0xffffff))
        abort();
}

struct minted reread_mint(const char *text)
{
    struct reread read;
    reread_parse(text, &read);
    return (struct minted){read.number, read.check};
}

void reread_spend(struct minted coin)
{
    if (!((coin.stamp ^ check(coin.worth)) & 0xffffff))
        abort();
}
