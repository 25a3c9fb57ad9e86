import type { ServedMerchant } from '../release/releases.ts'

/** What became of one merchant. `record`: its pages, or those that it keeps, if it has any. */
export type MerchantOutcome =
  | {
      readonly kind: 'baked'
      readonly record: ServedMerchant
      readonly pages: number
      /** Data that the pages lack, a line each: the browser asks for it. */
      readonly lacks: readonly string[]
    }
  /** It was not to be baked. */
  | { readonly kind: 'left'; readonly record: ServedMerchant | undefined }
  | {
      readonly kind: 'failed'
      readonly record: ServedMerchant | undefined
      readonly reasons: readonly string[]
    }

export interface BakeSummary {
  /** The release that was made and is in use; `undefined` where nothing was made. */
  readonly release: string | undefined
  readonly outcomes: ReadonlyMap<string, MerchantOutcome>
  /** Merchants that are served no longer. */
  readonly dropped: readonly string[]
}

/** Exit statuses of `npm run bake`. */
export const EXIT = {
  /** Every merchant's pages are of this bake. */
  complete: 0,
  /** Nothing was made. */
  failed: 1,
  /** Some merchants kept the pages of before, have none, or lack data of the gateway. */
  partial: 3,
} as const

export function exitStatus({ outcomes }: BakeSummary): number {
  const all = [...outcomes.values()]
  if (all.every(({ record }) => record === undefined)) return EXIT.failed
  const isPartial = all.some(
    (outcome) => outcome.kind === 'failed' || (outcome.kind === 'baked' && outcome.lacks.length > 0),
  )
  return isPartial ? EXIT.partial : EXIT.complete
}

/** Lines for the person who started the bake: counts, then each merchant that needs attention. */
export function summaryLines({ release, outcomes, dropped }: BakeSummary): readonly string[] {
  const all = [...outcomes]
  const count = (kind: MerchantOutcome['kind']): number =>
    all.filter(([, outcome]) => outcome.kind === kind).length
  const pages = all.reduce((sum, [, outcome]) => sum + (outcome.kind === 'baked' ? outcome.pages : 0), 0)
  const counts = [
    `baked ${count('baked')} merchants (${pages} pages)`,
    ...(count('left') > 0 ? [`${count('left')} left as they were`] : []),
    ...(count('failed') > 0 ? [`${count('failed')} FAILED`] : []),
  ].join(', ')
  return [
    `${counts}: ${release === undefined ? 'nothing to release' : `release ${release} is in use`}`,
    ...dropped.map((id) => `  ${id} is gone, and is no longer served`),
    ...all.flatMap(([id, outcome]) => {
      if (outcome.kind === 'failed')
        return [
          `  ${id} ${outcome.record ? 'keeps the pages that it has' : 'HAS NO PAGES'}:`,
          ...outcome.reasons.map((reason) => `    ${reason}`),
        ]
      if (outcome.kind === 'baked' && outcome.lacks.length > 0)
        return [`  ${id} is new and lacks data:`, ...outcome.lacks.map((reason) => `    ${reason}`)]
      return []
    }),
  ]
}
