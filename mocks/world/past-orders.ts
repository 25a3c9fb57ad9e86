import type { MockMember } from './members.ts'
import { REFUSALS } from './refusals.ts'
import type { MockOrder } from './order.ts'
import { worldTime } from './clock.ts'

const HOUR_MS = 3_600_000
/** A deposit or withdrawal every two days, over ninety days. */
const COUNT = 45
const STEP_HOURS = 48
const WITHDRAW_EVERY = 5
const REFUSED_EVERY = 9
/** The smallest usual amount: of currencies with large amounts, and of others. */
const UNITS: Readonly<Record<string, number>> = { VND: 50_000, IDR: 50_000, KHR: 20_000, MMK: 10_000 }
const SMALL_UNIT = 10
const LEVELS = [2, 4, 10, 1, 20, 6]

/** What a player ordered before the world began, the oldest first; a new member nothing. */
export function pastOrders({ id, key }: MockMember, currency: string): readonly MockOrder[] {
  if (key === 'newcomer' || key === 'registered') return []
  const now = worldTime()
  return Array.from({ length: COUNT }, (_, index): MockOrder => {
    const kind = index % WITHDRAW_EVERY === WITHDRAW_EVERY - 1 ? 'withdraw' : 'deposit'
    const refused = index % REFUSED_EVERY === REFUSED_EVERY - 1
    const placedAt = now - (COUNT - index) * STEP_HOURS * HOUR_MS + (index % 7) * HOUR_MS
    return {
      id: `${kind === 'deposit' ? 'D' : 'W'}${870_001 + index}`,
      member: id,
      kind,
      amount: String((UNITS[currency] ?? SMALL_UNIT) * (LEVELS[index % LEVELS.length] ?? 1)),
      method: kind === 'deposit' ? (currency === 'BRL' ? 'Pix' : 'QR') : '•••• 4821',
      placedAt,
      state: refused ? 'refused' : 'arrived',
      endedAt: placedAt + HOUR_MS / 4,
      ...(refused && { reason: REFUSALS[kind] }),
    }
  })
}
