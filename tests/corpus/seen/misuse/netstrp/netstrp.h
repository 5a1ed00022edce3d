#ifndef NetStrP_INCLUDED
#define NetStrP_INCLUDED 1

/* A push parser for netstrings, as in "5:hello,0:,3:abc,".

   The application creates a parser, sets a handler, and passes the input to
   it piece by piece, however it happens to arrive.  The handler is called for
   each netstring as soon as it is complete. */

#ifdef __cplusplus
extern "C" {
#endif

struct NSP_ParserStruct;
typedef struct NSP_ParserStruct *NSP_Parser;

enum NSP_Status {
  NSP_STATUS_ERROR = 0,
  NSP_STATUS_OK = 1
};

enum NSP_Error {
  NSP_ERROR_NONE,
  NSP_ERROR_NO_MEMORY,
  NSP_ERROR_SYNTAX,           /* not a netstring */
  NSP_ERROR_TOO_LONG,         /* longer than NSP_MAX_LENGTH */
  NSP_ERROR_UNCLOSED,         /* the input ended in the middle of one */
  NSP_ERROR_FINISHED,         /* more input after the final piece */
  NSP_ERROR_INVALID_ARGUMENT, /* a length that cannot be, or NULL with one */
  NSP_ERROR_NO_BUFFER         /* NSP_ParseBuffer without NSP_GetBuffer */
};

/* The longest netstring, and the largest buffer. */
#define NSP_MAX_LENGTH 65536
#define NSP_MAX_BUFFER 1048576

/* data is not 0 terminated.  It is valid only until the handler returns. */
typedef void (*NSP_StringHandler)(void *userData, const char *data, int len);

/* Constructs a new parser; returns NULL if out of memory. */
NSP_Parser NSP_ParserCreate(void);

/* Prepare a parser object to be re-used, as if it was new, but with the
   handler and the user data that it has. */
void NSP_ParserReset(NSP_Parser parser);

/* Frees memory used by the parser.  NULL is ignored. */
void NSP_ParserFree(NSP_Parser parser);

/* The handler may be NULL, which it is at first: strings are then checked
   and counted only.

   It is fine to call NSP_SetUserData, NSP_SetStringHandler and the functions
   that begin with NSP_GetError, NSP_GetCount or NSP_GetUserData from within a
   handler.  The handler must not feed, reset or free the parser that called
   it. */
void NSP_SetStringHandler(NSP_Parser parser, NSP_StringHandler handler);
void NSP_SetUserData(NSP_Parser parser, void *userData);
void *NSP_GetUserData(NSP_Parser parser);

/* Parses some input.  Returns NSP_STATUS_ERROR if a fatal error is detected.
   The last call must have isFinal true; len may be zero for this call (or any
   other), and s may be NULL then.  The largest len is NSP_MAX_BUFFER.  s must
   not point into the buffer of the parser.

   After a fatal error, all further calls fail with the same error until the
   parser is reset.  NSP_ERROR_INVALID_ARGUMENT and NSP_ERROR_NO_BUFFER are not
   fatal. */
enum NSP_Status NSP_Parse(NSP_Parser parser, const char *s, int len, int isFinal);

/* Obtains a buffer for len bytes of input, so that it need not be copied, and
   parses what was put into it.  The buffer is good for one call of
   NSP_ParseBuffer; it is lost when anything else is done with the parser that
   feeds it.

   NSP_GetBuffer returns NULL if out of memory, or if len is negative or above
   NSP_MAX_BUFFER.  The len for NSP_ParseBuffer may be less than that for
   NSP_GetBuffer.  It must never be more. */
void *NSP_GetBuffer(NSP_Parser parser, int len);
enum NSP_Status NSP_ParseBuffer(NSP_Parser parser, int len, int isFinal);

/* If NSP_Parse or NSP_ParseBuffer have returned NSP_STATUS_ERROR, the reason
   for it. */
enum NSP_Error NSP_GetErrorCode(NSP_Parser parser);

/* How many netstrings there were since the parser was created or reset. */
unsigned long NSP_GetCount(NSP_Parser parser);

/* A text for an error code, or NULL if there is no such code. */
const char *NSP_ErrorString(enum NSP_Error code);

#ifdef __cplusplus
}
#endif

#endif /* not NetStrP_INCLUDED */
