#include "tcbrun.h"

#include <stdlib.h>
#include <string.h>

struct xLIST;

typedef struct xLIST_ITEM
{
    struct xLIST_ITEM *pxNext;
    struct xLIST_ITEM *pxPrevious;
    struct xLIST *pxContainer;
    struct tcbTask *pxOwner;
} ListItem_t;

typedef struct xLIST
{
    unsigned uxCount;
    ListItem_t *pxIndex; /* whose turn it was last */
    ListItem_t xEnd;
} List_t;

struct tcbTask
{
    ListItem_t xItem;
    struct tcbKernel *pxKernel;
    unsigned uxPriority;
    unsigned long ulDelay;
    unsigned long ulRuns;
    char pcName[ tcbNAME_LENGTH ];
};

struct tcbKernel
{
    List_t xReady[ tcbPRIORITIES ];
    List_t xDelayed;
    List_t xSuspended;
    TcbTask_t pxCurrent;
    unsigned uxTasks;
};

static void prvListInitialise( List_t *pxList )
{
    pxList->uxCount = 0;
    pxList->pxIndex = &pxList->xEnd;
    pxList->xEnd.pxNext = &pxList->xEnd;
    pxList->xEnd.pxPrevious = &pxList->xEnd;
    pxList->xEnd.pxContainer = pxList;
    pxList->xEnd.pxOwner = NULL;
}

static void prvListInsertEnd( List_t *pxList, ListItem_t *pxItem )
{
    pxItem->pxNext = &pxList->xEnd;
    pxItem->pxPrevious = pxList->xEnd.pxPrevious;
    pxItem->pxPrevious->pxNext = pxItem;
    pxList->xEnd.pxPrevious = pxItem;
    pxItem->pxContainer = pxList;
    pxList->uxCount++;
}

static void prvListRemove( ListItem_t *pxItem )
{
    List_t *pxList = pxItem->pxContainer;
    pxItem->pxNext->pxPrevious = pxItem->pxPrevious;
    pxItem->pxPrevious->pxNext = pxItem->pxNext;
    if( pxList->pxIndex == pxItem )
        pxList->pxIndex = pxItem->pxPrevious;
    pxItem->pxContainer = NULL;
    pxList->uxCount--;
}

/* From the list the item is in to the end of another one. */
static void prvListTransfer( List_t *pxTo, ListItem_t *pxItem )
{
    pxItem->pxNext->pxPrevious = pxItem->pxPrevious;
    pxItem->pxPrevious->pxNext = pxItem->pxNext;
    pxItem->pxContainer->uxCount--;
    prvListInsertEnd( pxTo, pxItem );
}

static void prvBlock( TcbTask_t xTask, List_t *pxList )
{
    prvListRemove( &xTask->xItem );
    prvListInsertEnd( pxList, &xTask->xItem );
    if( xTask->pxKernel->pxCurrent == xTask )
        xTask->pxKernel->pxCurrent = NULL;
}

static void prvMakeReady( TcbTask_t xTask )
{
    prvListRemove( &xTask->xItem );
    prvListInsertEnd( &xTask->pxKernel->xReady[ xTask->uxPriority ], &xTask->xItem );
}

TcbKernel_t xTcbKernelCreate( void )
{
    TcbKernel_t xKernel = calloc( 1, sizeof( *xKernel ) );

    if( xKernel != NULL )
    {
        for( unsigned x = 0; x < tcbPRIORITIES; x++ )
            prvListInitialise( &xKernel->xReady[ x ] );
        prvListInitialise( &xKernel->xDelayed );
        prvListInitialise( &xKernel->xSuspended );
    }
    return xKernel;
}

static void prvDeleteAll( List_t *pxList )
{
    while( pxList->uxCount > 0 )
        vTcbTaskDelete( pxList->xEnd.pxNext->pxOwner );
}

void vTcbKernelDelete( TcbKernel_t xKernel )
{
    for( unsigned x = 0; x < tcbPRIORITIES; x++ )
        prvDeleteAll( &xKernel->xReady[ x ] );
    prvDeleteAll( &xKernel->xDelayed );
    prvDeleteAll( &xKernel->xSuspended );
    free( xKernel );
}

