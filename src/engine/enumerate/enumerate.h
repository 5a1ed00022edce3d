/* Enumerate: every valid structure up to a bound (Korat), by the search in
 * runtime/search.c.  Three engines differ only in how the worker goes back to
 * a choice: by a stack snapshot, by running the predicate again (the oracle),
 * or by a snapshot without assembly. */
#ifndef ASSAY_ENGINE_ENUMERATE_ENUMERATE_H
#define ASSAY_ENGINE_ENUMERATE_ENUMERATE_H

#include "engine/engine.h"

extern const struct engine enumerate_engine, enumerate_rerun_engine, enumerate_portable_engine;

#endif
