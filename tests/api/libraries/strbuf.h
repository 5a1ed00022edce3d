/* A text that grows: the caller has the struct, init and fini bracket its use. */
#pragma once
#include <stddef.h>

typedef struct {
    char *data;
    size_t length, capacity;
} strbuf;

void strbuf_init(strbuf *buf);
void strbuf_fini(strbuf *buf);
int strbuf_append(strbuf *buf, const char *text);
int strbuf_append_bytes(strbuf *buf, const void *bytes, size_t length);
int strbuf_putc(strbuf *buf, char c);
void strbuf_truncate(strbuf *buf, size_t length);
const char *strbuf_str(const strbuf *buf);
char *strbuf_detach(strbuf *buf);
