/*
** udfhost - functions that a program offers to its scripts
**
** A host is a table of functions by name.  The program defines them with
** uh_define() and uh_define_aggregate(); whoever runs scripts calls them with
** uh_call(), or with uh_agg_begin(), uh_agg_step() for each row, and
** uh_agg_end().
**
** Values.  A uh_value is made by uh_null(), uh_int() or uh_text() or is the
** result of a call.  Whoever has it frees it with uh_free().  Values that are
** passed to a function are only lent to it.
**
** Contexts.  A function gets a context and gives its result by calling one of
** the uh_result_xxx() functions with it.  When it calls none the result is
** null; when it calls several the last one counts.  The context lives as long
** as the function runs.
**
** Names are 1 to 31 characters.  A host has room for 32 functions.  Texts are
** up to 64 KiB.
*/
#ifndef UDFHOST_H
#define UDFHOST_H

#include <stddef.h>
#include <stdint.h>

typedef struct uh_host uh_host;
typedef struct uh_value uh_value;
typedef struct uh_ctx uh_ctx;
typedef struct uh_agg uh_agg;

typedef enum { UH_NULL, UH_INT, UH_TEXT } uh_type;

#define UH_OK      0
#define UH_ERROR   1  /* the function said so: uh_errmsg() */
#define UH_UNKNOWN 2  /* no such function, or not of this sort */
#define UH_ARGS    3  /* wrong number of arguments */
#define UH_NAME    4  /* bad name */
#define UH_FULL    5  /* too many functions, or calls within calls */
#define UH_BUSY    6  /* not while functions run or aggregates are open */
#define UH_NOMEM   7  /* out of memory, or the result is too long */

typedef void (*uh_fn)(uh_ctx *ctx, int argc, const uh_value *const *argv);
typedef void (*uh_final)(uh_ctx *ctx);
typedef void (*uh_destroy)(void *app);

uh_host *uh_open(void); /* NULL: out of memory */

/* Runs the destroy functions.  No function may be running and no aggregate
** may be open. */
void uh_close(uh_host *host);

/*
** Define a function of argc arguments, or of any number if argc is negative.
** One of the same name is replaced.  app can be had back with uh_app().  When
** destroy is not NULL it is called with app exactly once for this definition:
** when it is replaced, or by uh_close().  If uh_define() fails it is not
** called.  It must not use the host.  fn is never NULL.
*/
int uh_define(uh_host *host, const char *name, int argc, void *app, uh_fn fn, uh_destroy destroy);

/* As above.  step is called for each row, final once at the end; neither is
** NULL, and neither may use the aggregate that it is called for. */
int uh_define_aggregate(uh_host *host, const char *name, int argc, void *app, uh_fn step, uh_final final,
                        uh_destroy destroy);

/* argv has argc values, none of them NULL; it may be NULL if argc is 0.
** *result is set only if the return value is UH_OK. */
int uh_call(uh_host *host, const char *name, int argc, const uh_value *const *argv, uh_value **result);

/* *agg is set only if the return value is UH_OK. */
int uh_agg_begin(uh_host *host, const char *name, uh_agg **agg);
int uh_agg_step(uh_agg *agg, int argc, const uh_value *const *argv);

/* Frees the aggregate, whatever the return value is.  An error of any step is
** returned here too. */
int uh_agg_end(uh_agg *agg, uh_value **result);

/* What the last function that failed said.  The text is the host's and may go
** away with the next call of a function. */
const char *uh_errmsg(const uh_host *host);

/* NULL when there is no memory or the text is too long. */
uh_value *uh_null(void);
uh_value *uh_int(int64_t number);
uh_value *uh_text(const char *text);
void uh_free(uh_value *value);

uh_type uh_value_type(const uh_value *value);
int64_t uh_value_int(const uh_value *value);      /* 0 if it is none */
const char *uh_value_text(const uh_value *value); /* "" if it is none; lives as long as the value */

/* For functions. */
void *uh_app(uh_ctx *ctx);
uh_host *uh_ctx_host(uh_ctx *ctx);
void uh_result_int(uh_ctx *ctx, int64_t number);
void uh_result_text(uh_ctx *ctx, const char *text, int length); /* negative: up to the zero */
void uh_result_error(uh_ctx *ctx, const char *message);
int64_t *uh_agg_total(uh_ctx *ctx); /* a number that an aggregate keeps, 0 at first; NULL for others */

#endif
