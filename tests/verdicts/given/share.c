#include "share.h"

share share_of(double part)
{
    return (share){part};
}

share share_div(share a, share b)
{
    return (share){a.part / b.part};
}

int share_compare(share a, share b)
{
    return a.part < b.part ? -1 : a.part > b.part;
}
