#include "asfound.h"

struct binding binding_of(const char *name)
{
    return (struct binding){.name = name};
}
