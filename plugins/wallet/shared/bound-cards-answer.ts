import { keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { BoundCard, BoundCards } from './bound-card.ts'
import { maskAccount } from './mask-account.ts'

/** Ids come as text or as numbers. */
const idAnswer = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.trim(),
  v.nonEmpty(),
)
const optionalText = v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), '')
/** Epoch milliseconds; `undefined` where it is missing, or no time that a date can have. */
const timeAnswer = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8.64e15))),
  undefined,
)

/** An entry of a list. Required: id and number. The number is masked here, whatever the gateway sends. */
const cardAnswer = (kindOfList: BoundCard['kind']) =>
  v.pipe(
    v.object({
      id: idAnswer,
      /** `PIX`: a Pix key; anything else: an account or a card at a bank. */
      type: optionalText,
      bankName: optionalText,
      accountNo: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      bindTime: timeAnswer,
    }),
    v.transform(({ id, type, bankName, accountNo, bindTime }): BoundCard => ({
      id,
      kind: kindOfList === 'bank' && type.toUpperCase() === 'PIX' ? 'pix' : kindOfList,
      name: bankName,
      masked: maskAccount(accountNo),
      boundAt: bindTime,
    })),
  )

/** Nobody has more cards of a list. */
const MAX_CARDS = 500

const cardsAnswer = (kind: BoundCard['kind']) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => keyedRowsOf(cardAnswer(kind), list, ({ id }) => `${kind} ${id}`, MAX_CARDS)),
  )
const optionalCards = (kind: BoundCard['kind']) =>
  v.optional(v.fallback(cardsAnswer(kind), { entries: [], refused: [] }), [])

/**
 * The bound cards, the latest first, from the lists that the counts name (EN-16); the shape is assumed. A bad entry, or a second
 * one with the same id, is dropped alone (EN-30).
 */
export const boundCardsAnswer = v.pipe(
  v.object({
    value: v.object({
      fullBankCardList: cardsAnswer('bank'),
      fullEWalletList: optionalCards('e-wallet'),
      fullVirtualWalletList: optionalCards('virtual-wallet'),
    }),
  }),
  v.transform(({ value }) => {
    const lists = Object.entries(value)
    return {
      entries: lists.flatMap(([, { entries }]) => entries),
      refused: lists.flatMap(([name, { refused }]) => refused.map((place) => `${name} ${place}`)),
    }
  }),
  v.transform(({ entries, refused }): BoundCards => ({
    cards: [...entries].sort((a, b) => (b.boundAt ?? 0) - (a.boundAt ?? 0)),
    refused,
  })),
)
