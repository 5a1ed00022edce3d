#ifndef CFLINE_H
#define CFLINE_H

/*
 * CFLine: settings from "name = value" lines.
 *
 * Names are made of letters, digits and '_', at most CFL_NAME_MAX of them.
 * Values are one line of text, 1 to CFL_VALUE_MAX characters.
 */

#define CFL_NAME_MAX  31
#define CFL_VALUE_MAX 127
#define CFL_MAX       64 /* settings */

typedef struct CFL CFL;

typedef enum {
    CFL_OK,
    CFL_ENAME,  /* not a name */
    CFL_EVALUE, /* not a value */
    CFL_ESYNTAX,
    CFL_EFULL,
    CFL_ENOMEM
} CFL_Status;

CFL *CFL_Create(void);
void CFL_Destroy(CFL *cfl);

/* Sets or replaces. Nothing changes when the result is not CFL_OK. */
CFL_Status CFL_Set(CFL *cfl, const char *name, const char *value);

/* Reads a line; spaces around name and value do not matter. Empty lines and
 * those that begin with '#' are CFL_OK. */
CFL_Status CFL_ParseLine(CFL *cfl, const char *line);

/* The value, which belongs to the settings; fallback when it is not set. */
const char *CFL_Get(const CFL *cfl, const char *name, const char *fallback);

/* The value as a number; fallback when it is not set or none. */
long CFL_GetNumber(const CFL *cfl, const char *name, long fallback);

/* Does nothing when it is not set. */
void CFL_Unset(CFL *cfl, const char *name);

int CFL_Count(const CFL *cfl);
const char *CFL_StatusText(CFL_Status status);

#endif
