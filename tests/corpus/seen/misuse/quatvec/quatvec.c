#include "quatvec.h"

#include <assert.h>
#include <math.h>

const qv_quat qv_identity = { 1, 0, 0, 0 };

qv_vec qv_add(qv_vec a, qv_vec b)
{
    return (qv_vec){ a.x + b.x, a.y + b.y, a.z + b.z };
}

double qv_dot(qv_vec a, qv_vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

qv_vec qv_cross(qv_vec a, qv_vec b)
{
    return (qv_vec){
        a.y * b.z - a.z * b.y,
        a.z * b.x - a.x * b.z,
        a.x * b.y - a.y * b.x,
    };
}

double qv_component(qv_vec v, int i)
{
    const double components[3] = { v.x, v.y, v.z };
    return components[i];
}

double qv_length(qv_vec v)
{
    return hypot(hypot(v.x, v.y), v.z);
}

/*
 * Divides `count` numbers by the root of the sum of their squares.  They are
 * brought near 1 first, by a power of two, so that neither very small nor
 * very large ones spoil the sum.
 */
static void make_unit(double *numbers, int count)
{
    double largest = 0;
    for (int i = 0; i < count; i++) {
        assert(isfinite(numbers[i]));
        if (fabs(numbers[i]) > largest)
            largest = fabs(numbers[i]);
    }
    assert(largest > 0);

    int exponent;
    double sum = 0;
    frexp(largest, &exponent);
    for (int i = 0; i < count; i++) {
        numbers[i] = ldexp(numbers[i], -exponent);
        sum += numbers[i] * numbers[i];
    }
    double root = sqrt(sum);
    for (int i = 0; i < count; i++)
        numbers[i] /= root;
}

qv_vec qv_unit(qv_vec v)
{
    double n[3] = { v.x, v.y, v.z };
    make_unit(n, 3);
    return (qv_vec){ n[0], n[1], n[2] };
}

qv_quat qv_turn(qv_vec axis, double angle)
{
    qv_vec u = qv_unit(axis);
    double s = sin(angle / 2);
    return (qv_quat){ cos(angle / 2), s * u.x, s * u.y, s * u.z };
}

qv_quat qv_mul(qv_quat a, qv_quat b)
{
    return (qv_quat){
        a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
        a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
        a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
        a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    };
}

qv_quat qv_conj(qv_quat q)
{
    return (qv_quat){ q.w, -q.x, -q.y, -q.z };
}

qv_quat qv_norm(qv_quat q)
{
    double n[4] = { q.w, q.x, q.y, q.z };
    make_unit(n, 4);
    return (qv_quat){ n[0], n[1], n[2], n[3] };
}

qv_vec qv_rotate(qv_quat q, qv_vec v)
{
    qv_quat p = { 0, v.x, v.y, v.z };
    qv_quat r = qv_mul(qv_mul(q, p), qv_conj(q));
    return (qv_vec){ r.x, r.y, r.z };
}

void qv_rotate_all(qv_quat q, const qv_vec *in, qv_vec *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = qv_rotate(q, in[i]);
}
