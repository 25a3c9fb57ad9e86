import type { PointSchema } from '@foyer/sdk'
import { siteBorder } from '../kernel/foreign/site-border.ts'
import type { Border } from '../kernel/host/core/border.ts'
import type { Host } from '../kernel/host/core/host.ts'

const schemas = import.meta.glob<readonly PointSchema[]>('../plugins/*/point-schemas.ts', {
  eager: true,
  import: 'pointSchemas',
})

/** What each area says about its points, found automatically. */
export const pointSchemas: readonly PointSchema[] = Object.values(schemas).flat()

/** The border of a page's host: see `siteBorder`. */
export const createSiteBorder = (host: Host, browserNames: readonly string[]): Border =>
  siteBorder(host, pointSchemas, browserNames)
