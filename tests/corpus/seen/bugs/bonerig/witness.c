#include "bonerig.h"

#include <string.h>

int main(void)
{
    Rig *rig = rigCreate(), *other = rigCreate();
    Bone *hip = rigAddBone(rig, NULL, "hip", 1, 2), *arm = rigAddBone(rig, hip, "arm", INT32_MAX, INT32_MIN);
    Bone *hand = rigAddBone(rig, arm, "hand", INT32_MAX, INT32_MIN), *leg = rigAddBone(rig, hip, "", 5, 5);
    if (rigAddBone(other, hip, "x", 0, 0) != NULL || boneAttach(hip, hip) != -1 || boneAttach(hip, arm) != -1)
        return 2;
    if (boneWorld(hand).x != 2LL * INT32_MAX + 1 || boneDepth(hand) != 2 || boneFirstChild(hip) != leg)
        return 2;
    if (boneNextSibling(leg) != arm || boneShared(hand, leg) != hip || boneShared(arm, arm) != arm)
        return 2;
    if (boneAttach(hand, leg) != 0 || boneParent(hand) != leg || boneAttach(leg, NULL) != 0 || boneNextSibling(leg) != NULL)
        return 2;
    if (boneShared(hand, hip) != NULL || boneAttach(leg, hip) != 0 || rigFindBone(rig, "") != leg)
        return 2;
    rigRemoveBone(rig, leg);
    if (boneParent(hand) != hip || rigCountBones(rig) != 3 || rigFindBone(rig, "") != NULL)
        return 2;
    rigRemoveBone(rig, hip);
    if (boneParent(hand) != NULL || boneParent(arm) != NULL || boneNextSibling(hand) != NULL)
        return 2;
    boneSetOffset(arm, 3, 4);
    if (boneWorld(arm).y != 4 || boneAttach(hand, arm) != 0 || strcmp(boneName(hand), "hand") != 0)
        return 2;
    for (int i = 0; i < RIG_MAX_BONES; i++)
        rigAddBone(other, rigFindBone(other, "b"), "b", i, i);
    if (rigAddBone(other, NULL, "c", 0, 0) != NULL || boneAttach(arm, rigFindBone(other, "b")) != -1)
        return 2;
#ifndef LEGAL
    Bone *finger = rigAddBone(rig, hand, "finger", 0, 0);
    boneAttach(arm, finger);
    boneWorld(arm);
#endif
    rigDestroy(rig);
    rigDestroy(other);
    rigDestroy(NULL);
    return 0;
}
