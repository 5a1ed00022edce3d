#include "pipeline.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    pipeline *p = pipeline_new(), *q = pipeline_new();
    stage *upper = stage_upper();
    pipeline_append(p, stage_replace('_', ' '));
    pipeline_append(p, stage_squeeze(' '));
    pipeline_append(q, upper);
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[] = "a__b_c  d";
    pipeline_concat(p, pipeline_new());
    pipeline_concat(p, q);
    pipeline_run(p, text);
    if (strcmp(text, "A B C D") != 0 || pipeline_length(p) != 3)
        return 2;
    stage *zero = stage_replace('A', '\0');
    stage_apply(zero, text);
    if (strcmp(text, "") != 0)
        return 2;
    stage_free(zero);
    pipeline_free(p);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        stage_free(upper);
        break;
    case 2:
        pipeline_append(p, upper);
        break;
    case 3:
        pipeline_concat(p, q);
        pipeline_length(q);
        break;
    case 4:
        pipeline_concat(p, p);
        break;
    }
    pipeline_free(p);
    pipeline_free(q);
#endif
    return 0;
}
