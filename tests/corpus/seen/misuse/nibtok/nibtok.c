#include "nibtok.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

enum state { BETWEEN, IN_WORD, IN_NUMBER, IN_STRING, IN_ESCAPE, IN_COMMENT };

struct nibtok {
  const nibtok_handler *pHandler;
  void *pUser;
  enum state eState;
  int rc;
  int iLine;
  int bBusy;        /* within a function of the handler */
  int bFinished;
  size_t n, nAlloc; /* the token so far */
  char *z;
};

static int isDigit(char c){ return c>='0' && c<='9'; }
static int isLetter(char c){ return (c>='a' && c<='z') || (c>='A' && c<='Z') || c=='_'; }

nibtok *nibtok_open(const nibtok_handler *pHandler, void *pUser){
  nibtok *p = calloc(1, sizeof *p);
  if( p ){
    p->pHandler = pHandler;
    p->pUser = pUser;
    p->iLine = 1;
  }
  return p;
}

void nibtok_close(nibtok *p){
  if( !p ) return;
  assert( !p->bBusy );
  free(p->z);
  free(p);
}

void nibtok_reset(nibtok *p){
  assert( !p->bBusy );
  p->eState = BETWEEN;
  p->rc = NIBTOK_OK;
  p->iLine = 1;
  p->bFinished = 0;
  p->n = 0;
}

static int append(nibtok *p, char c){
  if( p->n==NIBTOK_MAX ) return NIBTOK_TOOBIG;
  if( p->n==p->nAlloc ){
    size_t nAlloc = p->nAlloc ? 2*p->nAlloc : 32;
    char *z = realloc(p->z, nAlloc);
    if( !z ) return NIBTOK_NOMEM;
    p->z = z;
    p->nAlloc = nAlloc;
  }
  p->z[p->n++] = c;
  return NIBTOK_OK;
}

static int number(const nibtok *p, int64_t *pValue){
  int64_t v = 0;
  for(size_t i=0; i<p->n; i++){
    int d = p->z[i]-'0';
    if( v>(INT64_MAX-d)/10 ) return NIBTOK_TOOBIG;
    v = v*10 + d;
  }
  *pValue = v;
  return NIBTOK_OK;
}

/* Gives out the token which has just ended. */
static int emit(nibtok *p){
  const nibtok_handler *h = p->pHandler;
  int64_t v;
  int stop = 0;
  size_t n = p->n;
  enum state eState = p->eState;
  if( eState==IN_NUMBER && number(p, &v)!=NIBTOK_OK ) return NIBTOK_TOOBIG;
  p->eState = BETWEEN;
  p->n = 0;
  p->bBusy = 1;
  if( eState==IN_WORD && h->xWord ) stop = h->xWord(p->pUser, p->z, n);
  if( eState==IN_NUMBER && h->xNumber ) stop = h->xNumber(p->pUser, v);
  if( eState==IN_STRING && h->xString ) stop = h->xString(p->pUser, n ? p->z : "", n);
  p->bBusy = 0;
  return stop ? NIBTOK_ABORT : NIBTOK_OK;
}

static int punct(nibtok *p, char c){
  int stop = 0;
  p->bBusy = 1;
  if( p->pHandler->xPunct ) stop = p->pHandler->xPunct(p->pUser, c);
  p->bBusy = 0;
  return stop ? NIBTOK_ABORT : NIBTOK_OK;
}

static int step(nibtok *p, char c){
  int rc;
  switch( p->eState ){
    case IN_STRING:
      if( c=='"' ) return emit(p);
      if( c!='\\' ) return append(p, c);
      p->eState = IN_ESCAPE;
      return NIBTOK_OK;
    case IN_ESCAPE:
      p->eState = IN_STRING;
      return append(p, c);
    case IN_COMMENT:
      if( c=='\n' ) p->eState = BETWEEN;
      return NIBTOK_OK;
    case IN_WORD:
      if( isLetter(c) || isDigit(c) ) return append(p, c);
      if( (rc = emit(p))!=NIBTOK_OK ) return rc;
      break;
    case IN_NUMBER:
      if( isDigit(c) ) return append(p, c);
      if( (rc = emit(p))!=NIBTOK_OK ) return rc;
      break;
    case BETWEEN:
      break;
  }
  if( isLetter(c) || isDigit(c) ){
    p->eState = isDigit(c) ? IN_NUMBER : IN_WORD;
    return append(p, c);
  }
  if( c=='"' ) p->eState = IN_STRING;
  else if( c=='#' ) p->eState = IN_COMMENT;
  else if( c!=' ' && c!='\t' && c!='\r' && c!='\n' ) return punct(p, c);
  return NIBTOK_OK;
}

int nibtok_feed(nibtok *p, const char *z, size_t n){
  assert( !p->bBusy );
  assert( !p->bFinished );
  for(size_t i=0; i<n && p->rc==NIBTOK_OK; i++){
    p->rc = step(p, z[i]);
    if( z[i]=='\n' && p->rc==NIBTOK_OK && p->iLine<INT_MAX ) p->iLine++;
  }
  return p->rc;
}

int nibtok_finish(nibtok *p){
  assert( !p->bBusy );
  assert( !p->bFinished );
  p->bFinished = 1;
  if( p->rc==NIBTOK_OK ){
    if( p->eState==IN_STRING || p->eState==IN_ESCAPE ) p->rc = NIBTOK_OPEN;
    else if( p->eState==IN_WORD || p->eState==IN_NUMBER ) p->rc = emit(p);
  }
  return p->rc;
}

int nibtok_line(const nibtok *p){ return p->iLine; }
int nibtok_errcode(const nibtok *p){ return p->rc; }

const char *nibtok_errstr(int rc){
  switch( rc ){
    case NIBTOK_OK:     return "no error";
    case NIBTOK_NOMEM:  return "out of memory";
    case NIBTOK_TOOBIG: return "token too big";
    case NIBTOK_OPEN:   return "string is not closed";
    case NIBTOK_ABORT:  return "stopped by the handler";
  }
  return "unknown error";
}
