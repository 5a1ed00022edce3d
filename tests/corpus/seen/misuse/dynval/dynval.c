#include "dynval.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct dynval {
  int eType;
  int64_t i;
  double r;
  char *z;    /* The text, or a number that was converted to text, or NULL */
};

struct dynrow {
  int nColumn;
  dynval *aColumn;  /* Never NULL: there is room for one at least */
};

static void clear(dynval *p){
  free(p->z);
  memset(p, 0, sizeof(*p));
}

dynrow *dynrow_new(int nColumn){
  dynrow *pRow;
  if( nColumn<0 || nColumn>DYNVAL_MAX_COLUMN ) return NULL;
  pRow = malloc(sizeof(*pRow));
  if( pRow==NULL ) return NULL;
  pRow->nColumn = nColumn;
  pRow->aColumn = calloc(nColumn>0 ? (size_t)nColumn : 1, sizeof(dynval));
  if( pRow->aColumn==NULL ){
    free(pRow);
    return NULL;
  }
  return pRow;
}

void dynrow_free(dynrow *pRow){
  if( pRow==NULL ) return;
  for(int i=0; i<pRow->nColumn; i++) clear(&pRow->aColumn[i]);
  free(pRow->aColumn);
  free(pRow);
}

int dynrow_resize(dynrow *pRow, int nColumn){
  dynval *aNew;
  int nKeep;
  if( pRow==NULL ) return DYNVAL_MISUSE;
  if( nColumn<0 || nColumn>DYNVAL_MAX_COLUMN ) return DYNVAL_TOOBIG;
  aNew = calloc(nColumn>0 ? (size_t)nColumn : 1, sizeof(dynval));
  if( aNew==NULL ) return DYNVAL_NOMEM;
  nKeep = nColumn<pRow->nColumn ? nColumn : pRow->nColumn;
  memcpy(aNew, pRow->aColumn, (size_t)nKeep*sizeof(dynval));
  for(int i=nKeep; i<pRow->nColumn; i++) clear(&pRow->aColumn[i]);
  free(pRow->aColumn);
  pRow->aColumn = aNew;
  pRow->nColumn = nColumn;
  return DYNVAL_OK;
}

int dynrow_count(const dynrow *pRow){
  return pRow ? pRow->nColumn : 0;
}

dynval *dynrow_value(dynrow *pRow, int iColumn){
  if( pRow==NULL || iColumn<0 || iColumn>=pRow->nColumn ) return NULL;
  return &pRow->aColumn[iColumn];
}

static char *copyText(const char *z){
  size_t n = strlen(z)+1;
  char *zCopy = malloc(n);
  return zCopy ? memcpy(zCopy, z, n) : NULL;
}

dynval *dynval_dup(const dynval *pValue){
  dynval *pNew;
  if( pValue==NULL ) return NULL;
  pNew = malloc(sizeof(*pNew));
  if( pNew==NULL ) return NULL;
  *pNew = *pValue;
  if( pValue->z ){
    pNew->z = copyText(pValue->z);
    if( pNew->z==NULL ){
      free(pNew);
      return NULL;
    }
  }
  return pNew;
}

void dynval_free(dynval *pValue){
  if( pValue==NULL ) return;
  clear(pValue);
  free(pValue);
}

int dynval_type(const dynval *pValue){
  return pValue ? pValue->eType : DYNVAL_NULL;
}

static int64_t realToInt(double r){
  if( r!=r ) return 0;
  if( r>=9223372036854775808.0 ) return INT64_MAX;
  if( r<=-9223372036854775808.0 ) return INT64_MIN;
  return (int64_t)r;
}

int64_t dynval_int64(const dynval *pValue){
  switch( dynval_type(pValue) ){
    case DYNVAL_INTEGER: return pValue->i;
    case DYNVAL_REAL:    return realToInt(pValue->r);
    case DYNVAL_TEXT:    return strtoll(pValue->z, NULL, 10);
    default:             return 0;
  }
}

double dynval_double(const dynval *pValue){
  switch( dynval_type(pValue) ){
    case DYNVAL_INTEGER: return (double)pValue->i;
    case DYNVAL_REAL:    return pValue->r;
    case DYNVAL_TEXT:    return strtod(pValue->z, NULL);
    default:             return 0.0;
  }
}

const char *dynval_text(dynval *pValue){
  char zNum[40];
  if( dynval_type(pValue)==DYNVAL_NULL ) return NULL;
  if( pValue->z==NULL ){
    if( pValue->eType==DYNVAL_INTEGER ) snprintf(zNum, sizeof(zNum), "%" PRId64, pValue->i);
    else snprintf(zNum, sizeof(zNum), "%.15g", pValue->r);
    pValue->z = copyText(zNum);
  }
  return pValue->z;
}

int dynval_set_null(dynval *pValue){
  if( pValue==NULL ) return DYNVAL_MISUSE;
  clear(pValue);
  return DYNVAL_OK;
}

int dynval_set_int64(dynval *pValue, int64_t i){
  if( pValue==NULL ) return DYNVAL_MISUSE;
  clear(pValue);
  pValue->eType = DYNVAL_INTEGER;
  pValue->i = i;
  return DYNVAL_OK;
}

int dynval_set_double(dynval *pValue, double r){
  if( pValue==NULL ) return DYNVAL_MISUSE;
  clear(pValue);
  if( r!=r ) return DYNVAL_OK;
  pValue->eType = DYNVAL_REAL;
  pValue->r = r;
  return DYNVAL_OK;
}

int dynval_set_text(dynval *pValue, const char *z){
  char *zCopy;
  if( pValue==NULL ) return DYNVAL_MISUSE;
  if( z==NULL ) return dynval_set_null(pValue);
  if( strlen(z)>DYNVAL_MAX_TEXT ) return DYNVAL_TOOBIG;
  zCopy = copyText(z);
  if( zCopy==NULL ) return DYNVAL_NOMEM;
  clear(pValue);
  pValue->eType = DYNVAL_TEXT;
  pValue->z = zCopy;
  return DYNVAL_OK;
}

int dynval_compare(const dynval *a, const dynval *b){
  int aType = dynval_type(a), bType = dynval_type(b);
  double x, y;
  if( aType==DYNVAL_INTEGER && bType==DYNVAL_INTEGER ) return (a->i>b->i) - (a->i<b->i);
  if( aType==DYNVAL_TEXT && bType==DYNVAL_TEXT ) return strcmp(a->z, b->z);
  if( aType==DYNVAL_NULL || bType==DYNVAL_NULL || aType==DYNVAL_TEXT || bType==DYNVAL_TEXT ){
    return aType-bType;
  }
  x = dynval_double(a);
  y = dynval_double(b);
  return (x>y) - (x<y);
}
