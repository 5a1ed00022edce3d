/**
 * bonerig.h -- skeletons for 2D figures
 *
 * A rig owns its bones.  Every bone has an offset from the bone it hangs on,
 * so that moving an arm moves the hand.  Bones that hang on nothing are roots.
 */
#ifndef BONERIG_H
#define BONERIG_H

#include <stdint.h>

#define RIG_MAX_BONES 256

typedef struct Rig Rig;
typedef struct Bone Bone;

typedef struct BoneAt {
    int64_t x, y;
} BoneAt;

/** A rig without bones, or NULL if there is no memory. */
Rig *rigCreate(void);

/** Frees the rig and all its bones.  Nothing happens for NULL. */
void rigDestroy(Rig *rig);

int rigCountBones(const Rig *rig);

/**
 * Adds a bone.
 * @param on  the bone of this rig to hang it on; NULL for a new root
 * @param name  is copied; names need not be unique
 * @return the bone, which belongs to the rig, or NULL if the rig has
 *         RIG_MAX_BONES already, `on` belongs to another rig or there is no
 *         memory
 */
Bone *rigAddBone(Rig *rig, Bone *on, const char *name, int32_t x, int32_t y);

/**
 * Removes and frees a bone.  What hangs on it is hung on what it hangs on
 * itself (or becomes a root), with offsets unchanged.
 * @param bone  a bone of this rig, not to be used any more afterwards
 */
void rigRemoveBone(Rig *rig, Bone *bone);

/** The bone of that name which was added first, NULL if there is none. */
Bone *rigFindBone(const Rig *rig, const char *name);

/** The name, for as long as the bone exists. */
const char *boneName(const Bone *bone);

/** What it hangs on, NULL for a root. */
Bone *boneParent(const Bone *bone);

/** First of the bones that hang on it, the latest one hung there; or NULL. */
Bone *boneFirstChild(const Bone *bone);

/** Next one that hangs on the same bone, NULL after the last and for roots. */
Bone *boneNextSibling(const Bone *bone);

void boneSetOffset(Bone *bone, int32_t x, int32_t y);

/**
 * Hangs a bone on another one, with all that hangs on it.  Its offset remains
 * the same.  With NULL for `on` it becomes a root.
 * @return 0, or -1 if `on` belongs to another rig or the bone would come to
 *         hang on itself; then nothing is changed
 */
int boneAttach(Bone *bone, Bone *on);

/** 0 for a root, 1 for what hangs on a root ... */
unsigned boneDepth(const Bone *bone);

/** Where it is: its offset and all those above it added up. */
BoneAt boneWorld(const Bone *bone);

/**
 * The lowest bone that both of them are or hang on, directly or not; NULL if
 * they have different roots.
 */
Bone *boneShared(Bone *a, Bone *b);

#endif