TcbTask_t xTcbTaskCreate( TcbKernel_t xKernel, const char *pcName, unsigned uxPriority )
{
    TcbTask_t xTask;
    if( xKernel->uxTasks >= tcbMAX_TASKS || ( xTask = calloc( 1, sizeof( *xTask ) ) ) == NULL )
        return NULL;
    if( pcName != NULL )
        strncpy( xTask->pcName, pcName, tcbNAME_LENGTH - 1 );
    xTask->pxKernel = xKernel;
    xTask->uxPriority = uxPriority < tcbPRIORITIES ? uxPriority : tcbPRIORITIES - 1;
    xTask->xItem.pxOwner = xTask;
    prvListInsertEnd( &xKernel->xReady[ xTask->uxPriority ], &xTask->xItem );
    xKernel->uxTasks++;
    return xTask;
}

void vTcbTaskDelete( TcbTask_t xTask )
{
    TcbKernel_t xKernel = xTask->pxKernel;
    prvListRemove( &xTask->xItem );
    if( xKernel->pxCurrent == xTask )
        xKernel->pxCurrent = NULL;
    xKernel->uxTasks--;
    free( xTask );
}

TcbTask_t xTcbSelectNext( TcbKernel_t xKernel )
{
    unsigned uxPriority = tcbPRIORITIES;

    xKernel->pxCurrent = NULL;
    while( uxPriority-- > 0 )
    {
        List_t *pxList = &xKernel->xReady[ uxPriority ];
        if( pxList->uxCount > 0 )
        {
            pxList->pxIndex = pxList->pxIndex->pxNext;
            if( pxList->pxIndex == &pxList->xEnd )
                pxList->pxIndex = pxList->pxIndex->pxNext;
            xKernel->pxCurrent = pxList->pxIndex->pxOwner;
            xKernel->pxCurrent->ulRuns++;
            break;
        }
    }
    return xKernel->pxCurrent;
}

TcbTask_t xTcbCurrent( TcbKernel_t xKernel )
{
    return xKernel->pxCurrent;
}

void vTcbTaskSuspend( TcbTask_t xTask )
{
    if( eTcbTaskState( xTask ) != eTcbSuspended )
        prvBlock( xTask, &xTask->pxKernel->xSuspended );
}

void vTcbTaskResume( TcbTask_t xTask )
{
    if( eTcbTaskState( xTask ) == eTcbSuspended )
        prvMakeReady( xTask );
}

void vTcbTaskDelay( TcbTask_t xTask, unsigned long ulTicks )
{
    if( ulTicks > 0 && eTcbTaskState( xTask ) != eTcbSuspended )
    {
        xTask->ulDelay = ulTicks;
        prvBlock( xTask, &xTask->pxKernel->xDelayed );
    }
}

unsigned uxTcbTick( TcbKernel_t xKernel )
{
    ListItem_t *pxItem = xKernel->xDelayed.xEnd.pxNext;
    unsigned uxWoken = 0;
    while( pxItem != &xKernel->xDelayed.xEnd )
    {
        TcbTask_t xTask = pxItem->pxOwner;

        pxItem = pxItem->pxNext;
        if( --xTask->ulDelay == 0 )
        {
            prvMakeReady( xTask );
            uxWoken++;
        }
    }
    return uxWoken;
}

void vTcbTaskPrioritySet( TcbTask_t xTask, unsigned uxPriority )
{
    if( uxPriority >= tcbPRIORITIES )
        uxPriority = tcbPRIORITIES - 1;
    if( uxPriority != xTask->uxPriority && eTcbTaskState( xTask ) == eTcbReady )
        prvListTransfer( &xTask->pxKernel->xReady[ uxPriority ], &xTask->xItem );
    xTask->uxPriority = uxPriority;
}

unsigned uxTcbTaskPriorityGet( TcbTask_t xTask )
{
    return xTask->uxPriority;
}

eTcbState eTcbTaskState( TcbTask_t xTask )
{
    if( xTask->xItem.pxContainer == &xTask->pxKernel->xDelayed )
        return eTcbDelayed;
    return xTask->xItem.pxContainer == &xTask->pxKernel->xSuspended ? eTcbSuspended : eTcbReady;
}

const char *pcTcbTaskName( TcbTask_t xTask )
{
    return xTask->pcName;
}

unsigned long ulTcbTaskRuns( TcbTask_t xTask )
{
    return xTask->ulRuns;
}

unsigned uxTcbTaskCount( TcbKernel_t xKernel )
{
    return xKernel->uxTasks;
}
