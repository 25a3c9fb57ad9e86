import type { MockMember } from './members.ts'
import type { MockOrder } from './order.ts'

const MANY = 1_000
const HOUR_MS = 3_600_000

/** A long history, the newest order first. */
export const manyOrders = ({ id }: MockMember, now: number): readonly MockOrder[] =>
  Array.from({ length: MANY }, (_, index): MockOrder => {
    const kind = index % 3 === 2 ? 'withdraw' : 'deposit'
    const placedAt = now - (index + 1) * 5 * HOUR_MS
    return {
      id: `${kind === 'deposit' ? 'D' : 'W'}${790_000 - index}`,
      member: id,
      kind,
      amount: String((index % 40) * 50_000 + 50_000),
      method: kind === 'deposit' ? 'QR' : '•••• 4821',
      placedAt,
      state: 'arrived',
      endedAt: placedAt + HOUR_MS,
    }
  })
