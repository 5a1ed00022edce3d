#include "slots.h"

struct slot zeroed_slot(void)
{
    return (struct slot){0};
}
