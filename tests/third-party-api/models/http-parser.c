/* http-parser: messages as they come from the net. */
#include <assay.h>
#include <string.h>
#include "http_parser.h"

static const char *const messages[] = {
    "GET http://u:p@h.org:80/a?b#c HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ws\r\n\r\n",
    "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\nExpect: y\r\n\r\n5;n=\"v\"\r\nhello\r\n0\r\nA: b\r\n\r\n",
    "PUT * HTTP/1.0\r\nContent-Length: 3\r\nConnection: keep-alive\r\nProxy-Connection: x\r\n c: d\r\n\r\nabcM-SEARCH",
    "HTTP/1.1 204 No Content\r\nConnection: upgrade\r\n\r\nHTTP/1.1 200\r\nContent-Length:  1 \r\n\r\nz",
    "CONNECT [::1%25a]:443 HTTP/1.1\r\n\r\n", "HTTP/1.0 301 Moved\nLocation: /\n\nbody", "UNSUBSCRIBE /x\r\n\r\n"};
size_t parse(http_parser *parser, const http_parser_settings *settings, unsigned which, unsigned cut)
{
    const char *text = messages[which % 7];
    size_t length = strlen(text), first = cut % (length + 1);
    size_t done = http_parser_execute(parser, settings, text, first);
    return done == first ? done + http_parser_execute(parser, settings, text + first, length - first) : done;
}
