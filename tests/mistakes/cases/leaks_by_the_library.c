// status 1
// with --cc gcc
// says leak of 1 block, 2 bytes, allocated in formats
// silent part of the input
#define _GNU_SOURCE
#include <assay.h>
#include <stdbool.h>
#include <stdio.h>

/* The C library allocates it, on behalf of whoever called. */
ASSAY_PROPERTY bool formats(int number)
{
    char *text = NULL;
    return asprintf(&text, "%d", number) > 0;
}
