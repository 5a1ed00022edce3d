/* Random numbers: those of a sequence follow from the seed and its number. */
#include "runtime/sequence/generating.h"

uint64_t random_state;

void sequence_seed(uint64_t seed, uint64_t number)
{
    random_state = mixed(mixed(seed + 0x9e3779b97f4a7c15u) ^ (number * 0xd1342543de82ef95u + 1));
}

uint64_t sequence_random(void)
{
    return any64();
}

uint32_t sequence_below(uint32_t end)
{
    return end ? below(end) : 0;
}
