#include "sqargs.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum valueType { VALUE_NULL, VALUE_INT, VALUE_TEXT };

struct value {
  enum valueType eType;
  int64_t i;
  char *z;
};

struct sqargs {
  char *zSql;
  int nParam;
  struct value aParam[SQARGS_MAX_PARAM];
};

/* Copy n bytes and terminate them */
static char *copyBytes(const char *z, size_t n){
  char *zNew = malloc(n+1);
  if( zNew==NULL ) return NULL;
  memcpy(zNew, z, n);
  zNew[n] = 0;
  return zNew;
}

char *sqargs_strdup(const char *z){
  return z ? copyBytes(z, strlen(z)) : NULL;
}

void sqargs_free(char *z){
  free(z);
}

int sqargs_open(const char *zSql, sqargs **ppStmt){
  int nParam = 0;
  int inString = 0;
  size_t n;
  sqargs *p;

  if( ppStmt==NULL ) return SQARGS_MISUSE;
  *ppStmt = NULL;
  if( zSql==NULL ) return SQARGS_MISUSE;
  for(n=0; zSql[n]; n++){
    if( n==SQARGS_MAX_LENGTH ) return SQARGS_TOOBIG;
    if( zSql[n]=='\'' ) inString = !inString;
    else if( zSql[n]=='?' && !inString ) nParam++;
  }
  if( inString ) return SQARGS_ERROR;
  if( nParam>SQARGS_MAX_PARAM ) return SQARGS_TOOBIG;
  p = calloc(1, sizeof(*p));
  if( p==NULL ) return SQARGS_NOMEM;
  p->zSql = copyBytes(zSql, n);
  if( p->zSql==NULL ){
    free(p);
    return SQARGS_NOMEM;
  }
  p->nParam = nParam;
  *ppStmt = p;
  return SQARGS_OK;
}

int sqargs_clear_bindings(sqargs *pStmt){
  int i;
  if( pStmt==NULL ) return SQARGS_MISUSE;
  for(i=1; i<=pStmt->nParam; i++) sqargs_bind_null(pStmt, i);
  return SQARGS_OK;
}

void sqargs_close(sqargs *pStmt){
  if( pStmt==NULL ) return;
  sqargs_clear_bindings(pStmt);
  free(pStmt->zSql);
  free(pStmt);
}

int sqargs_count(const sqargs *pStmt){
  return pStmt ? pStmt->nParam : 0;
}

/*
** Make parameter iParam NULL and point *ppValue to it, so that a bind can
** fill it in.
*/
static int unbind(sqargs *pStmt, int iParam, struct value **ppValue){
  struct value *pValue;
  if( iParam<1 || iParam>pStmt->nParam ) return SQARGS_RANGE;
  pValue = &pStmt->aParam[iParam-1];
  if( pValue->eType==VALUE_TEXT ) free(pValue->z);
  pValue->eType = VALUE_NULL;
  pValue->z = NULL;
  *ppValue = pValue;
  return SQARGS_OK;
}

int sqargs_bind_null(sqargs *pStmt, int iParam){
  struct value *pValue;
  if( pStmt==NULL ) return SQARGS_MISUSE;
  return unbind(pStmt, iParam, &pValue);
}

int sqargs_bind_int64(sqargs *pStmt, int iParam, int64_t iValue){
  struct value *pValue;
  int rc;
  if( pStmt==NULL ) return SQARGS_MISUSE;
  rc = unbind(pStmt, iParam, &pValue);
  if( rc!=SQARGS_OK ) return rc;
  pValue->eType = VALUE_INT;
  pValue->i = iValue;
  return SQARGS_OK;
}

int sqargs_bind_owned(sqargs *pStmt, int iParam, char *zText){
  struct value *pValue;
  int rc;
  if( pStmt==NULL ){
    free(zText);
    return SQARGS_MISUSE;
  }
  if( zText && strlen(zText)>SQARGS_MAX_LENGTH ){
    free(zText);
    return SQARGS_TOOBIG;
  }
  rc = unbind(pStmt, iParam, &pValue);
  if( rc!=SQARGS_OK ) return rc;
  if( zText ){
    pValue->eType = VALUE_TEXT;
    pValue->z = zText;
  }
  return SQARGS_OK;
}

int sqargs_bind_text(sqargs *pStmt, int iParam, const char *zText, int nByte){
  size_t n = 0;
  char *zCopy;
  if( pStmt==NULL ) return SQARGS_MISUSE;
  if( iParam<1 || iParam>pStmt->nParam ) return SQARGS_RANGE;
  if( zText==NULL ) return sqargs_bind_null(pStmt, iParam);
  while( (nByte<0 || n<(size_t)nByte) && zText[n] ){
    if( n==SQARGS_MAX_LENGTH ) return SQARGS_TOOBIG;
    n++;
  }
  zCopy = copyBytes(zText, n);
  if( zCopy==NULL ) return SQARGS_NOMEM;
  return sqargs_bind_owned(pStmt, iParam, zCopy);
}

int sqargs_is_null(const sqargs *pStmt, int iParam){
  if( pStmt==NULL || iParam<1 || iParam>pStmt->nParam ) return 1;
  return pStmt->aParam[iParam-1].eType==VALUE_NULL;
}

const char *sqargs_text(const sqargs *pStmt, int iParam){
  if( pStmt==NULL || iParam<1 || iParam>pStmt->nParam ) return NULL;
  return pStmt->aParam[iParam-1].z;
}

/*
** Write one value as a literal and return its length.  Nothing is written if
** zOut is NULL.
*/
static size_t literal(const struct value *pValue, char *zOut){
  char zNum[24];
  const char *z;
  size_t n = 0;
  if( pValue->eType!=VALUE_TEXT ){
    if( pValue->eType==VALUE_INT ) snprintf(zNum, sizeof(zNum), "%" PRId64, pValue->i);
    else strcpy(zNum, "NULL");
    n = strlen(zNum);
    if( zOut ) memcpy(zOut, zNum, n);
    return n;
  }
  if( zOut ) zOut[n] = '\'';
  n++;
  for(z=pValue->z; *z; z++){
    if( *z=='\'' ){
      if( zOut ) zOut[n] = '\'';
      n++;
    }
    if( zOut ) zOut[n] = *z;
    n++;
  }
  if( zOut ) zOut[n] = '\'';
  return n+1;
}

static size_t expand(const sqargs *pStmt, char *zOut){
  const char *z;
  size_t n = 0;
  int inString = 0, iParam = 0;
  for(z=pStmt->zSql; *z; z++){
    if( *z=='\'' ) inString = !inString;
    if( *z=='?' && !inString ){
      n += literal(&pStmt->aParam[iParam++], zOut ? zOut+n : NULL);
    }else{
      if( zOut ) zOut[n] = *z;
      n++;
    }
  }
  if( zOut ) zOut[n] = 0;
  return n;
}

char *sqargs_expand(const sqargs *pStmt){
  char *z;
  if( pStmt==NULL ) return NULL;
  z = malloc(expand(pStmt, NULL)+1);
  if( z ) expand(pStmt, z);
  return z;
}
