#include "wxfield.h"

#include <math.h>
#include <stdlib.h>

#define DEG (3.14159265358979323846 / 180.0)

struct wxfield {
    int rows, cols;
    double *v; /* southernmost row first */
};

static double *box(const wxfield *f, int i, int j)
{
    return f->v + (size_t)i * (size_t)f->cols + (size_t)j;
}

static bool inside(const wxfield *f, int i, int j)
{
    return i >= 0 && i < f->rows && j >= 0 && j < f->cols;
}

wxfield *wxf_new(int rows, int cols)
{
    if (rows < 1 || rows > WXF_MAX || cols < 1 || cols > WXF_MAX)
        return NULL;
    wxfield *f = malloc(sizeof *f);
    if (f == NULL)
        return NULL;
    f->rows = rows;
    f->cols = cols;
    f->v = malloc((size_t)rows * (size_t)cols * sizeof *f->v);
    if (f->v == NULL) {
        free(f);
        return NULL;
    }
    for (int i = 0; i < rows * cols; i++)
        f->v[i] = 0.0;
    return f;
}

void wxf_free(wxfield *f)
{
    if (f == NULL)
        return;
    free(f->v);
    free(f);
}

int wxf_rows(const wxfield *f)
{
    return f->rows;
}

int wxf_cols(const wxfield *f)
{
    return f->cols;
}

bool wxf_put(wxfield *f, int i, int j, double value)
{
    if (!inside(f, i, j))
        return false;
    *box(f, i, j) = value;
    return true;
}

double wxf_at(const wxfield *f, int i, int j)
{
    return inside(f, i, j) ? *box(f, i, j) : NAN;
}

double wxf_sample(const wxfield *f, double lat, double lon)
{
    if (!isfinite(lat) || !isfinite(lon))
        return NAN;
    lat = fmin(fmax(lat, -90.0), 90.0);
    lon = fmod(lon, 360.0);
    if (lon < 0.0)
        lon += 360.0;
    int i = (int)((lat + 90.0) / 180.0 * f->rows);
    int j = (int)(lon / 360.0 * f->cols);
    if (i >= f->rows)
        i = f->rows - 1;
    if (j >= f->cols)
        j = 0;
    return *box(f, i, j);
}

bool wxf_add(wxfield *f, const wxfield *g, double scale)
{
    if (f->rows != g->rows || f->cols != g->cols)
        return false;
    for (int i = 0; i < f->rows; i++)
        for (int j = 0; j < f->cols; j++)
            *box(f, i, j) += scale * *box(g, i, j);
    return true;
}

double wxf_mean(const wxfield *f)
{
    double sum = 0.0, weights = 0.0;
    for (int i = 0; i < f->rows; i++) {
        double south = (-90.0 + i * 180.0 / f->rows) * DEG;
        double north = (-90.0 + (i + 1) * 180.0 / f->rows) * DEG;
        double w = sin(north) - sin(south), row = 0.0;
        for (int j = 0; j < f->cols; j++)
            row += *box(f, i, j);
        sum += w * row / f->cols;
        weights += w;
    }
    return sum / weights;
}

/* Sides of the new field. */
static int parts(int n, int k)
{
    return n / k + (n % k != 0);
}

wxfield *wxf_coarsen(const wxfield *f, int k)
{
    if (k < 1)
        return NULL;
    wxfield *g = wxf_new(parts(f->rows, k), parts(f->cols, k));
    if (g == NULL)
        return NULL;
    for (int i = 0; i < g->rows; i++) {
        for (int j = 0; j < g->cols; j++) {
            int left = j * k;
            int width = f->cols - left < k ? f->cols - left : k;
            double sum = 0.0;
            int count = 0;
            for (int di = 0; di < k; di++) {
                const double *row = box(f, i * k + di, left);
                for (int dj = 0; dj < width; dj++)
                    sum += row[dj];
                count += width;
            }
            *box(g, i, j) = sum / count;
        }
    }
    return g;
}
