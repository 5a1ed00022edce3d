/* Files that survive a crash of the machine: on disk, whole, or not there. */
#ifndef ASSAY_SUITE_DURABLE_H
#define ASSAY_SUITE_DURABLE_H

#include "base/error.h"

bool durable_write(const char *path, const void *data, size_t size, struct error *error);

#endif
