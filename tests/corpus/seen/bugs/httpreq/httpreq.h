/* HTTP requests, put together piece by piece and written out as text. */
#ifndef HTTPREQ_H
#define HTTPREQ_H

#include <stddef.h>

typedef enum { HTTPREQ_GET, HTTPREQ_POST, HTTPREQ_PUT, HTTPREQ_DELETE } httpreq_method;

typedef enum {
    HTTPREQ_OK,
    HTTPREQ_INVALID,
    HTTPREQ_NO_MEMORY,
    HTTPREQ_TOO_SMALL,
} httpreq_code;

typedef struct httpreq httpreq;

httpreq *httpreq_create(httpreq_method method);
void httpreq_destroy(httpreq *req);

/* A new request with the same method, target, headers and body. */
httpreq *httpreq_duplicate(const httpreq *req);

/* All strings and bytes given are copied. Control characters are invalid. */
httpreq_code httpreq_set_target(httpreq *req, const char *target);
httpreq_code httpreq_add_header(httpreq *req, const char *name, const char *value);
httpreq_code httpreq_set_body(httpreq *req, const void *data, size_t size);

/* Back to a request without target, headers and body. */
void httpreq_reset(httpreq *req, httpreq_method method);

size_t httpreq_header_count(const httpreq *req);
size_t httpreq_body_size(const httpreq *req);

/* Writes the request without its body. *length is the room in BUFFER before,
 * and the length of the text without the ending zero after the call. */
httpreq_code httpreq_write_head(const httpreq *req, char *buffer, size_t *length);

#endif
