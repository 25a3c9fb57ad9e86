import { randomId, useDraft } from '@foyer/sdk'

/** Ids of the orders whose outcome is not known. */
export interface OrderIds {
  /** The id of an order of these goods: a new one, unless the outcome of an earlier attempt is unknown. */
  readonly idFor: (goods: string) => string
  /** The gateway has answered: another order of these goods is a new one. */
  readonly clear: (goods: string) => void
}

type Pending = { readonly ids: string }
const NONE: Pending = { ids: '' }

/**
 * An order whose answer was lost has the same id, also when the sheet is closed and after a reload of the tab: whenever the player
 * tries again, points are spent once.
 */
export function useOrderIds(): OrderIds {
  const [pending, setPending] = useDraft('orders', NONE)
  return {
    idFor(goods) {
      const known = readIds(pending.ids).get(goods)
      if (known !== undefined) return known
      const id = randomId()
      setPending((before) => writeIds(readIds(before.ids).set(goods, id)))
      return id
    },
    clear: (goods) =>
      setPending((before) => {
        const ids = readIds(before.ids)
        return ids.delete(goods) ? writeIds(ids) : before
      }),
  }
}

const writeIds = (ids: ReadonlyMap<string, string>): Pending => ({ ids: JSON.stringify([...ids]) })

/** What a tab has stored may have been changed by anybody. */
function readIds(text: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    const rows: readonly unknown[] = Array.isArray(stored) ? stored : []
    return new Map(
      rows.flatMap((row) =>
        Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'string'
          ? [[row[0], row[1]] as const]
          : [],
      ),
    )
  } catch {
    return new Map()
  }
}
