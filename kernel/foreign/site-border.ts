import { HOME_PATHS, type PointSchema } from '@foyer/sdk'
import { createBorder } from '../host/checks/create-border.ts'
import type { Border } from '../host/core/border.ts'
import type { Host } from '../host/core/host.ts'
import { KNOWN_ROUTES } from '../host/checks/known-routes.ts'

/**
 * The border of the site's host. Loaded soon after hydration.
 *
 * @param browserNames global variables, as they were before any plugin that is not part of the first paint
 */
export const siteBorder = (
  host: Host,
  schemas: readonly PointSchema[],
  browserNames: readonly string[],
): Border =>
  createBorder(host, { schemas, browserNames, lockedPaths: [...HOME_PATHS, ...Object.keys(KNOWN_ROUTES)] })
