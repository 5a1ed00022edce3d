#include "rootbrk.h"

#include <math.h>

const char *rb_text(rb_status s)
{
    static const char *const text[] = {"ok", "invalid argument", "function is not a number",
                                       "no change of sign", "no convergence"};
    return (unsigned)s < sizeof text / sizeof *text ? text[(unsigned)s] : "unknown status";
}

static int bad_bounds(double lo, double hi)
{
    return !isfinite(lo) || !isfinite(hi) || !(lo < hi);
}

static int bad_tol(double tol)
{
    return !isfinite(tol) || !(tol > 0);
}

static int bad_steps(int n)
{
    return n < 1 || n > RB_MAXSTEPS;
}

static int same_sign(double a, double b)
{
    return (a > 0 && b > 0) || (a < 0 && b < 0);
}

static rb_status found(double x, double *root)
{
    *root = x;
    return RB_OK;
}

rb_status rb_bisect(rb_func *f, void *ctx, double lo, double hi, double tol, double *root)
{
    if (bad_bounds(lo, hi) || bad_tol(tol))
        return RB_EINVAL;
    double flo = f(lo, ctx), fhi = f(hi, ctx);
    if (isnan(flo) || isnan(fhi))
        return RB_ENAN;
    if (flo == 0)
        return found(lo, root);
    if (fhi == 0)
        return found(hi, root);
    if (same_sign(flo, fhi))
        return RB_ENOBRKT;
    while (hi - lo > tol) {
        double mid = lo / 2 + hi / 2;
        double fmid = f(mid, ctx);
        if (isnan(fmid))
            return RB_ENAN;
        if (fmid == 0)
            return found(mid, root);
        if (same_sign(fmid, flo))
            lo = mid;
        else
            hi = mid;
    }
    return found(lo / 2 + hi / 2, root);
}

rb_status rb_falsi(rb_func *f, void *ctx, double lo, double hi, double ftol, int steps, double *root)
{
    if (bad_bounds(lo, hi) || bad_tol(ftol) || bad_steps(steps))
        return RB_EINVAL;
    double flo = f(lo, ctx), fhi = f(hi, ctx);
    int side = 0;
    if (isnan(flo) || isnan(fhi))
        return RB_ENAN;
    if (fabs(flo) <= ftol)
        return found(lo, root);
    if (fabs(fhi) <= ftol)
        return found(hi, root);
    if (same_sign(flo, fhi))
        return RB_ENOBRKT;
    while (steps-- > 0) {
        double t = flo / (flo - fhi);
        double x = lo * (1 - t) + hi * t;
        if (!isfinite(x) || x <= lo || x >= hi)
            x = lo / 2 + hi / 2;
        double fx = f(x, ctx);
        if (isnan(fx))
            return RB_ENAN;
        if (fabs(fx) <= ftol)
            return found(x, root);
        if (same_sign(fx, flo)) {
            lo = x;
            flo = fx;
            if (side == -1)
                fhi /= 2;
            side = -1;
        } else {
            hi = x;
            fhi = fx;
            if (side == 1)
                flo /= 2;
            side = 1;
        }
    }
    return RB_ENOCONV;
}

rb_status rb_secant(rb_func *f, void *ctx, double a, double b, double ftol, int steps, double *root)
{
    if (!isfinite(a) || !isfinite(b) || a == b || bad_tol(ftol) || bad_steps(steps))
        return RB_EINVAL;
    double fa = f(a, ctx);
    while (steps-- > 0) {
        double fb = f(b, ctx);
        if (isnan(fa) || isnan(fb))
            return RB_ENAN;
        if (fabs(fb) <= ftol)
            return found(b, root);
        double c = b - fb * ((b - a) / (fb - fa));
        if (!isfinite(c))
            return RB_ENOCONV;
        a = b;
        fa = fb;
        b = c;
    }
    return RB_ENOCONV;
}

rb_status rb_expand(rb_func *f, void *ctx, double *lo, double *hi, int steps)
{
    double a = *lo, b = *hi;
    if (bad_bounds(a, b) || bad_steps(steps))
        return RB_EINVAL;
    while (steps-- > 0) {
        double fa = f(a, ctx), fb = f(b, ctx);
        if (isnan(fa) || isnan(fb))
            return RB_ENAN;
        if (!same_sign(fa, fb)) {
            *lo = a;
            *hi = b;
            return RB_OK;
        }
        double half = b / 2 - a / 2;
        if (!isfinite(a - half) || !isfinite(b + half))
            return RB_ENOBRKT;
        a -= half;
        b += half;
    }
    return RB_ENOCONV;
}

rb_status rb_scan(rb_func *f, void *ctx, double lo, double hi, int n, double *from, double *to)
{
    if (bad_bounds(lo, hi) || bad_steps(n))
        return RB_EINVAL;
    double a = lo, fa = f(a, ctx);
    for (int i = 1; i <= n; i++) {
        double t = (double)i / n;
        double b = i == n ? hi : lo * (1 - t) + hi * t;
        double fb = f(b, ctx);
        if (isnan(fa) || isnan(fb))
            return RB_ENAN;
        if (!same_sign(fa, fb)) {
            *from = a;
            *to = b;
            return RB_OK;
        }
        a = b;
        fa = fb;
    }
    return RB_ENOBRKT;
}
