/**
 * \file stencil.h
 * \brief Text templates with variables, partials and scopes
 *
 * A template is plain text with tags:
 *
 *     {name}    the value of a variable, with < > & " escaped for HTML
 *     {=name}   the value as it is
 *     {>name}   another template, bound with sten_bind()
 *     {?name}…{/}   the part between only if the variable has a value that is
 *                   not empty; such parts can be nested, 64 deep
 *     {{        a brace
 *
 * Names are made of letters, digits and _, and have 1 to 31 characters.
 * Variables that are not set count as empty, partials that are not bound too.
 *
 * Arguments are never NULL, unless said so.
 */
#ifndef STENCIL_H
#define STENCIL_H

#include <stddef.h>

#define STEN_NAME_MAX 31
#define STEN_TEXT_MAX 65535 /**< longest template, longest value */
#define STEN_PARTIALS 16    /**< most partials bound to a template */
#define STEN_SCOPES   16    /**< most levels of a scope */
#define STEN_DEPTH    8     /**< how deep partials can include each other */

typedef struct stencil stencil;       /**< a compiled template */
typedef struct sten_scope sten_scope; /**< variables */

/** Receives the output piece by piece. A result that is not 0 ends the
 *  rendering. It must not change the scope that is being rendered, nor bind
 *  partials or free anything that takes part. */
typedef int sten_sink(void *arg, const char *text, size_t length);

/**
 * Compiles a template. The source is copied.
 * \param[out] where  if not NULL: set to the offset of the error, if any
 * \return the template, NULL if it is malformed or too long or there is no
 *         memory (the offset is 0 then)
 */
stencil *sten_compile(const char *source, size_t *where);

/** Frees a template, but not the partials that are bound to it. NULL is ok. */
void sten_free(stencil *t);

/**
 * Binds a partial. The template does not own its partials: they have to live
 * as long as it is rendered. A template may be bound to itself, and to many.
 * \param partial  NULL takes the binding back
 * \return 0, or -1 if the name is not valid or there are too many
 */
int sten_bind(stencil *t, const char *name, const stencil *partial);

/** Makes a scope with one level and no variables. NULL if out of memory. */
sten_scope *sten_scope_new(void);

/** Frees a scope, whatever its level. NULL is ok. */
void sten_scope_free(sten_scope *s);

/** Opens a level: variables set from now on hide those of the levels below.
 *  \return 0, or -1 if there are STEN_SCOPES levels */
int sten_push(sten_scope *s);

/** Closes the level that was opened with the last sten_push(); its variables
 *  are gone. Every call must belong to a sten_push(). */
void sten_pop(sten_scope *s);

/** Sets a variable on the current level. The value is copied.
 *  \return 0, or -1 if name or value are not valid or memory is short */
int sten_set(sten_scope *s, const char *name, const char *value);

/** \return the value, "" if not set; valid until the scope is changed */
const char *sten_get(const sten_scope *s, const char *name);

/**
 * Renders a template.
 * \return 0, the result of the sink that ended it, or -1 if partials include
 *         each other deeper than STEN_DEPTH
 */
int sten_render(const stencil *t, const sten_scope *s, sten_sink *sink, void *arg);

#endif
