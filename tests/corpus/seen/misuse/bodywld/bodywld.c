#include "bodywld.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

struct pw_body {
    pw_world *world;
    pw_body *next;
    pw_vec position, velocity;
    double radius, mass;
    void *user;
};

struct pw_joint {
    pw_world *world;
    pw_joint *next;
    pw_body *a, *b;
    double length, stiffness;
};

struct pw_world {
    pw_vec gravity;
    pw_body *bodies;
    pw_joint *joints;
    size_t body_count, joint_count;
    pw_contact *call;
    void *context;
    bool locked;
};

pw_world *pw_world_new(pw_vec gravity)
{
    pw_world *world = calloc(1, sizeof *world);
    if (world != NULL)
        world->gravity = gravity;
    return world;
}

void pw_world_free(pw_world *world)
{
    if (world == NULL)
        return;
    assert(!world->locked);
    while (world->bodies != NULL)
        pw_body_destroy(world, world->bodies);
    free(world);
}

bool pw_world_locked(const pw_world *world)
{
    return world->locked;
}

void pw_world_on_contact(pw_world *world, pw_contact *call, void *context)
{
    world->call = call;
    world->context = context;
}

static pw_vec between(const pw_body *a, const pw_body *b)
{
    return (pw_vec){b->position.x - a->position.x, b->position.y - a->position.y};
}

static void pull(pw_joint *joint, double dt)
{
    pw_vec way = between(joint->a, joint->b);
    double distance = hypot(way.x, way.y);
    if (!(distance > 0))
        return;
    double impulse = (distance - joint->length) * joint->stiffness * dt;
    pw_vec to_b = {way.x / distance * impulse, way.y / distance * impulse};
    pw_body_push(joint->a, to_b);
    pw_body_push(joint->b, (pw_vec){-to_b.x, -to_b.y});
}

void pw_step(pw_world *world, double dt)
{
    assert(!world->locked);
    assert(dt > 0 && dt <= 1);
    world->locked = true;
    for (pw_joint *joint = world->joints; joint != NULL; joint = joint->next)
        pull(joint, dt);
    for (pw_body *body = world->bodies; body != NULL; body = body->next) {
        body->velocity.x += world->gravity.x * dt;
        body->velocity.y += world->gravity.y * dt;
        body->position.x += body->velocity.x * dt;
        body->position.y += body->velocity.y * dt;
    }
    for (pw_body *a = world->bodies; a != NULL; a = a->next) {
        for (pw_body *b = a->next; b != NULL; b = b->next) {
            pw_vec way = between(a, b);
            if (world->call != NULL && hypot(way.x, way.y) < a->radius + b->radius)
                world->call(world, a, b, world->context);
        }
    }
    world->locked = false;
}

pw_body *pw_body_new(pw_world *world, pw_vec position, double radius, double mass)
{
    assert(!world->locked);
    assert(radius >= 0 && mass > 0);
    if (world->body_count == PW_MAX_BODIES)
        return NULL;
    pw_body *body = calloc(1, sizeof *body);
    if (body == NULL)
        return NULL;
    body->world = world;
    body->position = position;
    body->radius = radius;
    body->mass = mass;
    body->next = world->bodies;
    world->bodies = body;
    world->body_count++;
    return body;
}

void pw_body_destroy(pw_world *world, pw_body *body)
{
    assert(!world->locked);
    assert(body->world == world);
    pw_joint *following;
    for (pw_joint *joint = world->joints; joint != NULL; joint = following) {
        following = joint->next;
        if (joint->a == body || joint->b == body)
            pw_joint_destroy(world, joint);
    }
    pw_body **link = &world->bodies;
    while (*link != body)
        link = &(*link)->next;
    *link = body->next;
    world->body_count--;
    free(body);
}

pw_body *pw_body_next(pw_world *world, pw_body *body)
{
    assert(body == NULL || body->world == world);
    return body == NULL ? world->bodies : body->next;
}

size_t pw_body_count(const pw_world *world)
{
    return world->body_count;
}

pw_vec pw_body_position(const pw_body *body)
{
    return body->position;
}

pw_vec pw_body_velocity(const pw_body *body)
{
    return body->velocity;
}

void pw_body_push(pw_body *body, pw_vec impulse)
{
    body->velocity.x += impulse.x / body->mass;
    body->velocity.y += impulse.y / body->mass;
}

void pw_body_set_user(pw_body *body, void *user)
{
    body->user = user;
}

void *pw_body_user(const pw_body *body)
{
    return body->user;
}

pw_joint *pw_joint_new(pw_world *world, pw_body *a, pw_body *b, double length, double stiffness)
{
    assert(!world->locked);
    assert(a->world == world && b->world == world && a != b);
    if (world->joint_count == PW_MAX_JOINTS)
        return NULL;
    pw_joint *joint = malloc(sizeof *joint);
    if (joint == NULL)
        return NULL;
    *joint = (pw_joint){world, world->joints, a, b, length, stiffness};
    world->joints = joint;
    world->joint_count++;
    return joint;
}

void pw_joint_destroy(pw_world *world, pw_joint *joint)
{
    assert(!world->locked);
    assert(joint->world == world);
    pw_joint **link = &world->joints;
    while (*link != joint)
        link = &(*link)->next;
    *link = joint->next;
    world->joint_count--;
    free(joint);
}

size_t pw_joint_count(const pw_world *world)
{
    return world->joint_count;
}

double pw_joint_stretch(const pw_joint *joint)
{
    pw_vec way = between(joint->a, joint->b);
    return hypot(way.x, way.y) - joint->length;
}
