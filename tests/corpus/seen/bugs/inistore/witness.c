#include "inistore.h"

int main(void)
{
    const char *value;
    inistore *ini = ini_new();
    ini_parse(ini, "[network]\nport = 80\n");
    ini_get(ini, "network", "port", &value);
    ini_set(ini, "network-interfaces", "default-gateway", "10.0.0.1");
    ini_free(ini);
    return 0;
}
