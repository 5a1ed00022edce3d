#include "bonerig.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct Bone {
    Rig *rig;
    Bone *parent, *child, *sibling;
    int32_t x, y;
    char *name;
};

struct Rig {
    Bone *bones[RIG_MAX_BONES]; /* as they were added */
    int count;
};

Rig *rigCreate(void)
{
    return calloc(1, sizeof(Rig));
}

static void freeBone(Bone *bone)
{
    free(bone->name);
    free(bone);
}

void rigDestroy(Rig *rig)
{
    if (rig == NULL)
        return;
    for (int i = 0; i < rig->count; i++)
        freeBone(rig->bones[i]);
    free(rig);
}

int rigCountBones(const Rig *rig)
{
    return rig->count;
}

/* Hangs a root on a bone. */
static void hang(Bone *bone, Bone *on)
{
    bone->parent = on;
    if (on != NULL) {
        bone->sibling = on->child;
        on->child = bone;
    }
}

/* Makes a bone a root. */
static void unhang(Bone *bone)
{
    if (bone->parent == NULL)
        return;
    Bone **link = &bone->parent->child;
    while (*link != bone)
        link = &(*link)->sibling;
    *link = bone->sibling;
    bone->sibling = NULL;
    bone->parent = NULL;
}

Bone *rigAddBone(Rig *rig, Bone *on, const char *name, int32_t x, int32_t y)
{
    if (rig->count == RIG_MAX_BONES || (on != NULL && on->rig != rig))
        return NULL;
    size_t size = strlen(name) + 1;
    Bone *bone = calloc(1, sizeof *bone);
    if (bone == NULL)
        return NULL;
    bone->name = malloc(size);
    if (bone->name == NULL) {
        free(bone);
        return NULL;
    }
    memcpy(bone->name, name, size);
    bone->rig = rig;
    bone->x = x;
    bone->y = y;
    hang(bone, on);
    rig->bones[rig->count++] = bone;
    return bone;
}

void rigRemoveBone(Rig *rig, Bone *bone)
{
    int i = 0;
    while (i < rig->count && rig->bones[i] != bone)
        i++;
    if (i == rig->count)
        return;
    Bone *on = bone->parent;
    unhang(bone);
    while (bone->child != NULL) {
        Bone *child = bone->child;
        unhang(child);
        hang(child, on);
    }
    rig->count--;
    memmove(rig->bones + i, rig->bones + i + 1, (size_t)(rig->count - i) * sizeof rig->bones[0]);
    freeBone(bone);
}

Bone *rigFindBone(const Rig *rig, const char *name)
{
    for (int i = 0; i < rig->count; i++)
        if (strcmp(rig->bones[i]->name, name) == 0)
            return rig->bones[i];
    return NULL;
}

const char *boneName(const Bone *bone)
{
    return bone->name;
}

Bone *boneParent(const Bone *bone)
{
    return bone->parent;
}

Bone *boneFirstChild(const Bone *bone)
{
    return bone->child;
}

Bone *boneNextSibling(const Bone *bone)
{
    return bone->sibling;
}

void boneSetOffset(Bone *bone, int32_t x, int32_t y)
{
    bone->x = x;
    bone->y = y;
}

/* Whether the other one moves with the bone. */
static bool carries(const Bone *bone, const Bone *other)
{
    if (bone == other)
        return true;
    for (const Bone *child = bone->child; child != NULL; child = child->sibling)
        if (child == other)
            return true;
    return false;
}

int boneAttach(Bone *bone, Bone *on)
{
    if (on != NULL && (on->rig != bone->rig || carries(bone, on)))
        return -1;
    unhang(bone);
    hang(bone, on);
    return 0;
}

unsigned boneDepth(const Bone *bone)
{
    unsigned depth = 0;
    while ((bone = bone->parent) != NULL)
        depth++;
    return depth;
}

BoneAt boneWorld(const Bone *bone)
{
    BoneAt at = {0, 0};
    for (; bone != NULL; bone = bone->parent) {
        at.x += bone->x;
        at.y += bone->y;
    }
    return at;
}

Bone *boneShared(Bone *a, Bone *b)
{
    unsigned depthA = boneDepth(a), depthB = boneDepth(b);
    for (; depthA > depthB; depthA--)
        a = a->parent;
    for (; depthB > depthA; depthB--)
        b = b->parent;
    while (a != b) {
        a = a->parent;
        b = b->parent;
    }
    return a;
}
