#include "cspset.h"

#include <string.h>

int main(void)
{
    char text[128];
    csp_policy *p = csp_new();
    if (csp_render(p, NULL, 0) != 0 || csp_render(p, text, 1) != 0 || text[0] != '\0')
        return 2;
    if (csp_allow(p, CSP_IMG_SRC, "*") || csp_allow(p, CSP_IMG_SRC, "*") || csp_source_count(p, CSP_IMG_SRC) != 1)
        return 2;
    if (csp_allow(p, CSP_DEFAULT_SRC, "'self'") || csp_allow(p, CSP_DEFAULT_SRC, "https:"))
        return 2;
    if (csp_allow(p, CSP_DIRECTIVES, "x") != CSP_ERR_DIRECTIVE || csp_allow(p, (csp_directive)-1, "x") != CSP_ERR_DIRECTIVE)
        return 2;
    if (csp_allow(p, CSP_IMG_SRC, "") != CSP_ERR_TEXT || csp_allow(p, CSP_IMG_SRC, NULL) != CSP_ERR_TEXT)
        return 2;
    csp_policy *q = csp_clone(p);
    if (csp_revoke(p, CSP_DEFAULT_SRC, "'self'") || csp_revoke(p, CSP_DEFAULT_SRC, "'self'") != CSP_ERR_ABSENT)
        return 2;
    if (!csp_allows(q, CSP_DEFAULT_SRC, "'self'") || csp_allows(p, CSP_DEFAULT_SRC, "'self'"))
        return 2;
    if (csp_report_to(p, "a") || csp_report_to(p, "b c") != CSP_ERR_TEXT || csp_report_to(p, "main"))
        return 2;
    if (csp_render(p, text, sizeof text) != strlen(text) ||
        strcmp(text, "default-src https:; img-src *; report-to main") != 0)
        return 2;
    if (csp_render(q, text, 8) != 36 || strcmp(text, "default") != 0)
        return 2;
    for (char source[2] = "a"; source[0] <= 'z'; source[0]++)
        csp_allow(q, CSP_STYLE_SRC, source);
    if (csp_source_count(q, CSP_STYLE_SRC) != CSP_MAX_SOURCES)
        return 2;
#ifndef LEGAL
    csp_free(csp_clone(p));
#endif
    csp_free(q);
    csp_free(p);
    csp_free(NULL);
    return 0;
}
