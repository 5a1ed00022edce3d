#ifndef PIPELINE_H
#define PIPELINE_H

#include <stdbool.h>
#include <stddef.h>

/* Stages that change a text, one after the other. */
typedef struct stage stage;
typedef struct pipeline pipeline;

stage *stage_upper(void);
stage *stage_replace(char from, char to);
stage *stage_squeeze(char repeated); /* leaves one of several in a row */
void stage_free(stage *s);
/* Changes the text in place. */
void stage_apply(const stage *s, char *text);

pipeline *pipeline_new(void);
void pipeline_free(pipeline *p);
/* Hands the stage over to the pipeline. */
void pipeline_append(pipeline *p, stage *s);
size_t pipeline_length(const pipeline *p);
void pipeline_run(const pipeline *p, char *text);
/* Moves all stages of `from` behind those of `p`; `from` is freed. */
void pipeline_concat(pipeline *p, pipeline *from);

#endif
