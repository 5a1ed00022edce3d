#include "bodywld.h"

#include <math.h>
#include <stdlib.h>

static void count_contact(pw_world *world, pw_body *a, pw_body *b, void *context)
{
    if (pw_world_locked(world) && a != b)
        ++*(int *)context;
    pw_body_push(a, (pw_vec){0, 1});
}

static void destroy_contact(pw_world *world, pw_body *a, pw_body *b, void *context)
{
    (void)a, (void)context;
    pw_body_destroy(world, b);
}

int main(int count, char **arguments)
{
    pw_world *world = pw_world_new((pw_vec){0, -10});
    pw_body *a = pw_body_new(world, (pw_vec){0, 0}, 1, 2), *b = pw_body_new(world, (pw_vec){3, 4}, 1, 1);
    pw_joint *joint = pw_joint_new(world, a, b, 4, 1);
    if (pw_joint_stretch(joint) != 1 || pw_joint_count(world) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments, (void)destroy_contact;
    int contacts = 0;
    pw_world_on_contact(world, count_contact, &contacts);
    pw_step(world, 0.5);
    if (contacts != 0 || !(pw_body_velocity(a).x > 0) || !(pw_body_position(b).x < 3) || pw_world_locked(world))
        return 2;
    pw_body *c = pw_body_new(world, pw_body_position(a), 0.5, 1), *d = pw_body_new(world, (pw_vec){NAN, 9}, 0, 1);
    pw_joint_new(world, a, c, 0, 1);
    pw_joint_new(world, c, a, 0, 1);
    pw_joint_new(world, c, d, 0, 1);
    pw_step(world, 0.01);
    if (contacts != 1 || pw_body_next(world, NULL) != d || pw_body_next(world, a) != NULL)
        return 2;
    pw_body_set_user(c, &contacts);
    if (pw_body_user(c) != &contacts || pw_body_user(a) != NULL)
        return 2;
    pw_joint_destroy(world, joint);
    pw_body_destroy(world, a);
    if (pw_joint_count(world) != 1 || pw_body_count(world) != 3)
        return 2;
    pw_world_on_contact(world, NULL, NULL);
    pw_step(world, 1);
    while (pw_body_new(world, (pw_vec){0, 0}, 1, 1) != NULL) {
    }
    while (pw_joint_new(world, b, c, 1, 1) != NULL) {
    }
    if (pw_body_count(world) != PW_MAX_BODIES || pw_joint_count(world) != PW_MAX_JOINTS)
        return 2;
    pw_step(world, 1);
    pw_world_free(NULL);
#else
    (void)count_contact;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pw_body_destroy(world, b);
        if (pw_joint_stretch(joint) > 0)
            return 0;
        break;
    case 2:
        pw_body_new(world, (pw_vec){0, 0}, 1, 1);
        pw_world_on_contact(world, destroy_contact, NULL);
        pw_step(world, 0.01);
        break;
    case 3:
        pw_body_destroy(pw_world_new((pw_vec){0, 0}), a);
        break;
    case 4:
        pw_step(world, 0);
        break;
    case 5:
        pw_joint_new(world, a, a, 0, 1);
        break;
    default:
        pw_world_free(world);
        pw_body_push(a, (pw_vec){1, 1});
        return 0;
    }
#endif
    pw_world_free(world);
    return 0;
}
