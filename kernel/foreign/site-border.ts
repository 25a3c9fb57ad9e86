import type { PointSchema } from '@foyer/sdk'
import { createBorder } from '../host/checks/create-border.ts'
import type { Border } from '../host/core/border.ts'
import type { Host } from '../host/core/host.ts'

/**
 * The border of the site's host. Loaded soon after hydration.
 *
 * @param browserNames global variables, as they were before any plugin that is not part of the first paint
 */
export const siteBorder = (
  host: Host,
  schemas: readonly PointSchema[],
  browserNames: readonly string[],
): Border => createBorder(host, { schemas, browserNames })
