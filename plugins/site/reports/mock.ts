import * as v from 'valibot'
import { defineMock, failure } from '../../../mocks/define-mock.ts'
import type { ReportBatch } from '../contract.ts'

/** Reports of one call. */
const BATCH_MOST = 10
/** The number of batches that are stored; the oldest are dropped. */
const STORED_BATCHES = 200

const text = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(200), v.regex(pattern))
/** A pattern of a path, or `none`: no query, no fragment. */
const route = text(/^(?:none|\/[\w/:*?-]*)$/)
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const report = v.variant('kind', [
  v.strictObject({
    kind: v.literal('vital'),
    route,
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.minValue(0)),
    navigation: text(/^[a-z-]+$/),
  }),
  v.strictObject({
    kind: v.literal('error'),
    route,
    code: text(/^[A-Z-]+$/),
    plugin: v.optional(text(/^[a-z\d.-]+$/)),
    phase: v.optional(text(/^[a-z-]+$/)),
    count,
  }),
  v.strictObject({
    kind: v.literal('policy'),
    route,
    directive: text(/^[a-z-]+$/),
    blocked: text(/^(?:[a-z-]+:?|(?:https?|wss?):\/\/[^/?#@\s]+)$/),
    count,
  }),
])
const batch = v.strictObject({
  build: text(/^[\w.-]+$/),
  merchant: text(/^\w+$/),
  connection: v.picklist(['slow-2g', '2g', '3g', '4g', 'unknown']),
  saveData: v.boolean(),
  reports: v.pipe(v.array(report), v.minLength(1), v.maxLength(BATCH_MOST)),
})

interface Slice {
  /** As they arrived, newest last. */
  readonly batches: ReportBatch[]
  /** The number of calls that were refused. */
  refused: number
}

/**
 * Stores the reports of pages, and refuses whatever a report must not have. The calls bring no cookie, which is what names
 * a world: the reports of all worlds of a merchant are in its default one, `/__gateway/world?world=default-<merchant>`, and
 * a fault for them is set there.
 */
export default defineMock<Slice>({
  id: 'site.reports',
  initial: () => ({ batches: [], refused: 0 }),
  routes: [
    {
      id: 'reports.send',
      method: 'POST',
      path: '/wps/system/reports',
      reply({ body, request, slice }) {
        const refused =
          request.headers.has('cookie') ||
          request.headers.has('authorization') ||
          request.headers.has('referer')
        const parsed = v.safeParse(batch, body)
        if (refused || !parsed.success) {
          slice.refused++
          const why = parsed.success
            ? 'A report comes without cookie, token and referrer'
            : v.flatten(parsed.issues)
          return failure('reports.invalid', JSON.stringify(why), { status: 400 })
        }
        // The schema's type differs from the plugin's in fields that may be absent or undefined.
        slice.batches.push(parsed.output as ReportBatch)
        if (slice.batches.length > STORED_BATCHES) slice.batches.shift()
        return new Response(null, { status: 204 })
      },
    },
  ],
})
