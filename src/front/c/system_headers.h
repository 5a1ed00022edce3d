/* Which header of the system declares a name: for code that leaves it to others
 * to include what it needs. */
#ifndef ASSAY_FRONT_C_SYSTEM_HEADERS_H
#define ASSAY_FRONT_C_SYSTEM_HEADERS_H

#include <stddef.h>

/* "stdint.h", of "uint32_t"; NULL: nobody knows. */
const char *system_header_of(const char *name, size_t length);

#endif
