import type { PointSchema } from '@foyer/sdk'

export { siteBorder } from '../kernel/foreign/site-border.ts'

const schemas = import.meta.glob<readonly PointSchema[]>('../plugins/*/point-schemas.ts', {
  eager: true,
  import: 'pointSchemas',
})

/** What each area says about its points, found automatically. */
export const pointSchemas: readonly PointSchema[] = Object.values(schemas).flat()
