#include "stackvm.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct svm {
  size_t words;
  size_t depth;
  int32_t stack[];
};

svm *svm_new(size_t words) {
  svm *vm;
  if (words < 2 || words > 4096)
    return NULL;
  vm = malloc(sizeof *vm + words * sizeof vm->stack[0]);
  if (vm) {
    vm->words = words;
    vm->depth = 0;
  }
  return vm;
}

void svm_free(svm *vm) {
  free(vm);
}

void svm_reset(svm *vm) {
  vm->depth = 0;
}

svm_status svm_push(svm *vm, int32_t word) {
  if (vm->depth == vm->words)
    return SVM_OVERFLOW;
  vm->stack[vm->depth++] = word;
  return SVM_OK;
}

svm_status svm_pop(svm *vm, int32_t *word) {
  if (vm->depth == 0)
    return SVM_UNDERFLOW;
  *word = vm->stack[--vm->depth];
  return SVM_OK;
}

static svm_status unary(svm *vm, svm_op op) {
  int32_t *top;
  if (vm->depth < 1)
    return SVM_UNDERFLOW;
  top = &vm->stack[vm->depth - 1];
  switch (op) {
  case OP_NEG:
    *top = (int32_t)(0 - (uint32_t)*top);
    return SVM_OK;
  case OP_DUP:
    return svm_push(vm, *top);
  default:
    vm->depth--;
    return SVM_OK;
  }
}

static svm_status binary(svm *vm, svm_op op) {
  int32_t a, b;
  uint32_t ua, ub, result;
  if (vm->depth < 2)
    return SVM_UNDERFLOW;
  a = vm->stack[vm->depth - 2];
  b = vm->stack[vm->depth - 1];
  ua = (uint32_t)a;
  ub = (uint32_t)b;
  switch (op) {
  case OP_ADD: result = ua + ub; break;
  case OP_SUB: result = ua - ub; break;
  case OP_MUL: result = ua * ub; break;
  case OP_SHL: result = ua << (ub & 31); break;
  case OP_DIV:
    if (b == 0)
      return SVM_DIVZERO;
    result = (uint32_t)(a / b);
    break;
  case OP_MOD:
    if (b == 0)
      return SVM_DIVZERO;
    result = b == -1 ? 0 : (uint32_t)(a % b);
    break;
  default: /* OP_SWAP */
    vm->stack[vm->depth - 2] = b;
    vm->stack[vm->depth - 1] = a;
    return SVM_OK;
  }
  vm->stack[--vm->depth - 1] = (int32_t)result;
  return SVM_OK;
}

svm_status svm_exec(svm *vm, svm_op op) {
  switch (op) {
  case OP_NEG:
  case OP_DUP:
  case OP_DROP:
    return unary(vm, op);
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_DIV:
  case OP_MOD:
  case OP_SHL:
  case OP_SWAP:
    return binary(vm, op);
  }
  return SVM_BADOP;
}

svm_status svm_eval(svm *vm, const char *text) {
  static const char names[] = "+-*/%n<ds.";
  static const svm_op ops[] = {OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_MOD, OP_NEG, OP_SHL, OP_DUP, OP_SWAP, OP_DROP};
  for (;;) {
    svm_status status;
    const char *name;
    while (isspace((unsigned char)*text))
      text++;
    if (*text == '\0')
      return SVM_OK;
    if (isdigit((unsigned char)*text)) {
      uint32_t number = 0;
      for (; isdigit((unsigned char)*text); text++)
        number = number * 10 + (uint32_t)(*text - '0');
      status = svm_push(vm, (int32_t)number);
    } else if ((name = strchr(names, *text)) != NULL) {
      status = svm_exec(vm, ops[name - names]);
      text++;
    } else {
      status = SVM_SYNTAX;
    }
    if (status != SVM_OK)
      return status;
  }
}

size_t svm_depth(const svm *vm) {
  return vm->depth;
}

const char *svm_strerror(svm_status status) {
  switch (status) {
  case SVM_OK: return "ok";
  case SVM_UNDERFLOW: return "stack underflow";
  case SVM_OVERFLOW: return "stack overflow";
  case SVM_DIVZERO: return "division by zero";
  case SVM_BADOP: return "bad instruction";
  case SVM_SYNTAX: return "syntax error";
  }
  return "unknown status";
}
