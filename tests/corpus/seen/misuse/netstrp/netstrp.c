#include "netstrp.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct NSP_ParserStruct {
  NSP_StringHandler handler;
  void *userData;
  char *buffer;
  size_t capacity;
  size_t used;       /* bytes that wait for more */
  int reserved;      /* NSP_GetBuffer was called */
  int finished;
  int inHandler;
  enum NSP_Error fatal;
  enum NSP_Error error;
  unsigned long count;
};

NSP_Parser
NSP_ParserCreate(void) {
  return calloc(1, sizeof(struct NSP_ParserStruct));
}

void
NSP_ParserReset(NSP_Parser parser) {
  assert(!parser->inHandler);
  parser->used = 0;
  parser->reserved = 0;
  parser->finished = 0;
  parser->fatal = NSP_ERROR_NONE;
  parser->error = NSP_ERROR_NONE;
  parser->count = 0;
}

void
NSP_ParserFree(NSP_Parser parser) {
  if (parser == NULL)
    return;
  assert(!parser->inHandler);
  free(parser->buffer);
  free(parser);
}

void
NSP_SetStringHandler(NSP_Parser parser, NSP_StringHandler handler) {
  parser->handler = handler;
}

void
NSP_SetUserData(NSP_Parser parser, void *userData) {
  parser->userData = userData;
}

void *
NSP_GetUserData(NSP_Parser parser) {
  return parser->userData;
}

/* The size of the netstring at the beginning of the bytes, 0 if it is not
   complete.  The string itself is put into *data and *len. */
static size_t
scan(const char *bytes, size_t size, const char **data, int *len, enum NSP_Error *error) {
  size_t at = 0;
  int length = 0;
  while (at < size && bytes[at] >= '0' && bytes[at] <= '9') {
    if (at == 1 && bytes[0] == '0') {
      *error = NSP_ERROR_SYNTAX;
      return 0;
    }
    length = length * 10 + (bytes[at++] - '0');
    if (length > NSP_MAX_LENGTH) {
      *error = NSP_ERROR_TOO_LONG;
      return 0;
    }
  }
  if (at == size)
    return 0;
  if (at == 0 || bytes[at] != ':') {
    *error = NSP_ERROR_SYNTAX;
    return 0;
  }
  at++;
  if (size - at <= (size_t)length)
    return 0;
  if (bytes[at + (size_t)length] != ',') {
    *error = NSP_ERROR_SYNTAX;
    return 0;
  }
  *data = bytes + at;
  *len = length;
  return at + (size_t)length + 1;
}

static enum NSP_Status
fail(NSP_Parser parser, enum NSP_Error error) {
  parser->error = error;
  return NSP_STATUS_ERROR;
}

/* Whether more input can be taken. */
static enum NSP_Status
ready(NSP_Parser parser, int len) {
  assert(!parser->inHandler);
  if (parser->fatal != NSP_ERROR_NONE)
    return fail(parser, parser->fatal);
  if (len < 0 || len > NSP_MAX_BUFFER)
    return fail(parser, NSP_ERROR_INVALID_ARGUMENT);
  if (parser->finished)
    return fail(parser, NSP_ERROR_FINISHED);
  return NSP_STATUS_OK;
}

void *
NSP_GetBuffer(NSP_Parser parser, int len) {
  assert(!parser->inHandler);
  parser->reserved = 0;
  if (len < 0 || len > NSP_MAX_BUFFER)
    return NULL;
  size_t need = parser->used + (size_t)len;
  if (need > parser->capacity || parser->buffer == NULL) {
    char *larger = realloc(parser->buffer, need > 0 ? need : 1);
    if (larger == NULL)
      return NULL;
    parser->buffer = larger;
    parser->capacity = need;
  }
  parser->reserved = 1;
  return parser->buffer + parser->used;
}

enum NSP_Status
NSP_ParseBuffer(NSP_Parser parser, int len, int isFinal) {
  if (ready(parser, len) == NSP_STATUS_ERROR)
    return NSP_STATUS_ERROR;
  if (!parser->reserved)
    return fail(parser, NSP_ERROR_NO_BUFFER);
  parser->reserved = 0;

  size_t end = parser->used + (size_t)len, at = 0;
  for (;;) {
    const char *data;
    int size;
    size_t step = scan(parser->buffer + at, end - at, &data, &size, &parser->fatal);
    if (step == 0)
      break;
    parser->count++;
    if (parser->handler != NULL) {
      parser->inHandler = 1;
      parser->handler(parser->userData, data, size);
      parser->inHandler = 0;
    }
    at += step;
  }
  parser->used = end - at;
  memmove(parser->buffer, parser->buffer + at, parser->used);
  if (parser->fatal == NSP_ERROR_NONE && isFinal && parser->used > 0)
    parser->fatal = NSP_ERROR_UNCLOSED;
  if (isFinal)
    parser->finished = 1;
  if (parser->fatal != NSP_ERROR_NONE)
    return fail(parser, parser->fatal);
  return NSP_STATUS_OK;
}

enum NSP_Status
NSP_Parse(NSP_Parser parser, const char *s, int len, int isFinal) {
  if (ready(parser, len) == NSP_STATUS_ERROR)
    return NSP_STATUS_ERROR;
  if (s == NULL && len > 0)
    return fail(parser, NSP_ERROR_INVALID_ARGUMENT);
  void *buffer = NSP_GetBuffer(parser, len);
  if (buffer == NULL)
    return fail(parser, parser->fatal = NSP_ERROR_NO_MEMORY);
  if (len > 0)
    memcpy(buffer, s, (size_t)len);
  return NSP_ParseBuffer(parser, len, isFinal);
}

enum NSP_Error
NSP_GetErrorCode(NSP_Parser parser) {
  return parser->error;
}

unsigned long
NSP_GetCount(NSP_Parser parser) {
  return parser->count;
}

const char *
NSP_ErrorString(enum NSP_Error code) {
  static const char *const messages[] = {
      "no error",         "out of memory",         "not a netstring",  "netstring too long",
      "unclosed netstring", "parsing is finished", "invalid argument", "no buffer"};
  if ((unsigned)code >= sizeof messages / sizeof *messages)
    return NULL;
  return messages[code];
}
