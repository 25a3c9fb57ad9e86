import { profileOf } from './merchants.ts'
import { defineChoice } from '../define-scenario.ts'
import type { MockMember } from './members.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

/** Which cards the members of a new world have. `odd`: the list holds bad entries as well. */
export const CARDS = defineChoice({
  name: 'cards',
  group: 'wallet',
  label: 'Payout accounts',
  otherwise: 'One',
  choices: { none: 'None', many: 'Forty', odd: 'Bad entries' },
})

/** A bound card of a member: what withdrawals are paid to. */
export interface MockCard {
  readonly id: string
  readonly kind: 'bank' | 'pix' | 'e-wallet' | 'virtual-wallet'
  /** Name of the bank or the wallet. */
  readonly bank?: string
  /** The number or the key, without the part that nobody may see. */
  readonly masked: string
  /** Epoch milliseconds. */
  readonly boundAt: number
}

interface Binding extends MockCard {
  /** Id of the member. */
  readonly member: string
  /** The whole number or key, to find it again. */
  readonly number: string
}

/** Name of the slice that the mocks of cards, counts and withdrawals share. */
const SLICE = 'cards'
const DAY_MS = 86_400_000
const MANY = 40
/** The bank of a first card, by currency. */
const FIRST_BANKS: Readonly<Record<string, string>> = {
  VND: 'Ngân hàng Sông Hương',
  MYR: 'Bank Melur',
  BRL: 'Banco Ipê',
}

function bindingsOf(world: World): Binding[] {
  const found = world.slices.get(SLICE)
  if (Array.isArray(found)) return found as Binding[]
  const bindings: Binding[] = []
  world.slices.set(SLICE, bindings)
  return bindings
}

/** What a member had before the world began: one card; a newcomer has none. */
function firstCards(world: World, { key, id, regDate }: MockMember): readonly MockCard[] {
  const cards = CARDS.of(world)
  if (cards === 'none' || key === 'newcomer' || key === 'registered') return []
  const currency = profileOf(world.merchant)?.currency ?? ''
  const card = (index: number): MockCard => ({
    id: `C${id}${index}`,
    ...(currency === 'BRL'
      ? { kind: 'pix', masked: `•••.456.${String(789 - index)}-••` }
      : { kind: 'bank', masked: `•••• ${String(4321 + index)}` }),
    bank: FIRST_BANKS[currency] ?? 'Harbour Bank',
    boundAt: regDate + DAY_MS + index,
  })
  return Array.from({ length: cards === 'many' ? MANY : 1 }, (_, index) => card(index))
}

/** The cards of a member, the latest first. */
export const cardsOf = (world: World, member: MockMember): readonly MockCard[] => [
  ...bindingsOf(world)
    .filter((binding) => binding.member === member.id)
    .map(({ id, kind, bank, masked, boundAt }) => ({
      id,
      kind,
      ...(bank !== undefined && { bank }),
      masked,
      boundAt,
    }))
    .reverse(),
  ...firstCards(world, member),
]

/** What became of a card: `known`: the member has bound it before; `taken`: another member has. */
export type BindOutcome = 'bound' | 'known' | 'taken'

/** Binds a card to a member. A number is bound once. */
export function bindCard(
  world: World,
  member: MockMember,
  card: Pick<Binding, 'kind' | 'bank' | 'masked' | 'number'>,
): BindOutcome {
  const bindings = bindingsOf(world)
  const known = bindings.find(({ kind, number }) => kind === card.kind && number === card.number)
  if (known) return known.member === member.id ? 'known' : 'taken'
  bindings.push({ ...card, id: `C${member.id}N${bindings.length}`, member: member.id, boundAt: worldTime() })
  return 'bound'
}
