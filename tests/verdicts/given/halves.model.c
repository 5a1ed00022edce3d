/* Two guesses: 202 breaks the first, and the second leaves a table. */
#include <assay.h>
#include "halves.h"

static int halves_twice_undoes_halves_of(int number)
{
    return number % 2 ? ASSAY_UNDECIDED : halves_twice(halves_of(number)) == number;
}
ASSAY_LEARNED(law1, ASSAY_CONTRACT(halves_twice_undoes_halves_of));

static int halves_sign_undoes_halves_of(int number)
{
    return halves_sign(halves_of(number)) < 2;
}
ASSAY_LEARNED(named2, ASSAY_CONTRACT(halves_sign_undoes_halves_of));
