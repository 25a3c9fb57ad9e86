import { type Navigation, NAVIGATION, type Reachability, REACHABILITY } from '@foyer/sdk'
import { ScreenSkeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
/* eslint-disable boundaries/dependencies -- a player sees the site's own, so a story shows those */
import { fallbackNav } from '../../app/shell/fallback-nav.tsx'
import { ScreenFailed } from '../../app/shell/screen-failed.tsx'
/* eslint-enable boundaries/dependencies */
import { frameBottom } from '../../plugins/site/contract.ts'
import type { Face } from './faces.ts'
import type { FaultRun } from './fault-run.ts'

/** What the site shows in place of a component. */
export interface StandIns {
  /** While its code loads; nothing by default. */
  readonly fallback?: ReactNode
  /** Where it has failed; by default a line with another try. */
  readonly errorFallback?: ReactNode
}

/**
 * The stand-ins that the site's shell gives: for screens, and for the tab bar. Another slot's owner may give some too, which only
 * its own code knows.
 */
export function standInsOf({ route, point }: Face, plugin: string, { view, services }: FaultRun): StandIns {
  if (point === frameBottom.id) return { errorFallback: fallbackNav(plugin) }
  if (!route) return {}
  const shell = {
    navigation: services[NAVIGATION] as Navigation,
    reachability: services[REACHABILITY] as Reachability,
    view,
    reference: 'F4ULT5',
    baked: { build: 'story' },
  }
  return {
    fallback: <ScreenSkeleton shape={route.skeleton} />,
    errorFallback: <ScreenFailed plugin={plugin} services={shell} />,
  }
}
