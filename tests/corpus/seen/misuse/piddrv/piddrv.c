#include "piddrv.h"

#include <assert.h>

static double clamp(const struct pid *pid, double value)
{
    if (value > pid->cfg.out_max)
        return pid->cfg.out_max;
    /* also what is not a number */
    return value >= pid->cfg.out_min ? value : pid->cfg.out_min;
}

void pid_reset(struct pid *pid)
{
    pid->integral = clamp(pid, 0);
    pid->output = clamp(pid, 0);
    pid->last_input = 0;
    pid->primed = false;
    pid->manual = false;
}

void pid_init(struct pid *pid, const struct pid_config *cfg)
{
    assert(cfg->out_min < cfg->out_max);
    pid->cfg.out_min = cfg->out_min;
    pid->cfg.out_max = cfg->out_max;
    pid_set_gains(pid, cfg->kp, cfg->ki, cfg->kd);
    pid_set_period(pid, cfg->period);
    pid_reset(pid);
}

void pid_set_gains(struct pid *pid, double kp, double ki, double kd)
{
    assert(kp >= 0 && ki >= 0 && kd >= 0);
    pid->cfg.kp = kp;
    pid->cfg.ki = ki;
    pid->cfg.kd = kd;
}

void pid_set_limits(struct pid *pid, double out_min, double out_max)
{
    assert(out_min < out_max);
    pid->cfg.out_min = out_min;
    pid->cfg.out_max = out_max;
    pid->integral = clamp(pid, pid->integral);
    pid->output = clamp(pid, pid->output);
}

void pid_set_period(struct pid *pid, double period)
{
    assert(period > 0);
    pid->cfg.period = period;
}

double pid_update(struct pid *pid, double setpoint, double input)
{
    if (pid->manual)
        return pid->output;
    double error = setpoint - input;
    double slope = pid->primed ? (input - pid->last_input) / pid->cfg.period : 0;
    pid->integral = clamp(pid, pid->integral + pid->cfg.ki * error * pid->cfg.period);
    pid->output = clamp(pid, pid->cfg.kp * error + pid->integral - pid->cfg.kd * slope);
    pid->last_input = input;
    pid->primed = true;
    return pid->output;
}

void pid_manual(struct pid *pid, double output)
{
    pid->manual = true;
    pid->output = clamp(pid, output);
}

void pid_automatic(struct pid *pid)
{
    if (!pid->manual)
        return;
    pid->manual = false;
    pid->primed = false;
    pid->integral = pid->output;
}

double pid_output(const struct pid *pid)
{
    return pid->output;
}
