#ifndef CSPSET_H
#define CSPSET_H

// cspset - Content-Security-Policy headers, assembled piece by piece.
//
//   csp_policy *p = csp_new();
//   csp_allow(p, CSP_DEFAULT_SRC, "'self'");
//   csp_allow(p, CSP_IMG_SRC, "https://img.example.org");
//   char header[512];
//   size_t n = csp_render(p, header, sizeof header);
//   csp_free(p);
//
// A policy is owned by whoever called csp_new() or csp_clone(), and is given
// back with csp_free(), once. Policies are independent of each other.
// Texts are copied. Policy pointers must not be NULL except for csp_free().

#include <stdbool.h>
#include <stddef.h>

#define CSP_MAX_SOURCES 24   // per directive
#define CSP_MAX_TEXT    1024 // characters of a source or an endpoint

typedef struct csp_policy csp_policy;

typedef enum {
    CSP_DEFAULT_SRC,
    CSP_SCRIPT_SRC,
    CSP_STYLE_SRC,
    CSP_IMG_SRC,
    CSP_CONNECT_SRC,
    CSP_FRAME_ANCESTORS,
    CSP_DIRECTIVES // number of directives, not one itself
} csp_directive;

typedef enum {
    CSP_OK = 0,
    CSP_ERR_MEMORY = -1,
    CSP_ERR_DIRECTIVE = -2, // not a csp_directive
    CSP_ERR_TEXT = -3,      // NULL, empty, too long, or with blanks, controls, ',' or ';'
    CSP_ERR_FULL = -4,      // CSP_MAX_SOURCES reached
    CSP_ERR_ABSENT = -5     // nothing there to take away
} csp_error;

// An empty policy; NULL when memory is out.
csp_policy *csp_new(void);

// Another policy with the same content; NULL when memory is out.
csp_policy *csp_clone(const csp_policy *policy);

void csp_free(csp_policy *policy);

// Adds a source to a directive. One that is there already is not added again.
csp_error csp_allow(csp_policy *policy, csp_directive directive, const char *source);

// Takes a source away.
csp_error csp_revoke(csp_policy *policy, csp_directive directive, const char *source);

// Names the endpoint for violation reports. NULL: no reports.
csp_error csp_report_to(csp_policy *policy, const char *endpoint);

// Whether a source stands in a directive.
bool csp_allows(const csp_policy *policy, csp_directive directive, const char *source);

// How many sources a directive has; 0 if there is no such directive.
size_t csp_source_count(const csp_policy *policy, csp_directive directive);

// Writes the header's value and a terminator, cut to `size` bytes. Returns the
// length of the whole, like snprintf(). With size 0, `out` may be NULL.
size_t csp_render(const csp_policy *policy, char *out, size_t size);

#endif
