#include "tcbrun.h"

#include <string.h>

int main( void )
{
    TcbKernel_t k = xTcbKernelCreate();
    TcbTask_t a = xTcbTaskCreate( k, "a", 2 ), b = xTcbTaskCreate( k, "a name that is too long", 2 );
    TcbTask_t c = xTcbTaskCreate( k, NULL, 99 );

    if( uxTcbTaskCount( k ) != 3 || uxTcbTaskPriorityGet( c ) != 7 || strcmp( pcTcbTaskName( b ), "a name that" ) != 0 )
        return 2;
    if( xTcbSelectNext( k ) != c || xTcbCurrent( k ) != c )
        return 2;
    vTcbTaskDelay( c, 2 );
    vTcbTaskPrioritySet( c, 3 );
    if( eTcbTaskState( c ) != eTcbDelayed || xTcbCurrent( k ) != NULL || xTcbSelectNext( k ) != a || uxTcbTick( k ) != 0 )
        return 2;
    vTcbTaskSuspend( a );
    vTcbTaskSuspend( a );
    if( xTcbSelectNext( k ) != b || uxTcbTick( k ) != 1 || xTcbSelectNext( k ) != c || ulTcbTaskRuns( c ) != 2 )
        return 2;
    vTcbTaskDelete( c );
    vTcbTaskResume( a );
    vTcbTaskResume( a );
    if( xTcbSelectNext( k ) != a )
        return 2;
#ifndef LEGAL
    vTcbTaskPrioritySet( a, 5 );
    vTcbTaskDelete( a );
    xTcbSelectNext( k );
#endif
    vTcbKernelDelete( k );
    return 0;
}
