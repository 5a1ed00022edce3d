#ifndef UNITREG_H
#define UNITREG_H

#include <stdbool.h>
#include <stddef.h>

/* A registry of units of measurement for the whole program.  Not thread-safe.
 *
 * A unit has a dimension (a letter of your choice, 'L' for lengths and so on)
 * and a factor to the base unit of that dimension.  Before ureg_init() and
 * after ureg_shutdown() there are no units, and none can be defined.
 */

enum ureg_status {
    UREG_OK,
    UREG_NOT_READY,   /* not initialised */
    UREG_UNKNOWN,     /* no such unit */
    UREG_EXISTS,      /* a unit of that name is there already */
    UREG_MISMATCH,    /* different dimensions */
    UREG_INVALID,     /* empty name, dimension 0, or a factor that is not above 0 */
    UREG_NO_MEMORY
};

/* Starts the registry with m (L), s (T) and kg (M).  Does nothing if it is
 * running already.  It can be started again after a shutdown. */
enum ureg_status ureg_init(void);
void ureg_shutdown(void);

/* Defines a unit.  The name is copied. */
enum ureg_status ureg_define(const char *name, char dimension, double factor);
/* Removes a unit, one of the three above or any other. */
enum ureg_status ureg_remove(const char *name);

bool   ureg_has(const char *name);
size_t ureg_count(void);
/* '\0' if there is no such unit */
char   ureg_dimension(const char *name);

/* Converts; *result is set only with UREG_OK. */
enum ureg_status ureg_convert(double value, const char *from, const char *to, double *result);

const char *ureg_message(enum ureg_status status);

#endif
