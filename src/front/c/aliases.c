/* Typedefs as a user sees them.  Types of the program are canonical; yet whether
 * an integer is a number or a handle is in the name of its typedef alone. */
#include "front/c/reading.h"

/* "struct s" and typedefs are spelled by a type that only names another. */
static CXType named(struct reading *reading, CXType type)
{
    while (type.kind == CXType_Elaborated)
        type = reading->clang.Type_getNamedType(type);
    return type;
}

struct alias aliases_of(struct reading *reading, CXType written)
{
    const struct clang *clang = &reading->clang;
    struct alias alias = {0};
    CXType type = named(reading, written);
    for (; type.kind == CXType_Pointer; alias.depth++)
        type = named(reading, clang->getPointeeType(type));
    if (type.kind != CXType_Typedef)
        return (struct alias){0};
    CXCursor declaration = clang->getTypeDeclaration(type);
    alias.is_system = clang->Location_isInSystemHeader(clang->getCursorLocation(declaration));
    alias.name = clang_text(clang, &reading->program->arena, clang->getTypedefName(type));
    return alias;
}
