#ifndef XATCMD_H
#define XATCMD_H

#include <stdbool.h>
#include <stddef.h>

/*
 * xatcmd -- AT commands of modems, such as
 *
 *     AT+CMGS=145,"+4912345"      a name and parameters
 *     AT+CREG?                    a query
 *
 * The parser does not copy: a command refers to the line that it was parsed
 * from, which therefore has to stay where it is, unchanged, until the command
 * has been freed.
 */
typedef struct xat_cmd xat_cmd;

#define XAT_PARAMS 16 /* most parameters */

/* Parses a line. Returns NULL if it is not a command, if there are too many
 * parameters or memory is out. Free the command with xat_free(). */
xat_cmd *xat_parse(const char *line);
void xat_free(xat_cmd *cmd);

/* Whether the command has this name, e.g. "+CMGS"; case does not matter. */
bool xat_is(const xat_cmd *cmd, const char *name);
/* Whether it ends with a question mark. */
bool xat_query(const xat_cmd *cmd);

/* Number of parameters. */
int xat_count(const xat_cmd *cmd);

/* The following take the index of a parameter, 0 to xat_count() - 1. */

/* Whether it is in quotes. */
bool xat_quoted(const xat_cmd *cmd, int index);
/* Its length, without the quotes. */
size_t xat_length(const xat_cmd *cmd, int index);
/* Its value as a decimal number of up to 9 digits. False if it is none. */
bool xat_int(const xat_cmd *cmd, int index, long *value);
/* Copies it, without the quotes, to a buffer of `size` characters. It is cut
 * off if it is too long, and always terminated unless size is 0. Returns
 * xat_length(). */
size_t xat_copy(const xat_cmd *cmd, int index, char *buffer, size_t size);

#endif
