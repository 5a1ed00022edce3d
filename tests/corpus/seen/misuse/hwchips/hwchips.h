#ifndef HWCHIPS_H
#define HWCHIPS_H

#include <stddef.h>

/* hwchips - access to hardware monitoring chips
 *
 * Call hwc_init() before anything else but hwc_parse_name, hwc_free_name and
 * hwc_strerror, and hwc_cleanup() when done.  If you want to read another
 * configuration, call hwc_cleanup() first.
 *
 * Functions that return int return 0 when all went well and a negative
 * HWC_ERR_* otherwise. */

#define HWC_ERR_PARSE  1 /* a name or the configuration can not be read */
#define HWC_ERR_NOMEM  2
#define HWC_ERR_NODATA 3 /* the feature has no value at the moment */

/* All buses, all addresses: wildcards in names to match chips with. */
#define HWC_BUS_ANY  "*"
#define HWC_ADDR_ANY (-1)

/* A chip name, such as "coretemp-isa-0000". */
typedef struct {
    char *prefix; /* "coretemp"; NULL matches all */
    char *bus;    /* "isa" */
    int addr;     /* 0x0000 .. 0xffff */
} hwc_name;

typedef struct hwc_chip hwc_chip;
typedef struct hwc_feature hwc_feature;

/* Reads a configuration, or a built-in one when it is NULL.  It has a line
 *     chip PREFIX-BUS-ADDR
 * for each chip, followed by a line for each of its features:
 *     FEATURE VALUE LABEL
 * where VALUE is a number, or "-" for a sensor that is not connected, and
 * LABEL the rest of the line, which may be missing.  Empty lines and those
 * that begin with # are skipped.  Nothing is loaded on an error. */
int hwc_init(const char *config);

/* Forgets all chips and features.  What you got from the functions below must
 * not be used after that.  Can be called any number of times. */
void hwc_cleanup(void);

/* Returns the detected chips that match, one by one; NULL when there are no
 * more.  *nr keeps the position: set it to 0 for the first chip and leave it
 * alone from there on.  All chips match NULL. */
const hwc_chip *hwc_detected(const hwc_name *match, int *nr);

/* The same with the features of a chip. */
const hwc_feature *hwc_features(const hwc_chip *chip, int *nr);

/* The name of a chip, written and returned as by snprintf. */
int hwc_snprint_name(char *text, size_t size, const hwc_chip *chip);

/* "temp1"; do not free it. */
const char *hwc_feature_name(const hwc_feature *feature);

/* The label, or the feature's name if it has none.  This string is yours:
 * free it when you are done.  NULL without memory. */
char *hwc_label(const hwc_feature *feature);

int hwc_value(const hwc_feature *feature, double *value);

/* Makes a name of a text, "*" being allowed for each of the three parts:
 * "coretemp-isa-0000", "lm75-*-*", "*-i2c-48".  The address is hexadecimal.
 * The parts are allocated; give them back with hwc_free_name.  On an error
 * *name is left as it was. */
int hwc_parse_name(const char *text, hwc_name *name);

/* Frees the parts of a name that hwc_parse_name has made, not the structure. */
void hwc_free_name(hwc_name *name);

const char *hwc_strerror(int error);

#endif
