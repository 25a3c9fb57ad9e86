import type { PointSchema } from '@foyer/sdk'
import type { Border } from '../kernel/host/core/border.ts'
import type { Host } from '../kernel/host/core/host.ts'
import { createBorder } from '../kernel/host/checks/create-border.ts'

const schemas = import.meta.glob<readonly PointSchema[]>('../plugins/*/point-schemas.ts', {
  eager: true,
  import: 'pointSchemas',
})

/** What each area says about its points, found automatically. */
export const pointSchemas: readonly PointSchema[] = Object.values(schemas).flat()

/**
 * The border of the site's host. Loaded soon after hydration.
 *
 * @param browserNames global variables, as they were before any plugin that is not part of the first paint
 */
export const createSiteBorder = (host: Host, browserNames: readonly string[]): Border =>
  createBorder(host, { schemas: pointSchemas, browserNames })
