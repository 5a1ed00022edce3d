/* libclang, loaded when it is first needed: linking it would cost every
 * start-up 10 ms.  The functions in use are this one list; call them as
 * clang->getCursorKind(cursor). */
#ifndef ASSAY_FRONT_C_CLANG_H
#define ASSAY_FRONT_C_CLANG_H

#include <clang-c/Index.h>

#include "base/error.h"
#include "base/memory.h"

#define CLANG_FUNCTIONS(X)       \
    X(createIndex)               \
    X(disposeIndex)              \
    X(parseTranslationUnit2)     \
    X(disposeTranslationUnit)    \
    X(getTranslationUnitCursor)  \
    X(getNumDiagnostics)         \
    X(getDiagnostic)             \
    X(disposeDiagnostic)         \
    X(getDiagnosticSeverity)     \
    X(getDiagnosticSpelling)     \
    X(getDiagnosticLocation)     \
    X(formatDiagnostic)          \
    X(defaultDiagnosticDisplayOptions) \
    X(getInclusions)             \
    X(getCString)                \
    X(disposeString)             \
    X(getFileName)               \
    X(getFileLocation)           \
    X(Location_isInSystemHeader) \
    X(Location_isFromMainFile)   \
    X(visitChildren)             \
    X(getCursorKind)             \
    X(getCursorSpelling)         \
    X(getCursorPrintingPolicy)   \
    X(PrintingPolicy_setProperty) \
    X(PrintingPolicy_dispose)    \
    X(getCursorPrettyPrinted)    \
    X(getCursorLocation)         \
    X(getCursorExtent)           \
    X(tokenize)                  \
    X(getTokenKind)              \
    X(getTokenSpelling)          \
    X(disposeTokens)             \
    X(getCursorLinkage)          \
    X(getCursorType)             \
    X(getCursorResultType)       \
    X(getCanonicalCursor)        \
    X(equalCursors)              \
    X(getCursorReferenced)       \
    X(getCursorDefinition)       \
    X(hashCursor)                \
    X(isCursorDefinition)        \
    X(getCursorBinaryOperatorKind) \
    X(getCursorUnaryOperatorKind) \
    X(Cursor_getNumArguments)    \
    X(Cursor_getArgument)        \
    X(Cursor_getStorageClass)    \
    X(Cursor_isAnonymous)        \
    X(Cursor_isVariadic)         \
    X(Cursor_isBitField)         \
    X(Cursor_getOffsetOfField)   \
    X(Cursor_Evaluate)           \
    X(EvalResult_getKind)        \
    X(EvalResult_getAsLongLong)  \
    X(EvalResult_isUnsignedInt)  \
    X(EvalResult_dispose)        \
    X(getFieldDeclBitWidth)      \
    X(getEnumConstantDeclValue)  \
    X(getEnumConstantDeclUnsignedValue) \
    X(getEnumDeclIntegerType)    \
    X(getTypeDeclaration)        \
    X(getTypeSpelling)           \
    X(getTypedefName)            \
    X(Type_getNamedType)         \
    X(getCanonicalType)          \
    X(getUnqualifiedType)        \
    X(isConstQualifiedType)      \
    X(isRestrictQualifiedType)   \
    X(getPointeeType)            \
    X(getResultType)             \
    X(getNumArgTypes)            \
    X(getArgType)                \
    X(isFunctionTypeVariadic)    \
    X(getArrayElementType)       \
    X(getArraySize)              \
    X(Type_getSizeOf)            \
    X(Type_getAlignOf)           \
    X(Type_getValueType)         \
    X(Type_visitFields)

struct clang {
#define CLANG_MEMBER(name) __typeof__(&clang_##name) name;
    CLANG_FUNCTIONS(CLANG_MEMBER)
#undef CLANG_MEMBER
};

/* False when it is not installed; the library then stays for good, since
 * unloading it is not safe. */
bool clang_load(struct clang *clang, struct error *error);

/* Where clang's own headers (stddef.h …) are; caller frees. */
char *clang_resource_directory(const struct clang *clang, struct error *error);

/* A copy of string in arena; string is disposed of. */
const char *clang_text(const struct clang *clang, struct arena *arena, CXString string);

#endif
