#include <assert.h>
#include <string.h>
#include "ippattr.h"

int main(void)
{
    ipp_job *job = ipp_job_new();
    const char *text;
    int n;

    assert(job && ipp_add_integer(job, "copies", 2) == IPP_OK);
    assert(ipp_add_keyword(job, "", "x") == IPP_BAD_NAME);
    for (int i = 0; i < IPP_MAX_VALUES; i++)
        assert(ipp_add_keyword(job, "media", "a4") == IPP_OK);
    assert(ipp_add_keyword(job, "media", "a3") == IPP_TOO_MANY);
    assert(ipp_add_integer(job, "media", 1) == IPP_CONFLICT);
    assert(ipp_get_keyword(job, "media", 7, &text) == IPP_OK && strcmp(text, "a4") == 0);
    assert(ipp_get_keyword(job, "media", 8, &text) == IPP_NOT_FOUND);
    assert(ipp_get_integer(job, "copies", 0, &n) == IPP_OK && n == 2);
#ifndef LEGAL
    assert(ipp_add_keyword(job, "copies", "two") == IPP_CONFLICT);
#endif
    assert(ipp_delete(job, "copies") == IPP_OK && ipp_value_count(job, "copies") == 0);
    assert(ipp_strerror(IPP_CONFLICT) != NULL);
    ipp_job_free(job);
    return 0;
}
