/* ippattr.h - attributes of a print job
 *
 * An attribute has a name, a type, and one or more values of that type:
 *
 *     copies                 integer   2
 *     media                  keyword   "iso_a4_210x297mm", "na_letter_8.5x11in"
 *
 * Functions return one of the ipp_status codes unless said otherwise.
 */
#ifndef IPPATTR_H
#define IPPATTR_H

#define IPP_MAX_NAME 63    /* characters of a name */
#define IPP_MAX_KEYWORD 255 /* characters of a keyword */
#define IPP_MAX_VALUES 8   /* values of an attribute */
#define IPP_MAX_ATTRS 64   /* attributes of a job */

typedef enum ipp_status {
    IPP_OK,
    IPP_BAD_NAME,  /* empty or too long */
    IPP_BAD_VALUE, /* too long */
    IPP_CONFLICT,  /* the attribute has another type */
    IPP_TOO_MANY,  /* the attribute or the job is full */
    IPP_NOT_FOUND,
    IPP_NO_MEMORY
} ipp_status;

typedef struct ipp_job ipp_job;

/* Creates a job without attributes.  NULL: out of memory. */
ipp_job *ipp_job_new(void);

/* Frees a job and its attributes.  NULL is allowed. */
void ipp_job_free(ipp_job *job);

/* Adds a value to an attribute, which is created when the job does not have
 * it.  The keyword is copied. */
ipp_status ipp_add_integer(ipp_job *job, const char *name, int value);
ipp_status ipp_add_keyword(ipp_job *job, const char *name, const char *value);

/* Removes an attribute with its values. */
ipp_status ipp_delete(ipp_job *job, const char *name);

/* The number of values; 0 when there is no such attribute. */
int ipp_value_count(const ipp_job *job, const char *name);

/* Stores a value; `i` counts from 0.  IPP_CONFLICT when the attribute is not
 * of this type, IPP_NOT_FOUND when it or the value does not exist. */
ipp_status ipp_get_integer(const ipp_job *job, const char *name, int i, int *value);

/* The same for keywords.  The text is the job's and stays until the attribute
 * is deleted or the job is freed. */
ipp_status ipp_get_keyword(const ipp_job *job, const char *name, int i, const char **value);

/* A status as text. */
const char *ipp_strerror(ipp_status status);

#endif
