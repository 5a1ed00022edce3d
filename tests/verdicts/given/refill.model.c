#include "refill.h"

refill_t zeroed_refill_t(void)
{
    return (refill_t){0};
}
