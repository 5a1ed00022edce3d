#include "patplay.h"

#include <stdlib.h>
#include <string.h>

struct pattern {
    int rows;
    struct pp_cell *cells;
};

static struct module {
    int channels; /* 0: not open */
    int npat;
    struct pattern pat[PP_PATTERNS];
    int norder;
    int order[PP_ORDERS];
    int at, row;
} modules[PP_MODULES];

static struct module *get(int mod)
{
    if (mod < 0 || mod >= PP_MODULES || !modules[mod].channels)
        return NULL;
    return &modules[mod];
}

int pp_open(int channels)
{
    if (channels < 1 || channels > PP_CHANNELS)
        return PP_ERR;
    for (int i = 0; i < PP_MODULES; i++)
        if (!modules[i].channels) {
            memset(&modules[i], 0, sizeof modules[i]);
            modules[i].channels = channels;
            return i;
        }
    return PP_ERR;
}

int pp_close(int mod)
{
    struct module *m = get(mod);
    if (!m)
        return PP_ERR;
    for (int i = 0; i < m->npat; i++)
        free(m->pat[i].cells);
    memset(m, 0, sizeof *m);
    return 0;
}

int pp_pattern(int mod, int rows)
{
    struct module *m = get(mod);
    if (!m || rows < 1 || rows > PP_ROWS || m->npat == PP_PATTERNS)
        return PP_ERR;
    struct pattern *p = &m->pat[m->npat];
    p->cells = calloc((size_t)rows * (size_t)m->channels, sizeof *p->cells);
    if (!p->cells)
        return PP_ERR;
    p->rows = rows;
    return m->npat++;
}

int pp_set(int mod, int pattern, int row, int channel, struct pp_cell cell)
{
    struct module *m = get(mod);
    if (!m || pattern < 0 || pattern >= m->npat || row < 0 || row >= m->pat[pattern].rows)
        return PP_ERR;
    if (channel < 0 || channel >= m->channels || cell.fx > PP_FX_BREAK)
        return PP_ERR;
    if (cell.fx == PP_FX_VOLUME && cell.param > 64)
        return PP_ERR;
    m->pat[pattern].cells[row * m->channels + channel] = cell;
    return 0;
}

int pp_orders(int mod, const int *list, int n)
{
    struct module *m = get(mod);
    if (!m || n < 0 || n > PP_ORDERS)
        return PP_ERR;
    for (int i = 0; i < n; i++)
        if (list[i] < 0 || list[i] >= m->npat)
            return PP_ERR;
    for (int i = 0; i < n; i++)
        m->order[i] = list[i];
    m->norder = n;
    m->at = m->row = 0;
    return 0;
}

int pp_seek(int mod, int order, int row)
{
    struct module *m = get(mod);
    if (!m || order < 0 || order >= m->norder || row < 0 || row >= m->pat[m->order[order]].rows)
        return PP_ERR;
    m->at = order;
    m->row = row;
    return 0;
}

int pp_step(int mod, struct pp_cell *out)
{
    struct module *m = get(mod);
    if (!m || m->norder == 0)
        return PP_ERR;
    const struct pattern *p = &m->pat[m->order[m->at]];
    int played = m->at, jump = -1, brk = -1;

    memcpy(out, p->cells + m->row * m->channels, (size_t)m->channels * sizeof *out);
    for (int c = 0; c < m->channels; c++) {
        if (out[c].fx == PP_FX_JUMP)
            jump = out[c].param < m->norder ? out[c].param : 0;
        else if (out[c].fx == PP_FX_BREAK)
            brk = out[c].param < p->rows ? out[c].param : 0;
    }
    if (jump < 0 && brk < 0 && ++m->row < p->rows)
        return played;
    m->at = jump >= 0 ? jump : (m->at + 1) % m->norder;
    m->row = brk >= 0 ? brk : 0;
    return played;
}

int pp_tell(int mod, int *order, int *row)
{
    const struct module *m = get(mod);
    if (!m)
        return PP_ERR;
    *order = m->at;
    *row = m->row;
    return 0;
}
