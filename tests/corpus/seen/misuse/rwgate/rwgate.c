#include "rwgate.h"

#include <assert.h>
#include <limits.h>

void rwgate_init(rwgate *gate)
{
    gate->readers = 0;
    gate->writers = 0;
    gate->waiting = 0;
}

void rwgate_destroy(rwgate *gate)
{
    assert(gate->readers == 0 && gate->writers == 0);
    gate->waiting = 0;
}

static bool refuse(rwgate *gate)
{
    if (gate->waiting < UINT_MAX)
        gate->waiting++;
    return false;
}

bool rwgate_try_read(rwgate *gate)
{
    if (gate->writers > 0 || gate->readers == UINT_MAX)
        return refuse(gate);
    gate->readers++;
    return true;
}

bool rwgate_try_write(rwgate *gate)
{
    if (gate->writers > 0 || gate->readers > 0)
        return refuse(gate);
    gate->writers = 1;
    return true;
}

void rwgate_done_reading(rwgate *gate)
{
    assert(gate->readers > 0);
    gate->readers--;
}

void rwgate_done_writing(rwgate *gate)
{
    assert(gate->writers == 1);
    gate->writers = 0;
}

void rwgate_downgrade(rwgate *gate)
{
    rwgate_done_writing(gate);
    gate->readers = 1;
}

bool rwgate_try_upgrade(rwgate *gate)
{
    assert(gate->readers > 0);
    if (gate->readers > 1)
        return refuse(gate);
    gate->readers = 0;
    gate->writers = 1;
    return true;
}

unsigned rwgate_readers(const rwgate *gate)
{
    return gate->readers;
}

bool rwgate_is_written(const rwgate *gate)
{
    return gate->writers > 0;
}

unsigned rwgate_refusals(const rwgate *gate)
{
    return gate->waiting;
}
